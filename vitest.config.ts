import { defineConfig } from 'vitest/config';

const minute = 60_000;

/**
 * Two projects: what runs in this process, first, and what drives the built app in a browser, one file at a time.
 */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // Far beyond what a test needs: a busy machine is no failure.
    testTimeout: minute,
    hookTimeout: 2 * minute,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          globalSetup: ['build/test/build-main.mjs'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          globalSetup: ['build/test/build-all.mjs'],
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 2 * minute,
          expect: { poll: { timeout: minute / 2 } },
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
