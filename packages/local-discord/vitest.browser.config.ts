import { defineConfig } from 'vitest/config';

/** The page in a real Chromium; apart from the other tests because it needs one (`npm run test:browser`). */
export default defineConfig({
  test: {
    name: 'local-discord',
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
