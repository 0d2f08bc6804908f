import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { Look } from '../../game-scene.ts';
import type { LastTurnWords } from '../../headline.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Part } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { actedIn, pointsOf, tookControl, type Told } from './turn.ts';

/** The last turn as one line: who, where, what, and what it earned; after a scoring what everybody got. */
export function lastTurnWords(view: AquaSphereView, told: Told, look: Look): LastTurnWords {
  if (told.scored) return scoring(view, told, look);
  const say = (key: string, fields: Readonly<Record<string, string | number>> = {}): string =>
    look.say({ key, with: fields });
  const { seat } = told;
  const deeds = deedsOf(told, say);
  const where = actedIn(told);
  const who = where === undefined ? say('turn.who', { seat }) : say('turn.where', { seat, sector: where });
  const won = pointsOf(told, seat);
  const points: Part[] = won === 0 ? [] : [', ', { words: signed(won), colour: 'warm' }, { sign: 'star' }];
  const line = (words: readonly string[]): Part[] => [`${who}${words.join(', ')}`, ...points];
  return { seat, wordings: [line(deeds), line(deeds.slice(0, 2)), line(deeds.slice(0, 1))] };
}

/** The main thing first. */
function deedsOf(
  told: Told,
  say: (key: string, fields?: Readonly<Record<string, string | number>>) => string,
): string[] {
  const acted = actedIn(told) !== undefined;
  const deeds = [
    told.passed && say('turn.passed'),
    told.module !== undefined && say('turn.module'),
    told.catch !== undefined && say('turn.octopods', { number: told.catch.number }),
    told.submarine !== undefined && say('turn.submarine'),
    told.card !== undefined && say('turn.card'),
    told.programmed !== undefined && say('turn.programs', { colour: told.programmed.colour }),
    acted && told.crystals !== undefined && say('turn.crystals', { number: told.crystals.got }),
    acted && told.time !== undefined && say('turn.time', { number: told.time.got }),
    tookControl(told) && say('turn.control'),
    told.returned !== undefined && say('turn.returns', { colour: told.returned.colour }),
  ].filter((deed) => deed !== false);
  return deeds.length > 0 ? deeds : [say('turn.thinks')];
}

function scoring(view: AquaSphereView, told: Told, look: Look): LastTurnWords {
  const title = look.say(
    told.over ? { key: 'turn.finalScoring' } : { key: 'turn.scoring', with: { round: told.before.round } },
  );
  const seats = view.players.flatMap((_, seat): Part[] => [
    '   ',
    { sign: tokenName(seat) },
    { words: signed(pointsOf(told, seat)), colour: 'warm' },
  ]);
  return { nobody: true, wordings: [[title, ...seats], seats] };
}
