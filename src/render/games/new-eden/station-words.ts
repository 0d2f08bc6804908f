import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import type { DescribedLine } from '../../game-scene.ts';
import { whose } from './asked.ts';
import { FACTS } from './facts.ts';
import { cardDetail } from './offer-words.ts';
import { EXTENSIONS, OUTSIDE_ARMS } from './order.ts';
import { stationOfStanding } from './result.ts';
import type { EdenLook, Said } from './messages.ts';

/** Says with the first letter large: lines of the text board begin like sentences. */
function saying(look: EdenLook): (message: Said, facts: readonly string[]) => DescribedLine {
  return (message, facts) => {
    const text = look.say(message);
    return { text: text.charAt(0).toLocaleUpperCase(look.locale) + text.slice(1), facts };
  };
}

/** Or that they are behind the screen. */
export function coinsLine(look: EdenLook, station: number, of: StationView): DescribedLine {
  const { coins } = of;
  const message: Said = coins === undefined ? { key: 'has.screen' } : { key: 'has.coins', with: { coins } };
  return saying(look)(message, [FACTS.coins(station, of)]);
}

function figures(view: View, look: EdenLook, station: number, of: StationView): DescribedLine[] {
  const say = saying(look);
  const { score, damage, marker, stable, dome, spent, value, passed } = of;
  const { damageMost } = view.printed;
  return [
    say({ key: 'has.points', with: { points: score } }, [FACTS.score(station, of)]),
    say({ key: 'has.damage', with: { damage, most: damageMost, marker, stable: stable ? 1 : 0 } }, [
      FACTS.damage(station, of),
      FACTS.marker(station, of),
    ]),
    say({ key: 'has.value', with: { points: value } }, [FACTS.value(station, of)]),
    coinsLine(look, station, of),
    ...(of.deepThought ? [] : [say({ key: 'has.dome', with: { deeples: dome } }, [])]),
    ...(spent === 0 ? [] : [say({ key: 'has.spent', with: { deeples: spent } }, [FACTS.spent(station, of)])]),
    say(passed > 0 ? { key: 'has.passed', with: { place: passed } } : { key: 'has.notPassed' }, [
      FACTS.passed(station, of),
      FACTS.dome(station, of),
      FACTS.chosen(station, of),
    ]),
    ...(of.droppedAll ? [say({ key: 'has.droppedAll' }, [FACTS.droppedAll(station)])] : []),
  ];
}

function moduleLines(view: View, look: EdenLook, station: number, of: StationView): DescribedLine[] {
  return OUTSIDE_ARMS.flatMap((arm) =>
    of.outside[arm].map((module, at) => {
      const { id, lying, seated, activated } = module;
      const { sites = 0, marker = 0 } = view.printed.parts[id] ?? {};
      const words = [
        look.say({ key: 'has.module', with: { position: at + 1, card: id, lying, seated, sites } }),
        cardDetail(view, look, id),
        ...(marker === 0 ? [] : [look.say({ key: 'has.marker', with: { n: marker } })]),
        ...(activated ? [look.say({ key: 'has.activated' })] : []),
      ];
      return { text: words.join('; '), facts: [FACTS.module(station, at + 1, module)] };
    }),
  );
}

function cardLines(view: View, look: EdenLook, station: number, of: StationView): DescribedLine[] {
  const words = (id: string): string => `${look.name('card', id)}: ${cardDetail(view, look, id)}`;
  return [
    ...of.oxygen.map(({ id, used }) => ({
      text: words(id) + (used ? `; ${look.say({ key: 'has.used' })}` : ''),
      facts: [FACTS.tank(station, id, used)],
    })),
    ...[...of.shipyard, ...of.research].map((id) => ({ text: words(id), facts: [FACTS.card(station, id)] })),
  ];
}

function fixtures(view: View, look: EdenLook, station: number, of: StationView): DescribedLine[] {
  const say = saying(look);
  const { plantUses: used, nextPlantDamage: damage } = of;
  return [
    ...EXTENSIONS.map((extension) => {
      const built = of.extensions.includes(extension);
      return say({ key: built ? 'has.extension' : 'has.noExtension', with: { extension } }, [
        FACTS.extension(station, extension, built),
      ]);
    }),
    say(
      {
        key: 'has.plant',
        with: { used, most: view.printed.plantUses, ...(damage !== undefined && { damage }) },
      },
      [FACTS.plant(station, of)],
    ),
  ];
}

function resultLines(view: View, look: EdenLook, station: number): DescribedLine[] {
  const standing = view.standings.find((one) => stationOfStanding(view, one) === station);
  if (!view.over || standing === undefined) return [];
  const { total, rank, lines } = standing;
  return [
    {
      text: look.say({ key: 'has.result', with: { total, rank } }),
      facts: [FACTS.result(station, 'total', total), FACTS.result(station, 'rank', rank)],
    },
    ...lines.map(({ key, points }) => ({
      text: look.say({ key: 'has.line', with: { line: { key }, points } }),
      facts: [FACTS.result(station, key, points)],
    })),
  ];
}

export function stationLines(view: View, look: EdenLook, station: number): DescribedLine[] {
  const of = view.stations[station];
  if (of === undefined) return [];
  return [
    ...resultLines(view, look, station),
    ...figures(view, look, station, of),
    ...moduleLines(view, look, station, of),
    ...cardLines(view, look, station, of),
    ...fixtures(view, look, station, of),
  ];
}

/** The figures that matter, in one sentence. */
export function altStation(view: View, look: EdenLook, station: number): string {
  const of = view.stations[station];
  if (of === undefined) return '';
  const { damage, marker, stable, score } = of;
  const standing = view.standings.find((one) => stationOfStanding(view, one) === station);
  const points = view.over ? (standing?.total ?? score) : score;
  const fields = { points, damage, most: view.printed.damageMost, marker, stable: stable ? 1 : 0 };
  return `${look.say({ key: 'alt.station', with: { ...whose(view, station), ...fields } })}.`;
}

/** What the station has, in counts. */
export function altDetails(view: View, look: EdenLook, station: number): string {
  const of = view.stations[station];
  if (of === undefined) return '';
  const unused = of.oxygen.filter(({ used }) => !used).map(({ id }) => id);
  const parts: (Said | undefined)[] = [
    of.deepThought ? undefined : { key: 'alt.dome', with: { deeples: of.dome } },
    unused.length === 0 ? undefined : { key: 'alt.oxygen', with: { cards: unused } },
    ...OUTSIDE_ARMS.map((arm): Said | undefined => {
      const modules = of.outside[arm];
      const fresh = modules.filter(({ activated }) => !activated).length;
      return modules.length === 0
        ? undefined
        : { key: 'alt.arm', with: { arm, count: modules.length, ...(fresh > 0 && { fresh }) } };
    }),
    of.shipyard.length === 0
      ? undefined
      : { key: 'alt.arm', with: { arm: 'shipyard', count: of.shipyard.length } },
    of.research.length === 0 ? undefined : { key: 'alt.research', with: { count: of.research.length } },
    { key: 'alt.extensions', with: { count: of.extensions.length } },
    of.deepThought ? undefined : { key: 'alt.plant', with: { count: of.plantUses } },
    of.passed === 0 ? undefined : { key: 'has.passed', with: { place: of.passed } },
  ];
  const who = look.say({ key: 'alt.who', with: whose(view, station) });
  return `${who}${parts.flatMap((part) => (part === undefined ? [] : [look.say(part)])).join(', ')}.`;
}
