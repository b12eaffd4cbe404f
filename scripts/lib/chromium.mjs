// Finds a Chromium for the end-to-end tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { packageFile, run } from './steps.mjs';

/** The first is Chromium without its windows: the same pages for four fifths of the work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** Path that Playwright's own download would have, when it is there. */
async function playwrights() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** An installed browser, else Playwright's, else Debian's where we may install it. @returns {Promise<string | undefined>} */
export async function findChromium() {
  const here = installed() ?? (await playwrights());
  if (here) return here;
  console.log("  no browser found; trying Playwright's download");
  if (
    (await run(process.execPath, [packageFile('playwright-core/cli.js'), 'install', 'chromium'], { quiet: true })) === 0
  ) {
    const path = await playwrights();
    if (path) return path;
  }
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    // Older releases of Debian have the browser alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      console.log(`  trying apt-get install ${name}`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { quiet: true, env });
      const there = installed();
      if (there) return there;
    }
  }
  return installed();
}
