import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['tools/testing/global-setup.ts'],
    maxWorkers: 2,
    // Some tests start a database or a server of their own, and the machine may be busy: a test that hangs is found late, one that is slow does not fail.
    testTimeout: 150_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'packages/**/*.test.ts',
            'apps/api/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'db/**/*.test.ts',
            'bench/**/*.test.ts',
            'reliability/**/*.test.ts',
          ],
          // Nothing here keeps state in a module: the files share their processes, which spares loading the product for each of them.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
