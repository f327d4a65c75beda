import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/api/src/**/*.test.ts',
      'apps/web/src/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'db/**/*.test.ts',
      'bench/**/*.test.ts',
      'reliability/**/*.test.ts',
    ],
    globalSetup: ['tools/testing/global-setup.ts'],
    maxWorkers: 2,
    // Some tests start a database or a server of their own, and the machine may be busy: a test that hangs is found late, one that is slow does not fail.
    testTimeout: 150_000,
    hookTimeout: 180_000,
  },
});
