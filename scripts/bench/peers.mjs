// The first row of a list, and its second page, in the product, whole with its own server, beside the same list as
// react-admin, refine and a hand-written page show it from memory: same columns, same number of rows, all built and served
// alike, in turns. A slower processor and a slower line are the browser's. BENCH_ROUNDS (5). Decides nothing.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildServer, buildWeb, generate } from '../lib/build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/postgres.mjs';
import { must, once, root } from '../lib/steps.mjs';
import { startBuilt } from './built-server.mjs';
import { click, signIn, startPlainBrowser } from './plain-browser.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** What each peer is built from. */
const peers = {
  'react-admin': { 'react-admin': '5.15.4', 'ra-data-fakerest': '5.15.4', react: '19', 'react-dom': '19' },
  refine: {
    '@refinedev/core': '5.0.12',
    '@refinedev/mantine': '3.0.2',
    '@refinedev/react-router': '2.0.4',
    '@refinedev/react-table': '6.0.1',
    '@mantine/core': '5.10.5',
    '@mantine/form': '5.10.5',
    '@mantine/hooks': '5.10.5',
    '@mantine/notifications': '5.10.5',
    '@emotion/react': '11',
    '@tabler/icons-react': '3',
    '@tanstack/react-table': '8',
    'react-router': '7',
    react: '18',
    'react-dom': '18',
  },
  floor: {
    '@mantine/core': '9',
    '@mantine/hooks': '9',
    '@tanstack/react-table': '8',
    swr: '2',
    wouter: '3',
    react: '19',
    'react-dom': '19',
  },
};

/** @typedef {keyof typeof peers} Peer */

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
});

/** Builds a peer once for its sources and versions. Returns the folder of its files. @param {Peer} name */
export async function buildPeer(name) {
  const folder = join(root, 'node_modules/.cache/peers', name);
  const source = join(root, 'scripts/bench/peers');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  mkdirSync(folder, { recursive: true });
  const packages = { ...peers[name], vite: '8', '@vitejs/plugin-react': '6' };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8"><title>peer</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  );
  writeFileSync(
    join(folder, 'vite.config.js'),
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], logLevel: 'error' };\n",
  );
  copyFileSync(join(source, `${name}.jsx`), join(folder, 'main.jsx'));
  copyFileSync(join(source, 'rows.js'), join(folder, 'rows.js'));
  const product = `node_modules/.cache/peers/${name}/dist/index.html`;
  const inputs = [`scripts/bench/peers/${name}.jsx`, 'scripts/bench/peers/rows.js'];
  await once(
    { name: `peer-${name}`, title: `Building ${name}`, inputs, salt: JSON.stringify(packages), product },
    async () => {
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps'];
      await must(npm, ['install', '--prefix', folder, ...quiet], { quiet: true });
      await must(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build', folder], { quiet: true });
    },
  );
  return join(folder, 'dist');
}

/**
 * Serves built files as the product's server does: compressed once, and with the header that isolates a page. Without it the
 * browser loads a peer again and again in one process, which still has its code compiled, and the product, which has it, in
 * a new one each time.
 * @param {string} folder
 */
export async function serveFiles(folder) {
  const kept = /** @type {Map<string, Buffer>} */ (new Map());
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = existsSync(join(folder, pathname)) && extname(pathname) ? pathname : '/index.html';
    const body = kept.get(file) ?? brotliCompressSync(readFileSync(join(folder, file)));
    kept.set(file, body);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cross-origin-opener-policy': 'same-origin',
    });
    response.end(body);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Runs in the page before anything else: notes when the first row has been painted. */
const watch = () => {
  const row = 'main [role="row"]:has([role="cell"]), main tbody tr:has(td)';
  const look = () => {
    if (document.querySelector(row)?.textContent)
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { firstRow: performance.now() })));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const lines = {
  'processor 4 times slower': { rate: 4, network: undefined },
  'and 80 ms, 10 Mbit/s': {
    rate: 4,
    network: { offline: false, latency: 80, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
  },
};

/** A line that holds nothing up. */
const noLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page: notes when the first row is another one after a click, and has been painted. */
const watchNext = () => {
  const row = 'main [role="row"]:has([role="cell"]), main tbody tr:has(td)';
  const text = () => document.querySelector(row)?.textContent ?? '';
  const before = text();
  const begin = () => {
    const clicked = performance.now();
    const look = () => {
      if (text() && text() !== before)
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, { nextRow: performance.now() - clicked })));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('click', begin, { capture: true, once: true });
};

