import type { ComponentSet } from '../../core/contract.ts';
import type { Guide } from '../../core/guide.ts';
import { bottlesOf, openBox } from './box.ts';
import { CATEGORIES, type Components } from './components.ts';
import type { Action } from './action.ts';
import { redMarker } from './stability.ts';
import { countCards, idsIn, outsideModules, researchOf } from './station.ts';
import type { Now, State, Station } from './state.ts';

/** What is counted in a station to tell how it will end. */
export function featuresOf(now: Now, station: Station): readonly number[] {
  const { box, state } = now;
  const rounds = box.set.rounds.list.length - state.round;
  const rest = { A: 1, B: 0.66, C: 0.4, D: 0 }[state.phase];
  const left = rounds + rest;
  const marker = redMarker(box, station);
  const slack = marker - station.damage;
  const ends = CATEGORIES.flatMap((category) => idsIn(station, category)).reduce((sum, id) => sum + box.part(id).endPoints, 0);
  const deeples = station.dome + station.spent + outsideModules(station).reduce((sum, { lying, seated }) => sum + lying + seated, 0);
  const free = station.dome + outsideModules(station).reduce((sum, { lying }) => sum + lying, 0);
  const unused = station.oxygen.filter(({ used }) => !used).flatMap(({ id }) => bottlesOf(box, id));
  const bottles = station.oxygen.flatMap(({ id }) => bottlesOf(box, id));
  const y = { coins: 0, points: 0, repair: 0 }, z = { coins: 0, points: 0, repair: 0 };
  let sites = 0;
  for (const { id, activated } of outsideModules(station)) {
    const { effect } = box.part(id);
    sites += box.part(id).sites;
    if (effect.type === 'coins' || effect.type === 'points' || effect.type === 'repair') {
      y[effect.type] += effect.n;
      if (!activated) z[effect.type] += effect.n;
    }
  }
  const bonus = state.bonus.reduce((sum, id) => { const b = box.bonusCard(id); return sum + (state.phase==='D'?0: countCards(box, station, b.category) * b.reward.n * (b.reward.type === 'points' ? 1 : 0.35)); }, 0);
  const capN = Math.min(deeples, sites);
  return [
    1, rounds, left,
    station.coins, station.coins * left,
    deeples, deeples * rounds, free * rest, Math.min(unused.length, free) * rest, sum(unused) * rest, sum(bottles) * rounds, bottles.length * rounds, 
    y.points * rounds, z.points * rest, y.coins * rounds, z.coins * rest, y.repair * rounds, z.repair * rest, sites * rounds, capN * rounds,
    ends, ends * left, ends * sig(slack / 1.5), ends * left * sig(slack / 3), ends*Math.max(0,1-left)*sig(slack*2+1), sig(slack / 1.5), sig(slack/3)*left,
    station.damage, station.damage * left, marker, marker * left, Math.max(0, -slack), Math.max(0, slack), Math.max(0,-slack)*left, Math.max(0, slack)*left,
    station.extensions.includes('research') ? left : 0, station.extensions.includes('shipyard') ? 1 : 0,
    station.plantUses, station.plantUses * rest,
    bonus, station.outside.crab.length * researchOf(box, station, 'mannedCrabs').reduce((s, { n }) => s + n, 0),
    researchOf(box, station, 'plantBonus').length * left, researchOf(box, station, 'crabsDoNotPull').length * station.outside.crab.length,
    station.passed > 0 ? rest : 0, 
  ];
}
function sum(a: readonly number[]): number { let s = 0; for (const x of a) s += x; return s; }
function sig(x: number): number { return 1 / (1 + Math.exp(-x)); }

export function guideFor({ components }: ComponentSet<Components>): Guide<State, Action> {
  const box = openBox(components);
  return {
    spread: 15,
    cut: 10,
    estimate: (state) =>
      state.stations.map((station) => {
        const f = featuresOf({ box, state }, station);
        let s = station.score;
        for (let i = 0; i < f.length; i += 1) s += (f[i] ?? 0) * (WEIGHTS[i] ?? 0);
        return s;
      }),
  };
}

const WEIGHTS: readonly number[] = [
  0.0, 0.0, -2.531, 1.482, -0.247, -1.138, -1.787, -0.689, 3.688, 0.291, -0.621, 3.131, -0.733, -0.565, 0.599, 0.242, -0.533, 0.254, -1.003, 4.117, 0.261, 0.246, -0.031, 0.41, 0.259, 0.721, -19.208, -0.547, -0.303, 1.689, 0.896, -0.817, -0.709, -0.351, 2.109, 5.816, 13.525, 1.855, -5.975, 1.393, 0.177, 0.77, 0.482, -5.183,
];
