import type { Thinking } from '../ai/thinking.ts';
import type { AnyGame, AnyRulebook, ComponentSetId } from '../engine/core/contract.ts';
import type { Result } from '../engine/core/result.ts';
import type { AnyGameTexts } from '../i18n/game-texts.ts';
import type { Handbook } from '../i18n/handbook.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Animations } from '../render/animations.ts';
import type { Drawings } from '../render/drawing.ts';
import type { AnyGameScene } from '../render/game-scene.ts';
import type { Clock } from '../table/clock.ts';
import type { SettingsBook } from '../table/settings-book.ts';
import type { Tables } from '../table/tables.ts';
import type { Request } from './request.ts';

/** One game as this bot offers it: rules, words, drawing, and the component sets that are loaded. */
export interface OfferedGame {
  readonly rulebook: AnyRulebook;
  /** with the default set: for what does not depend on a table */
  readonly game: AnyGame;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
  readonly scene: AnyGameScene;
  readonly handbook?: Handbook;
  readonly sets: readonly ComponentSetId[];
}

export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Small things the bot remembers beside its tables, as: this server was greeted. */
export interface Notes {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

/** What became of one interaction. */
export interface InteractionFacts {
  readonly kind: Request['kind'];
  /** 'lost': Discord did not take the acknowledgement, and nothing was done */
  readonly outcome: 'answered' | 'failed' | 'lost';
  /** in seconds since it came: until Discord took the acknowledgement, and the answer's words */
  readonly acknowledged?: number;
  readonly answered?: number;
}

export interface Backup {
  readonly name: string;
  readonly bytes: number;
}

/** What all commands work with. */
export interface Services {
  readonly games: ReadonlyMap<string, OfferedGame>;
  readonly tables: Tables;
  readonly drawings: Drawings;
  readonly animations: Pick<Animations, 'animate'>;
  readonly thinking: Pick<Thinking, 'decide' | 'advise' | 'expect'>;
  readonly notes: Notes;
  readonly settings: SettingsBook;
  readonly clock: Clock;
  readonly log: Log;
  /** a copy of everything that is saved, now; the file stays where it is made. Absent: it is in a database with its own ways */
  readonly backUp?: () => Promise<Result<Backup, string>>;
  /** told of each interaction at its end */
  readonly measured: (facts: InteractionFacts) => void;
}

/** The only game there is, where there is only one. */
export function onlyGame({ games }: Pick<Services, 'games'>): string | undefined {
  const [first, ...others] = games.keys();
  return others.length === 0 ? first : undefined;
}

export function offeredGame(services: Pick<Services, 'games'>, gameId: string): OfferedGame {
  const offered = services.games.get(gameId);
  if (offered === undefined) throw new RangeError(`no game ${gameId}`);
  return offered;
}
