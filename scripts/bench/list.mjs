// 10,000 rows of a list and 200 rows of 50 columns of a report, on one page each of the served production build, compared
// with a plain table of the same rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, buildWeb, generate } from '../lib/build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { signInTo } from './account.mjs';
import { startBuilt } from './built-server.mjs';

const runs = 5;

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} route a screen
 * @property {string} query of its address
 * @property {string} call that answers its rows
 * @property {number} rows of the answer
 * @property {string} key the field that identifies a row
 * @property {string} marked a column of text, in which the first row is looked for
 * @property {string} budget
 */
/** @type {Subject} */
const list = {
  name: 'the list screen',
  route: '/vizpay/orders',
  query: '?limit=500',
  call: '/api/system/vizpay/orders',
  rows: 10_000,
  key: 'id',
  marked: 'order_ref',
  budget: '350 ms, 1,500 nodes, 3 %',
};
/** @type {Subject} */
const report = {
  name: 'the report',
  route: '/report/agent-raw',
  query: '?limit=200',
  call: '/api/agent/raw',
  rows: 200,
  key: 'row_key',
  marked: 'agent_title',
  budget: '500 ms for 50 columns',
};

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// Runs in the page: scrolls from end to end in 150 frames and counts the 16.7 ms slots that were missed.
const sweep = async (/** @type {string} */ selector) => {
  const box = document.querySelector(selector) ?? document.scrollingElement;
  if (!box) throw new Error(`nothing at ${selector}`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const end = box.scrollHeight - box.clientHeight;
  let last = performance.now();
  let dropped = 0;
  let worst = 0;
  for (let step = 1; step <= 150; step++) {
    box.scrollTop = (end * step) / 150;
    await frame();
    const now = performance.now();
    dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    worst = Math.max(worst, now - last);
    last = now;
  }
  return { dropped: dropped / (150 + dropped), worst };
};

// Runs in the page before anything else: notes when the rows arrive and when the first of them is painted.
const watch = (/** @type {string} */ call) => {
  const marks = /** @type {Record<string, number>} */ ({});
  Object.assign(window, { marks });
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries()) {
      const timing = /** @type {PerformanceResourceTiming} */ (entry);
      if (entry.name.includes(call)) marks.answered ??= timing.responseEnd;
    }
  }).observe({ type: 'resource', buffered: true });
  const look = () => {
    if (document.body?.textContent?.includes('BENCH-00000')) {
      requestAnimationFrame(() => setTimeout(() => (marks.painted ??= performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** @param {string} call */
const plain = (
  call,
) => `<!doctype html><meta charset="utf-8"><title>plain</title><style>body{margin:0;font:13px sans-serif}td{padding:4px 8px;white-space:nowrap}</style><div id="box" style="height:100vh;overflow:auto"><table><tbody id="body"></tbody></table></div><script>
fetch('${call}').then((r)=>r.json()).then(({data})=>{const keys=Object.keys(data[0]);const body=document.getElementById('body');const all=document.createDocumentFragment();for(const row of data){const tr=document.createElement('tr');for(const key of keys){const td=document.createElement('td');td.textContent=String(row[key]??'');tr.append(td)}all.append(tr)}body.append(all)})
</script>`;

export const benchList = () => bench(list);
export const benchReport = () => bench(report);

/** @param {Subject} subject */
async function bench(subject) {
  const { rows } = subject;
  await generate();
  await buildServer();
  await buildWeb('default');
  const { chromium } = await import('playwright-core');
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('no browser; set CHROMIUM_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'bench-list-'));
  const server = await startBuilt({ DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signInTo(page, server.url);
    // One real row, many times over.
    const [reply] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes(subject.call) && answer.ok()),
      page.goto(`${server.url}${subject.route}`),
    ]);
    const one = (await reply.json()).data[0];
    if (!one) throw new Error('the demo data has no such rows');
    const data = Array.from({ length: rows }, (_, n) => ({
      ...one,
      [subject.key]: n + 1,
      [subject.marked]: `BENCH-${String(n).padStart(5, '0')}`,
    }));
    const body = JSON.stringify({
      error: 0,
      data,
      total: rows,
      page: 1,
      limit: rows,
      totals: null,
      server_time: new Date().toISOString(),
    });
    await context.route(`**${subject.call}*`, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await context.route('**/bench-plain', (route) =>
      route.fulfill({ body: plain(subject.call), contentType: 'text/html' }),
    );

    /** @param {string} path @param {string} scroller */
    const measure = async (path, scroller) => {
      const samples = [];
      for (let run = 0; run < runs; run++) {
        const tab = await context.newPage();
        await tab.addInitScript(watch, subject.call);
        await tab.goto(`${server.url}${path}`);
        await tab.waitForFunction(() => Reflect.get(window, 'marks')?.painted, undefined, { timeout: 60_000 });
        const marks = await tab.evaluate(() => /** @type {Record<string, number>} */ (Reflect.get(window, 'marks')));
        const nodes = await tab.evaluate(() => document.querySelectorAll('*').length);
        const scroll = await tab.evaluate(sweep, scroller);
        samples.push({ first: (marks.painted ?? 0) - (marks.answered ?? 0), nodes, ...scroll });
        await tab.close();
      }
      return {
        first: median(samples.map(({ first }) => first)),
        nodes: median(samples.map(({ nodes }) => nodes)),
        dropped: median(samples.map(({ dropped }) => dropped)),
        worst: median(samples.map(({ worst }) => worst)),
      };
    };
    const ours = await measure(`${subject.route}${subject.query}`, '[data-scroller]');
    const floor = await measure('/bench-plain', '#box');
    console.log(`\n${rows.toLocaleString()} rows on one page, ${Object.keys(one).length} fields (median of ${runs})`);
    for (const [name, result] of Object.entries({ [subject.name]: ours, 'a plain table': floor })) {
      console.log(
        `  ${name.padEnd(16)} first rows ${result.first.toFixed(0).padStart(5)} ms   ${String(result.nodes).padStart(7)} DOM nodes   ` +
          `dropped ${(result.dropped * 100).toFixed(1).padStart(5)} %   worst frame ${result.worst.toFixed(0)} ms`,
      );
    }
    console.log(
      `  ratio: ${(ours.first / floor.first).toFixed(2)} of the plain table's time (budget ${subject.budget})`,
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
