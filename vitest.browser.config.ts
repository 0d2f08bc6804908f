import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

/** The local table, and the local Discord's page, in a real Chromium; apart from the other tests because it needs one (`npm run test:browser`). */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts', 'packages/*/test/browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    fileParallelism: false,
    // a whole bot on a busy machine: one second try, in .ci/run alone
    retry: report === undefined ? 0 : 1,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
});
