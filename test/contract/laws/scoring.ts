import { must, seatsOf, type Law } from '../law.ts';

export const SCORES: Law = {
  name: 'at any time every seat has a standing, lines add up, and ranks follow the totals',
  at(position) {
    const standings = position.game.scores(position.state);
    const seats = standings.flatMap(({ seat }) => seat ?? []);
    must(
      [...seats].sort((a, b) => a - b).join() === seatsOf(position).join(),
      `standings of the seats ${seats.join(', ')}`,
    );
    for (const { seat, name, lines, total, rank } of standings) {
      must((seat === undefined) === (name !== undefined), 'a line without a seat, and only that, has a name');
      const sum = lines.reduce((points, line) => points + line.points, 0);
      must(sum === total, `lines add up to ${sum}, the total is ${total}`);
      const better = standings.filter((other) => other.rank < rank);
      must(better.length === rank - 1, `rank ${rank} behind ${better.length}`);
      must(
        better.every((other) => other.total >= total),
        `rank ${rank} has more points than a better one`,
      );
      const unequal = standings.some((other) => other.rank === rank && other.total !== total);
      must(!unequal, `different totals share rank ${rank}`);
    }
  },
};