/** The button of the second page, in whatever a peer calls it. */
const second = `[...document.querySelectorAll('button')].find((button) => {
  const name = button.getAttribute('aria-label');
  return name === 'หน้า 2' || name === 'Go to page 2' || (name === null && button.textContent.trim() === '2');
})`;
/** Milliseconds after the first row in which everything else of a page is done. */
const calm = 2_500;
/** Milliseconds for which a hand rests on the button before it clicks. */
const hand = 200;

/** Opens the second page of a list that has been opened, if it has one. @param {Tab} tab */
async function nextPage(tab) {
  await new Promise((resolve) => setTimeout(resolve, calm));
  if (!(await tab.evaluate(`(${second}) !== undefined`))) return undefined;
  await tab.evaluate(`(${watchNext})()`);
  await click(tab, second, hand);
  return Number(await tab.until('window.nextRow'));
}

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @typedef {import('./plain-browser.mjs').Tab} Tab */
/** @typedef {{ name: string, url: string, tab: Tab }} Subject */

/** How many scripts were asked for until the first row was there. */
const scriptsBefore = `performance.getEntriesByType('resource')
  .filter(({ name, startTime }) => /[.]m?js$/.test(new URL(name).pathname) && startTime < window.firstRow).length`;

/** @param {Subject} subject @param {(typeof lines)[keyof typeof lines]} line */
async function firstRow({ url, tab }, { rate, network }) {
  await tab.send('Network.enable');
  await tab.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tab.send('Emulation.setCPUThrottlingRate', { rate });
  await tab.send('Network.emulateNetworkConditions', network ?? noLine);
  await tab.go(url);
  const time = Number(await tab.until('window.firstRow'));
  const scripts = Number(await tab.evaluate(scriptsBefore));
  const next = await nextPage(tab);
  // A page that is held back takes a processor from the others.
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await tab.go('about:blank');
  return { time, scripts, next };
}

/**
 * Prints the medians of what was measured, by the name of who was, and what they are of those it is compared with.
 * @param {string} title @param {ReadonlyMap<string, readonly number[]>} found @param {(name: string) => string} more
 */
function show(title, found, more) {
  const there = [...found]
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({ name, of: median(values) }));
  console.log(`\n${title} (median of ${rounds})`);
  for (const { name, of } of there) {
    const ratios = there
      .filter((other) => other.name === 'react-admin' || other.name === 'floor')
      .map((other) => `${(of / other.of).toFixed(2)} of ${other.name}`);
    console.log(`  ${name.padEnd(12)} ${of.toFixed(0).padStart(5)} ms   ${ratios.join('   ')}${more(name)}`);
  }
}

export async function benchPeers() {
  await generate();
  await buildServer();
  await buildWeb('default');
  const built = [];
  for (const name of /** @type {Peer[]} */ (Object.keys(peers))) built.push({ name, folder: await buildPeer(name) });
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('no browser; set CHROMIUM_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  const product = await startBuilt({ DATA_DIR: folder });
  const served = await Promise.all(
    built.map(async ({ name, folder: files }) => ({ name, ...(await serveFiles(files)) })),
  );
  const browser = startPlainBrowser(executablePath);
  try {
    const own = await browser.open(watch);
    await signIn(own, product.url);
    /** @type {Subject[]} */
    const subjects = [
      { name: 'members', url: `${product.url}/member/users?limit=50`, tab: own },
      { name: 'withdrawals', url: `${product.url}/finance/withdraw_requests?status=&limit=50`, tab: own },
    ];
    for (const { name, url } of served) {
      const address = name === 'react-admin' ? `${url}/#/members` : `${url}/members`;
      subjects.push({ name, url: address, tab: await browser.open(watch) });
    }
    for (const [says, line] of Object.entries(lines)) {
      const times = new Map(subjects.map(({ name }) => [name, /** @type {number[]} */ ([])]));
      const nexts = new Map(subjects.map(({ name }) => [name, /** @type {number[]} */ ([])]));
      const scripts = new Map();
      for (const subject of subjects) await firstRow(subject, line);
      for (let round = 0; round < rounds; round += 1)
        for (const subject of subjects) {
          const found = await firstRow(subject, line);
          times.get(subject.name)?.push(found.time);
          if (found.next !== undefined) nexts.get(subject.name)?.push(found.next);
          scripts.set(subject.name, found.scripts);
        }
      show(`first row, ${says}`, times, (name) => `   ${scripts.get(name)} scripts`);
      show(`second page, ${says}`, nexts, () => '');
    }
  } finally {
    await browser.close();
    await product.stop();
    for (const { stop } of served) stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
