import { buildServer } from '../../scripts/lib/build.mjs';

/** Builds what `npm start` runs, where that has not been done: tests that need the real server start the bundle. */
export default async function setup(): Promise<void> {
  await buildServer();
}
