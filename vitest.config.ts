import { defineConfig } from 'vitest/config';
import { longTests, walks } from './scripts/lib/long-tests.mjs';
import { LongestFirst } from './tests/support/longest-first.ts';

/**
 * What hangs is ended after half an hour. Nothing else is: on a busy machine a test takes as long as it takes, and what a test
 * waits for gives up by itself, with words (`tests/support/until.ts`, the browser, Testing Library).
 */
const limits = { testTimeout: 1_800_000, hookTimeout: 1_800_000 } as const;

/** A summary is all that is left of a run on another machine: what was found stands in the message itself, whole. */
const wholeMessages = { chaiConfig: { truncateThreshold: 0 } } as const;

/** `npm test -- quick` sets it. */
const leftOut = process.env.QUICK_TESTS ? longTests : [];

/**
 * Five projects: pure code, the browser's code, what needs a database, and the product in a real Chromium, where long
 * walks go beside the journeys. Files of one worker share its modules, but for the browser's, which share a window:
 * reading the whole product anew for each of them takes a third of the time.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: [
            'generator/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/server/**/*.test.ts',
            'src/areas/*/server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{house,mistakes,golden,compile,commands}/**/*.test.ts',
          ],
          exclude: leftOut,
          maxWorkers: 2,
          globalSetup: ['tests/support/database-images.ts'],
          ...limits,
          ...wholeMessages,
        },
      },
      {
        resolve: {
          alias: {
            'virtual:menu-icons': '/generated/web/deployments/default.icons.ts',
            'virtual:manual': '/generated/web/manual/default.parts.ts',
          },
        },
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Transitions end at once: their timers would outlive the test that began them.
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          include: ['src/web/**/*.test.{ts,tsx}', 'src/areas/*/web/**/*.test.{ts,tsx}', 'tests/screens/**/*.test.tsx'],
          maxWorkers: 2,
          setupFiles: ['tests/support/web-setup.ts'],
          ...limits,
          ...wholeMessages,
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          environment: 'node',
          include: ['tests/{api,money,security}/**/*.test.ts', 'src/areas/*/tests/**/*.test.ts'],
          exclude: leftOut,
          // Half of the time a test waits for its database, which has a thread or processes of its own, or for a timeout.
          maxWorkers: 3,
          globalSetup: ['tests/support/built-server.ts', 'tests/support/database-images.ts'],
          ...limits,
          ...wholeMessages,
        },
      },
      ...['e2e', 'walks'].map((name) => ({
        test: {
          name,
          isolate: false,
          environment: 'node' as const,
          include: name === 'walks' ? walks : ['tests/e2e/**/*.test.ts'],
          exclude: name === 'walks' ? [] : walks,
          globalSetup: ['tests/e2e/support/serve.ts'],
          fileParallelism: false,
          // A browser on a busy machine: what passes only when it is repeated is listed by itself, and is to be mended.
          retry: 1,
          expect: { poll: { timeout: 120_000 } },
          ...limits,
          ...wholeMessages,
        },
      })),
    ],
  },
});
