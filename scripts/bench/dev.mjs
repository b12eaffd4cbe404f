// The developer's wave: how soon a label that is changed in the manifest is in the open page, and whether what somebody was doing there
// stays; a further run of the generator; starts; the size of what production installs. In a copy of the project. Decides nothing.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/postgres.mjs';
import { root } from '../lib/steps.mjs';
import { signInTo } from './account.mjs';
import { writeManifest } from './synthetic.mjs';

const rounds = 7;
const seconds = (/** @type {number} */ from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The project as a fresh clone with its packages. @param {string} folder */
function cloneInto(folder) {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, maxBuffer: 2 ** 26 });
  for (const path of String(paths).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  // Links where both are on one disk: a copy of all packages takes minutes.
  const packages = 'cp -al "$0/node_modules" . 2>/dev/null || cp -a "$0/node_modules" .; rm -rf node_modules/.vite';
  spawnSync('sh', ['-c', packages, root], { cwd: folder });
}

/** @param {string} url */
const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {string} folder @param {readonly string[]} args @param {Readonly<Record<string, string>>} env */
function start(folder, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DEMO_SIZE: 'small', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const until = async (/** @type {() => boolean | Promise<boolean>} */ isThere) => {
    while (!(await isThere())) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended:\n${output}`);
      await sleep(20);
    }
  };
  const end = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return { until, end, wrote: (/** @type {RegExp} */ text) => text.test(output) };
}

/** `npm start` with an empty data folder, then `npm run dev` for the first time and again. @param {string} folder */
async function measureStarts(folder) {
  const [port, vitePort] = [String(await freePort()), String(await freePort())];
  const env = { DATA_DIR: join(folder, '.data'), PORT: port, VITE_PORT: vitePort };
  const from = performance.now();
  const product = start(folder, ['scripts/start.mjs'], env);
  await product.until(() => product.wrote(/Ready: /));
  console.log(`  npm start, packages installed, nothing built   ${seconds(from)}  (budget 60)`);
  await product.end();
  for (const what of ['first time', 'again     ']) {
    const begun = performance.now();
    const dev = start(folder, ['scripts/dev.mjs'], env);
    await dev.until(() => answers(`http://localhost:${vitePort}/`));
    const page = seconds(begun);
    await dev.until(() => answers(`http://127.0.0.1:${port}/health`));
    console.log(`  npm run dev, ${what}   page ${page}, API ${seconds(begun)}  (budget 3)`);
    if (what !== 'first time') return { dev, url: `http://localhost:${vitePort}` };
    await dev.end();
  }
  throw new Error('not reached');
}

/** @typedef {{ name: string, path: string, file: string, prepare?: (page: import('playwright-core').Page) => Promise<void>, kept?: (page: import('playwright-core').Page) => Promise<boolean> }} Case */

const typed = 'half of a sentence';
/** @type {readonly Case[]} */
const cases = [
  {
    name: 'column of a list',
    path: '/quest/manage',
    file: 'manifest/areas/quest.yaml',
  },
  {
    name: 'field of a form, half filled in',
    path: '/banner/add',
    file: 'manifest/areas/banner.yaml',
    prepare: (page) => page.locator('main form').getByRole('textbox').first().fill(typed),
    kept: async (page) => (await page.locator('main form').getByRole('textbox').first().inputValue()) === typed,
  },
];

