import type { Msg } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Answer } from './answers.ts';
import { bottlesOf, EXTENSION_OCTOPUS, EXTENSION_TANK, EXTENSIONS, type Extension } from './components.ts';
import { takeDamage } from './damage.ts';
import { refuse, say } from './messages.ts';
import { coinsMissing, gainCoins, gainDeeples, gainPoints, payCoins } from './purse.ts';
import { researchOf } from './station.ts';
import { stationOf, type Position, type Station } from './state.ts';

/* NED-FREE-1: any number, at the moments at which a question lists them; the question stays. */

/** What the next use of the plant gives and costs: NED-FREE-2 with NED-RES-1A1, 1A2, 1A3. */
export function nextPlantUse(
  { components }: Position,
  station: Station,
): { coins: number; damage: number; points: number } {
  const bonuses = researchOf(components, station, 'plantBonus');
  const sum = (field: 'coins' | 'points' | 'repair'): number =>
    bonuses.reduce((total, bonus) => total + (bonus[field] ?? 0), 0);
  const { coins, damage } = components.plant;
  return {
    coins: coins + sum('coins'),
    damage: Math.max(0, (damage[station.plantUses] ?? 0) - sum('repair')),
    points: sum('points'),
  };
}

export const plant: Answer<'plant'> = {
  candidates: () => [{ verb: 'plant' }],
  whyNot({ components, state }, _frame, seat) {
    const { usesPerRound } = components.plant;
    const left = stationOf(state, seat).plantUses < usesPerRound;
    return left ? undefined : refuse('NED-FREE-2', 'why.plantUsedUp', { uses: usesPerRound });
  },
  word(at, _frame, seat, _action, { coins, damage, points }) {
    const station = stationOf(at.state, seat);
    const left = at.components.plant.usesPerRound - station.plantUses;
    const after = nextPlantUse(at, { ...station, plantUses: station.plantUses + 1 }).damage;
    return {
      label: say('do.plant', { coins }),
      detail: say('detail.plant', {
        damage,
        left,
        ...(left > 1 && { after }),
        ...(points === 0 ? {} : { points }),
      }),
      group: 'group.free',
      target: `plant:${seat}`,
    };
  },
  resolve(play, frame, seat) {
    const { draft, emit } = play;
    follow(draft, frame);
    const station = stationOf(draft, seat);
    const { coins, damage, points } = nextPlantUse(play, station);
    station.plantUses += 1;
    emit({ type: 'plantUsed', seat, use: station.plantUses, phase: draft.phase });
    gainCoins(play, seat, coins, say('cause.plant'));
    gainPoints(play, seat, points, say('cause.plant'));
    takeDamage(play, seat, damage, say('cause.plant'));
  },
};

export const extend: Answer<'extend'> = {
  candidates: () => EXTENSIONS.map((extension) => ({ verb: 'extend', extension })),
  whyNot: (at, _frame, seat, { extension }) =>
    stationOf(at.state, seat).extensions.includes(extension)
      ? refuse('NED-FREE-3', 'why.extensionBuilt', { extension })
      : coinsMissing(at, seat, 'NED-FREE-3', at.components.extensions.cost),
  word: (at, _frame, seat, { extension }, { deeples }) => ({
    label: say('do.extend', { extension, coins: at.components.extensions.cost }),
    detail: extensionDetail(at, extension, deeples),
    group: 'group.free',
    target: `extension:${seat}:${extension}`,
  }),
  worthTelling: ({ state }, _frame, seat) =>
    EXTENSIONS.filter((extension) => !stationOf(state, seat).extensions.includes(extension)).map(
      (extension) => ({ action: { verb: 'extend', extension } }),
    ),
  resolve(play, frame, seat, { extension }) {
    const { components, draft, emit } = play;
    follow(draft, frame);
    const cause = say('cause.extension', { extension });
    payCoins(play, seat, components.extensions.cost, cause);
    emit({ type: 'extended', seat, extension, phase: draft.phase });
    buildExtension(stationOf(draft, seat), extension);
    // NED-FREE-4
    if (extension === 'shipyard') gainDeeples(play, seat, components.extensions.shipyard.deeples, cause);
  },
};

function extensionDetail({ components }: Position, extension: Extension, deeples: number): Msg {
  const { oxygen, octopus, research } = components.extensions;
  switch (extension) {
    case 'shipyard':
      return say('detail.extension.shipyard', { deeples });
    case 'oxygen': {
      const [first = 0, second = 0] = bottlesOf(components, oxygen.card);
      return say('detail.extension.oxygen', { first, second });
    }
    case 'octopus': {
      const { effect } = octopus;
      return say('detail.extension.octopus', { repair: effect.type === 'repair' ? effect.n : 0 });
    }
    case 'research':
      return say('detail.extension.research', { points: research.pointsPerLaterCard });
  }
}

/** Whether free actions could be left to this station, coins aside: a public fact. */
export function mayHaveFreeActions({ components }: Position, station: Station): boolean {
  return station.plantUses < components.plant.usesPerRound || station.extensions.length < EXTENSIONS.length;
}

/** Also Deep Thought's, whose extensions stand from the start (NED-SETUP-8). */
export function buildExtension(station: Station, extension: Extension): void {
  station.extensions = EXTENSIONS.filter((kind) => kind === extension || station.extensions.includes(kind));
  if (extension === 'oxygen') station.oxygen.push({ id: EXTENSION_TANK, used: false }); // NED-FREE-5
  if (extension === 'octopus') {
    // NED-FREE-6: all others move one position outward, their deeples with them
    station.outside.octopus.unshift({ id: EXTENSION_OCTOPUS, lying: 0, seated: 0, activated: false });
  }
}
