import type { Colour } from '../../../engine/games/aquasphere/components.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { LastTurnWords } from '../../headline.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Part } from '../../parts.ts';
import { signed } from '../../pills.ts';
import type { AquaSphereLook, Said } from './messages.ts';
import { SIGNS } from './pieces.ts';
import { cardSprite } from './sprites.ts';
import { actedIn, pointsOf, tookControl, type Told } from './turn.ts';
import { isAtLine } from './words.ts';

/** The last turn as one line: who, where, what, and what it earned; after a scoring what everybody got. */
export function lastTurnWords(view: AquaSphereView, told: Told, look: AquaSphereLook): LastTurnWords {
  if (told.scored) return scoring(view, told, look);
  const { seat } = told;
  const deeds = deedsOf(told, look);
  const who = look.say(whoAndWhere(told));
  const name = look.say({ key: 'turn.who', with: { seat } });
  const lost = told.lost
    .filter((loss) => loss.seat === seat)
    .map(({ points, line }) => look.say({ key: 'turn.stops', with: { points, line } }));
  const gains = gainsOf(told, { size: 34, star: 'star' });
  const isNothing = gains.length === 0 && lost.length === 0 && !told.passed && !isAtLine(view, seat);
  const nothing = isNothing ? [look.say({ key: 'turn.nothing' })] : [];
  // what a bot can do its chip says too
  const [first] = deeds;
  const bots = first?.brief === undefined ? [] : [{ ...first, words: first.brief }];
  const line = (
    whose: string,
    [main, ...more]: readonly Deed[],
    less: readonly string[],
    ...end: string[]
  ): Part[] => {
    const said = [...(main === undefined ? [] : [main]), ...less.map((words) => ({ words })), ...more];
    const parts = [...said, ...end.map((words) => ({ words }))].flatMap(({ words, sign }: Deed, nth) => [
      `${nth === 0 ? whose : ', '}${words}`,
      ...(sign === undefined ? [] : [{ sign, size: 42 }]),
    ]);
    return [...joined(parts), ...(gains.length > 0 ? [', ', ...gains] : [])];
  };
  return {
    seat,
    // its token says who, where a long name leaves no room
    wordings: [
      line(who, deeds, lost, ...nothing),
      line(who, deeds, lost),
      line(who, deeds.slice(0, 2), lost),
      line(who, deeds.slice(0, 1), lost),
      ...bots.flatMap((bot) => [line(who, [bot], lost, ...nothing), line(who, [bot], lost)]),
      line(name, deeds.slice(0, 1), lost),
      line('', deeds.slice(0, 1), lost),
      ...bots.map((bot) => line('', [bot], lost)),
      ...(lost.length === 0 ? [] : [line(who, deeds.slice(0, 1), []), line('', deeds.slice(0, 1), [])]),
    ],
  };
}

interface Deed {
  readonly words: string;
  /** Where there is no room for all its words. */
  readonly brief?: string;
  /** As it lies on the board. */
  readonly sign?: string;
}

/** Words that follow one another are one text. */
function joined(parts: readonly Part[]): Part[] {
  const made: Part[] = [];
  for (const part of parts) {
    const before = made.at(-1);
    if (typeof part === 'string' && typeof before === 'string') made.splice(-1, 1, before + part);
    else made.push(part);
  }
  return made;
}

/** The one that lay on top where it acted. */
function cardTaken(told: Told): string | undefined {
  const [top] = told.before.ring.find(({ letter }) => letter === actedIn(told))?.research ?? [];
  return top === undefined ? undefined : cardSprite(top);
}

