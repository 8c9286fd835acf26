import { defineConfig } from 'vitest/config';

const minute = 60_000;

/**
 * Three projects: what runs in this process, first; what drives the built app in a browser, one file at a time; what runs in
 * containers of an engine of our own.
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
          exclude: ['tests/e2e/**', 'tests/docker/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'docker',
          globalSetup: ['tests/docker/support/start-engine.ts'],
          include: ['tests/docker/**/*.test.ts'],
          testTimeout: 2 * minute,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
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
