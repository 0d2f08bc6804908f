import { defineConfig } from 'vitest/config';

/** What tells soonest that something broke, in under a minute; everything else that must hold is in `npm test`. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/browser/**',
      // whole bots and local tables, in processes of their own
      'test/bot/**',
      'test/local/**',
      'test/start/**',
      'test/scripts/**',
      'test/local-table.test.ts',
      'test/table/sudden-end.test.ts',
      // databases that are ended, hang and are copied
      'test/storage/{own-database,copy-store}.test.ts',
      // whole games at random
      'test/contract/**',
      'test/games/*/random-games.test.ts',
      'test/games/antarctica/and-end.test.ts',
      'test/**/whole-games.test.ts',
      'test/golden/**',
      'test/commands/limits.test.ts',
      'test/commands/{secrets,few-messages}.test.ts',
      // searches that think
      'test/ai/{thinking,all-games,arena}.test.ts',
      // pictures painted
      'test/render/{antarctica,aquasphere,aquasphere-marks,new-eden,games,canvas,drawing,animations,picture-cost}.test.ts',
      'test/commands/result-picture.test.ts',
    ],
    testTimeout: 30_000,
    maxWorkers: 2,
    reporters: ['dot'],
  },
});
