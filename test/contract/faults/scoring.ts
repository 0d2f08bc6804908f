import { SCORES } from '../laws/scoring.ts';
import { WHOLE, type Fault } from './fault.ts';

export const FAULTS_OF_SCORING: readonly Fault[] = [
  {
    fault: 'points do not add up',
    law: SCORES,
    game: {
      ...WHOLE,
      scores: (state) =>
        WHOLE.scores(state).map((standing) => ({
          ...standing,
          total: standing.total + (state.round > 2 ? 1 : 0),
        })),
    },
  },
  {
    fault: 'the last is ranked first',
    law: SCORES,
    game: {
      ...WHOLE,
      scores: (state) => {
        const standings = WHOLE.scores(state);
        return standings.map((standing) => ({ ...standing, rank: standings.length + 1 - standing.rank }));
      },
    },
  },
];
