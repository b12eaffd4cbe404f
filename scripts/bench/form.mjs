// How long a key waits until what it typed is painted, at a processor four times slower: in forms of several sizes and in the
// search box of a list, in the product with its own server, beside a form of twenty fields as react-admin shows it.
// BENCH_ROUNDS (5), BENCH_URL (a server that runs already). Decides nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, buildWeb, generate } from '../lib/build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { signInTo } from './account.mjs';
import { startBuilt } from './built-server.mjs';
import { buildPeer, serveFiles } from './peers.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const keys = 'abcdefghijklmnopqrst';
const slower = 4;
/** Milliseconds that the slowest key may take. */
const budget = 48;
/** Milliseconds after which everything else of a page is done. */
const calm = 2_500;

/**
 * @typedef {object} Place
 * @property {string} name
 * @property {string} [url] of another server than the product's
 * @property {string} path a screen
 * @property {string} [from] the list whose first row is opened there
 * @property {string} box what is typed into
 * @property {readonly number[]} pauses milliseconds before the keys, by turns
 */
const line = 'main form input:not([type]):not([readonly], [disabled], [role], [inputmode])';
/** Now and then longer than a draft waits: it is written while somebody types on. */
const typing = [90, 110, 130, 90, 420];
/** Longer than a search waits: rows come while somebody types on. */
const searching = [340, 380, 420, 460];
/** @type {readonly Place[]} */
const places = [
  { name: 'banner and its preview', path: '/banner/add', box: line, pauses: typing },
  { name: 'member of staff', path: '/system/users/add', box: line, pauses: typing },
  { name: 'account: name', path: '/vizpay/account/add', box: line, pauses: typing },
  { name: 'account: note', path: '/vizpay/account/add', box: 'main form textarea', pauses: typing },
  {
    name: 'account that exists',
    path: '/vizpay/account/detail',
    from: '/vizpay/account/manage',
    box: line,
    pauses: typing,
  },
  { name: 'game that exists', path: '/game/detail', from: '/game/manage-game-list', box: line, pauses: typing },
  { name: 'search of members', path: '/member/users', box: 'main input[type=search]', pauses: searching },
];

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs in the page: notes for each key how long after it the frame that shows it was painted. */
const watch = () => {
  const painted = /** @type {number[]} */ ([]);
  Object.assign(window, { painted });
  const note = (/** @type {KeyboardEvent} */ { timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - timeStamp)));
  addEventListener('keydown', note, { capture: true });
};

/**
 * Milliseconds that the thread of the page has worked: others on the machine count less than in what is seen.
 * @param {import('playwright-core').CDPSession} devtools
 */
async function worked(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Types into a place. Returns milliseconds, key by key. @param {import('playwright-core').Page} page @param {string} product @param {Place} place */
async function typeInto(page, product, { url = product, path, from, box, pauses }) {
  let id;
  if (from !== undefined) {
    await page.goto(`${url}${from}`);
    id = await page.locator('main tr[data-id]').first().getAttribute('data-id');
  }
  await page.goto(`${url}${path}${id ? `?id=${id}` : ''}`);
  const target = page.locator(box).first();
  await target.click();
  await page.waitForTimeout(calm);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(watch);
  const work = [];
  for (const [index, key] of [...keys].entries()) {
    await page.waitForTimeout(pauses[index % pauses.length] ?? 100);
    const before = await worked(devtools);
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    work.push((await worked(devtools)) - before);
  }
  await page.waitForTimeout(1_000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  const value = await target.inputValue();
  if (!value.endsWith(keys)) throw new Error(`typed ${keys}, and ${value} is there`);
  const painted = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'painted')));
  return { painted, work };
}

export async function benchForm() {
  const there = process.env.BENCH_URL;
  if (there === undefined) {
    await generate();
    await buildServer();
    await buildWeb('default');
  }
  const { chromium } = await import('playwright-core');
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('no browser; set CHROMIUM_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'bench-form-'));
  const peer = await serveFiles(await buildPeer('react-admin'));
  const server = there === undefined ? await startBuilt({ DATA_DIR: folder }) : { url: there, stop: () => undefined };
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'th-TH' });
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signInTo(page, server.url);
    console.log(
      `\nA key until it is painted, processor ${slower} times slower, ${keys.length} keys, ${rounds} rounds (budget: worst ${budget} ms)`,
    );
    /** @type {Place} */
    const other = { name: 'react-admin', url: peer.url, path: '/#/members/1', box: 'main form input', pauses: typing };
    const all = [other, ...places];
    const results = new Map(all.map((place) => [place, /** @type {Awaited<ReturnType<typeof typeInto>>[]} */ ([])]));
    // In turns, as with the other peers: a machine is not as fast in one minute as in the next.
    for (let round = 0; round < rounds; round += 1)
      for (const place of all) results.get(place)?.push(await typeInto(page, server.url, place));
    const worstOf = (/** @type {Place} */ place) =>
      median((results.get(place) ?? []).map(({ painted }) => Math.max(...painted)));
    for (const place of all) {
      const found = results.get(place) ?? [];
      const worst = worstOf(place);
      const work = median(found.flatMap((one) => one.work));
      const most = median(found.map((one) => Math.max(...one.work)));
      const usual = median(found.flatMap(({ painted }) => painted));
      console.log(
        `  ${place.name.padEnd(24)} median ${usual.toFixed(0).padStart(4)} ms   worst ${worst.toFixed(0).padStart(4)} ms ` +
          `(${(worst / budget).toFixed(2)} of the budget, ${(worst / worstOf(other)).toFixed(2)} of react-admin)   of the processor: median ${work.toFixed(0)} ms, worst ${most.toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
    peer.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