/** What the turn brought. */
export function gainsOf(
  told: Told,
  { size, star }: { readonly size: number; readonly star: 'star' | 'star:seat' },
): Part[] {
  const { seat, module, gained } = told;
  const won = pointsOf(told, seat);
  const goods = [
    { got: gained.time, sign: 'clock' },
    { got: gained.crystals, sign: 'crystals' },
    { got: module === undefined ? 0 : 1, sign: 'module' },
  ].filter(({ got }) => got > 0);
  return [
    ...goods.flatMap(({ got, sign }): Part[] => [signed(got), { sign, size }]),
    ...(won === 0 ? [] : [signed(won), { sign: star, size: size * 0.85 }]),
  ];
}

function whoAndWhere({ seat, walked }: Told): Said {
  if (walked === undefined) return { key: 'turn.who', with: { seat } };
  const { from, to } = walked;
  return from === to
    ? { key: 'turn.where', with: { seat, sector: to } }
    : { key: 'turn.goes', with: { seat, from, sector: to } };
}

/** Events name colours as words do; a set may have no others. */
function colourOf({ colour }: { readonly colour: string }): Colour {
  if (!isColour(colour)) throw new Error(`no programming colour ${colour}`);
  return colour;
}

function isColour(colour: string): colour is Colour {
  return colour in SIGNS;
}

/** The main thing first. */
function deedsOf(told: Told, look: AquaSphereLook): Deed[] {
  const acted = actedIn(told) !== undefined;
  const bot = told.programmed;
  const card = told.card === undefined ? undefined : cardTaken(told);
  const say = (message: Said): Deed => ({ words: look.say(message) });
  const deeds: (Deed | false)[] = [
    told.passed && say({ key: 'turn.passed' }),
    told.module !== undefined && say({ key: 'turn.module' }),
    told.catch !== undefined && say({ key: 'turn.octopods', with: { number: told.catch.number } }),
    told.submarine !== undefined && say({ key: 'turn.submarine' }),
    told.card !== undefined && { ...say({ key: 'turn.card' }), ...(card !== undefined && { sign: card }) },
    bot !== undefined && programmed(bot, look),
    acted &&
      told.crystals !== undefined &&
      say({ key: 'turn.crystals', with: { number: told.crystals.got } }),
    acted && told.time !== undefined && say({ key: 'turn.time', with: { number: told.time.got } }),
    told.line !== undefined && say({ key: 'turn.line' }),
    tookControl(told) && say({ key: 'turn.control' }),
    told.income !== undefined && say({ key: 'turn.income', with: { number: told.income.got } }),
    told.returned !== undefined && say({ key: bot === undefined ? 'turn.returnsOne' : 'turn.returns' }),
  ];
  const done = deeds.filter((deed) => deed !== false);
  return done.length > 0 || told.lost.length > 0 ? done : [say({ key: 'turn.thinks' })];
}

/** How, and what for; the same sign lies on the plate and, where a room was entered, hangs there. */
function programmed(bot: NonNullable<Told['programmed']>, look: AquaSphereLook): Deed {
  const brief = how(bot, look);
  const colour = colourOf(bot);
  return { words: `${brief} ${look.say({ key: `turn.ready.${colour}` })}`, brief, sign: `chip:${colour}` };
}

function how({ by }: NonNullable<Told['programmed']>, look: AquaSphereLook): string {
  return look.say({ key: by.key === 'by-purchase' ? 'turn.buys' : 'turn.programs' });
}

function earned(points: number): Part {
  return points === 0 ? '0' : { words: signed(points), colour: 'warm' };
}

function scoring(view: AquaSphereView, told: Told, look: AquaSphereLook): LastTurnWords {
  // what everybody got stands on the plates
  if (!told.over) {
    const { round } = told.before;
    const keys = ['turn.scoredFor', 'turn.scoring'] as const;
    return { nobody: true, wordings: keys.map((key) => [look.say({ key, with: { round } })]) };
  }
  const title = look.say({ key: 'turn.finalScoring' });
  const seats = view.players.flatMap((_, seat): Part[] => [
    '   ',
    { sign: tokenName(seat) },
    earned(pointsOf(told, seat)),
  ]);
  return { nobody: true, wordings: [[title, ...seats], seats] };
}
