import { defineConfig } from 'vitest/config';

// eslint and vitest read a default export: tool configuration is the one place that has them.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    maxWorkers: 2,
  },
});
