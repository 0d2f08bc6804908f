import { fileURLToPath } from 'node:url';
import type {
  AnyRulebook,
  ComponentSet,
  CoreState,
  GameEvent,
  Msg,
  Rulebook,
} from '../engine/core/contract.ts';
import type { AnyGuide, Guide } from '../engine/core/guide.ts';
import type { AnyGameTexts } from '../i18n/game-texts.ts';
import type { Handbook } from '../i18n/handbook.ts';
import type { Locale } from '../i18n/locale.ts';
import type { AnyGameScene, GameScene } from '../render/game-scene.ts';

/** A game as one value: everything that the rooms get of it. A game of a test comes in by the same door. */
export interface GamePackage {
  /** its messages are those of the rules and of the picture */
  readonly rulebook: AnyRulebook;
  readonly scene: AnyGameScene;
  readonly texts: Readonly<Record<Locale, AnyGameTexts>>;
  /** how it is taught, and its rules for players; a game of a test can do without */
  readonly handbook?: Handbook;
  /** the shipped component sets; the owner's own are in the data folder */
  readonly setFolder: string;
  /** what helps the search to play it well (docs/opponents.md) */
  guide?(set: ComponentSet<unknown>): AnyGuide;
}

interface Parts<C, S extends CoreState, A, E extends GameEvent, V, Said extends Msg> extends Pick<
  GamePackage,
  'texts' | 'handbook'
> {
  readonly rulebook: Rulebook<C, S, A, E, V>;
  /** draws the views of this rulebook, no others */
  readonly scene: GameScene<V, Said>;
  readonly setFolder?: string;
  readonly guide?: (set: ComponentSet<C>) => Guide<S, A>;
}

export function gamePackage<C, S extends CoreState, A, E extends GameEvent, V, Said extends Msg>({
  rulebook,
  scene,
  texts,
  handbook,
  guide,
  setFolder = fileURLToPath(new URL(`../../components/${rulebook.id}/`, import.meta.url)),
}: Parts<C, S, A, E, V, Said>): GamePackage {
  const messages = { ...rulebook.messages, ...scene.messages };
  const taught = handbook === undefined ? {} : { handbook };
  const unguided: GamePackage = {
    rulebook: { ...rulebook, messages },
    scene,
    texts,
    ...taught,
    setFolder,
  };
  // as: a set that was checked by this game's rulebook
  return guide === undefined ? unguided : { ...unguided, guide: (set) => guide(set as ComponentSet<C>) };
}