/** Changes one label again and again. @param {import('playwright-core').Page} page @param {string} folder @param {Case & { label: string }} one */
async function measureLabel(page, folder, { name, file, label, kept }) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  await page.evaluate(() => Object.assign(window, { unloaded: false }));
  const waits = [];
  let isKept = true;
  for (let round = 0; round < rounds; round += 1) {
    const next = `${label}${String.fromCharCode(0x0e01 + round)}`;
    const seen = page.evaluate(
      (words) =>
        new Promise((resolve) => {
          const look = () =>
            document.body.textContent?.includes(words)
              ? resolve(performance.timeOrigin + performance.now())
              : requestAnimationFrame(look);
          look();
        }),
      next,
    );
    const from = performance.timeOrigin + performance.now();
    writeFileSync(path, text.replace(`th: ${label}`, `th: ${next}`));
    waits.push(Number(await seen) - from);
    isKept &&= (await page.evaluate(() => 'unloaded' in window)) && ((await kept?.(page)) ?? true);
    // Who looks at it before the next change has the server again by then.
    await sleep(1500);
    await answers(new URL('/health', page.url()).href);
  }
  writeFileSync(path, text);
  console.log(
    `  ${name}: ${median(waits).toFixed(0)} ms (budget 250; ${waits.map((wait) => wait.toFixed(0)).join(' ')}), ${isKept ? 'nothing lost' : 'LOST what was typed or open'}`,
  );
}

/** The text of the first heading or label on the page that the manifest has once. @param {readonly string[]} shown @param {string} text */
const changeable = (shown, text) =>
  shown
    .map((one) => one.replace(/[*\s]+$/, '').trim())
    .find((one) => one.length > 3 && text.split(`th: ${one},`).length === 2);

/** @param {string} folder @param {string} url */
async function measureLabels(folder, url) {
  const executablePath = await findChromium();
  if (!executablePath) return console.log('  no browser: labels are not measured');
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await signInTo(page, url);
    for (const one of cases) {
      await page.goto(`${url}${one.path}`);
      const labels = page.locator('main form label, main th, main [role="columnheader"]');
      await labels.nth(1).waitFor();
      await one.prepare?.(page);
      const label = changeable(await labels.allInnerTexts(), readFileSync(join(folder, one.file), 'utf8'));
      if (label === undefined) throw new Error(`no label of ${one.path} stands once in ${one.file}`);
      await measureLabel(page, folder, { ...one, label });
    }
  } finally {
    await browser.close();
  }
}

/** A run of the watching generator after one change, the manifest as it is and ten times that. @param {string} folder */
async function measureGenerate(folder) {
  for (const times of [1, 10]) {
    const place = join(folder, `manifest-${times}`);
    // Three screens an area; the manifest has some 150 of its own.
    writeManifest(place, times === 1 ? 1 : 450);
    const watching = start(root, ['scripts/manifest.cjs', 'generate', '--watch'], { MANIFEST_ROOT: place });
    await watching.until(() => watching.wrote(/watching manifest/));
    const path = join(place, 'manifest/areas/bench1.yaml');
    const text = readFileSync(path, 'utf8');
    const waits = [];
    for (let round = 0; round < (times === 1 ? rounds : 3); round += 1) {
      const label = `ยอด${String.fromCharCode(0x0e01 + round)}`;
      const from = performance.now();
      writeFileSync(path, text.replace('th: ยอด,', `th: ${label},`));
      await watching.until(() =>
        readFileSync(join(place, 'generated/api/fields/bench-item1.ts'), 'utf8').includes(label),
      );
      waits.push((performance.now() - from) / 1000);
      await sleep(times === 1 ? 1500 : 12_000);
    }
    await watching.end();
    console.log(
      `  a label into generated/, ${String(times).padStart(2)} × the manifest   ${median(waits).toFixed(2)} s${times === 10 ? '  (budget 0.4)' : ''}`,
    );
  }
}

/** @param {string} folder */
function measureInstall(folder) {
  mkdirSync(folder);
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(folder, file));
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status !== 0)
    return console.log('  npm ci failed: no size');
  const [size = ''] = execFileSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' }).split('\t');
  console.log(`  a production install   ${size} MB  (budget 120)`);
}

export async function benchDev() {
  console.log(`\ndev (medians of ${rounds})`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  try {
    const clone = join(folder, 'clone');
    mkdirSync(clone);
    cloneInto(clone);
    const { dev, url } = await measureStarts(clone);
    try {
      await measureLabels(clone, url);
    } finally {
      await dev.end();
    }
    await measureGenerate(folder);
    measureInstall(join(folder, 'production'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
