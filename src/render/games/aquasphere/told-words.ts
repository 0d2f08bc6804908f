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

/** The last turn as one line: who, where, what, and what it earned; after a scoring what everybody got. */
export function lastTurnWords(view: AquaSphereView, told: Told, look: AquaSphereLook): LastTurnWords {
  if (told.scored) return scoring(view, told, look);
  const { seat } = told;
  const deeds = deedsOf(view, told, look);
  const who = look.say(whoAndWhere(told));
  const earned = gainsOf(told, { size: 34, star: 'star' });
  // the same sign lies on the plate and, where a room was entered, hangs there
  const chip: readonly Part[] =
    told.programmed === undefined
      ? cardTaken(told)
      : [{ sign: `chip:${colourOf(told.programmed)}`, size: 42 }];
  const isNothing = earned.length === 0 && told.lost === 0 && !told.passed;
  const nothing = isNothing ? [`, ${look.say({ key: 'turn.nothing' })}`] : [];
  const bots = told.programmed === undefined ? [] : [[how(told.programmed, look)]];
  const gains: readonly Part[] = earned.length > 0 ? [', ', ...earned] : [];
  const line = ([first = '', ...more]: readonly string[], whose = who): Part[] => {
    const rest = more.map((deed) => `, ${deed}`).join('');
    const words = chip.length === 0 ? [`${whose}${first}${rest}`] : [`${whose}${first}`, ...chip, rest];
    return [...words.filter((part) => part !== ''), ...gains];
  };
  return {
    seat,
    // its token says who, where a long name leaves no room
    wordings: [
      [...line(deeds), ...nothing],
      line(deeds),
      line(deeds.slice(0, 2)),
      line(deeds.slice(0, 1)),
      // what a bot can do its chip says too
      ...bots.flatMap((words) => [[...line(words), ...nothing], line(words)]),
      line(deeds.slice(0, 1), ''),
      ...bots.map((words) => line(words, '')),
    ],
  };
}

/** The one that lay on top where it acted. */
function cardTaken(told: Told): Part[] {
  const { before, card } = told;
  const [top] = before.ring.find(({ letter }) => letter === actedIn(told))?.research ?? [];
  return card === undefined || top === undefined ? [] : [{ sign: cardSprite(top), size: 42 }];
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
function deedsOf(view: AquaSphereView, told: Told, look: AquaSphereLook): string[] {
  const acted = actedIn(told) !== undefined;
  const bot = told.programmed;
  const deeds: (Said | string | false)[] = [
    told.passed && { key: 'turn.passed' },
    told.module !== undefined && { key: 'turn.module' },
    told.catch !== undefined && { key: 'turn.octopods', with: { number: told.catch.number } },
    told.submarine !== undefined && { key: 'turn.submarine' },
    told.card !== undefined && { key: 'turn.card' },
    bot !== undefined && programmed(bot, look),
    acted && told.crystals !== undefined && { key: 'turn.crystals', with: { number: told.crystals.got } },
    acted && told.time !== undefined && { key: 'turn.time', with: { number: told.time.got } },
    // why there were fewer points, or none
    told.line !== undefined && { key: 'turn.line' },
    told.lost > 0 && {
      key: 'turn.stops',
      with: { points: told.lost, line: (view.players[told.seat]?.space ?? 0) + 1 },
    },
    tookControl(told) && { key: 'turn.control' },
    told.income !== undefined && { key: 'turn.income', with: { number: told.income.got } },
    told.returned !== undefined && { key: 'turn.returns' },
  ];
  const done = deeds.filter((deed) => deed !== false);
  return done.length > 0
    ? done.map((deed) => (typeof deed === 'string' ? deed : look.say(deed)))
    : [look.say({ key: 'turn.thinks' })];
}

/** How, and what for. */
function programmed(bot: NonNullable<Told['programmed']>, look: AquaSphereLook): string {
  return `${how(bot, look)} ${look.say({ key: `turn.ready.${colourOf(bot)}` })}`;
}

function how({ by }: NonNullable<Told['programmed']>, look: AquaSphereLook): string {
  return look.say({ key: by.key === 'by-purchase' ? 'turn.buys' : 'turn.programs' });
}

function earned(points: number): Part {
  return points === 0 ? '0' : { words: signed(points), colour: 'warm' };
}

function scoring(view: AquaSphereView, told: Told, look: AquaSphereLook): LastTurnWords {
  const title = look.say(
    told.over ? { key: 'turn.finalScoring' } : { key: 'turn.scoring', with: { round: told.before.round } },
  );
  // what everybody got stands on the plates
  if (!told.over) {
    const reasons = look.say({ key: 'turn.scoredFor' });
    return { nobody: true, wordings: [[`${title}: ${reasons}`], [title]] };
  }
  const seats = view.players.flatMap((_, seat): Part[] => [
    '   ',
    { sign: tokenName(seat) },
    earned(pointsOf(told, seat)),
  ]);
  return { nobody: true, wordings: [[title, ...seats], seats] };
}
