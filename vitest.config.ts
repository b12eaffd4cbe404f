import { defineConfig } from 'vitest/config';
import { trimRjsf } from './src/web/form/trim-rjsf.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/** Journeys that read and change nothing but visit every screen there is. */
const walks = ['screens', 'deployments', 'roles', 'counts'].map((name) => `tests/e2e/${name}.test.ts`);

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
            'scripts/**/*.test.ts',
            'tests/{house,mistakes,golden,compile,commands}/**/*.test.ts',
          ],
          maxWorkers: 2,
          globalSetup: ['tests/support/database-images.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [trimRjsf()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Transitions end at once: their timers would outlive the test that began them.
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          include: ['src/web/**/*.test.{ts,tsx}', 'tests/screens/**/*.test.tsx'],
          maxWorkers: 2,
          setupFiles: ['tests/support/web-setup.ts'],
          server: { deps: { inline: [/@rjsf\//] } },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          environment: 'node',
          include: ['tests/{api,money,security}/**/*.test.ts'],
          // Half of the time a test waits for its database, which has a thread or processes of its own, or for a timeout.
          maxWorkers: 3,
          globalSetup: ['tests/support/built-server.ts', 'tests/support/database-images.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      })),
    ],
  },
});
