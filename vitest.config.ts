import { defineConfig } from 'vitest/config';

// .ci/run names a file for the report that it adds up at the end
const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/test/browser/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // a whole bot on a busy machine: one second try, in .ci/run alone
    retry: report === undefined ? 0 : 1,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
});
