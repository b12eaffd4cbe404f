// 10,000 rows of a list and 200 rows of 50 columns of a report, on one page each of the served production build, compared
// with a plain table of the same rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer, buildWeb, generate } from '../lib/build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { freePort } from '../lib/postgres.mjs';
import { startBuilt } from './built-server.mjs';
import { signIn, startPlainBrowser } from './plain-browser.mjs';

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

/**
 * The product's server, but for some answers: a browser that is made to take them from its driver keeps what comes over its line
 * for the driver as well, which takes a second for ten megabytes. Keeps what the server last said to `noted`.
 * @param {string} url @param {string} noted a path
 */
async function inFrontOf(url, noted) {
  const answers = /** @type {Map<string, { readonly type: string, readonly body: string }>} */ (new Map());
  let last = '';
  const server = createServer((asked, reply) => {
    const to = new URL(asked.url ?? '/', url);
    const own = answers.get(to.pathname);
    if (own) return void reply.writeHead(200, { 'content-type': own.type }).end(own.body);
    const isNoted = to.pathname === noted;
    const headers = { ...asked.headers, ...(isNoted ? { 'accept-encoding': 'identity' } : {}) };
    const passed = request(to, { method: asked.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      if (!isNoted) return;
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => (text += piece));
      answer.on('end', () => (last = text));
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, answers, last: () => last, stop };
}

export const benchList = () => bench(list);
export const benchReport = () => bench(report);

/** @param {Subject} subject */
async function bench(subject) {
  const { rows } = subject;
  await generate();
  await buildServer();
  await buildWeb('default');
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('no browser; set CHROMIUM_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'bench-list-'));
  const server = await startBuilt({ DATA_DIR: folder });
  const front = await inFrontOf(server.url, subject.call);
  const browser = startPlainBrowser(executablePath);
  try {
    const tab = await browser.open(`() => (${watch})(${JSON.stringify(subject.call)})`);
    await signIn(tab, front.url);
    // One real row, many times over. Today has none yet where it has only just begun.
    const day = (/** @type {number} */ back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    await tab.go(`${front.url}${subject.route}?date_from=${day(20)}&date_to=${day(0)}`);
    while (front.last() === '') await sleep(50);
    const one = JSON.parse(front.last()).data[0];
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
    front.answers.set(subject.call, { type: 'application/json', body });
    front.answers.set('/bench-plain', { type: 'text/html', body: plain(subject.call) });

    /** @param {string} path @param {string} scroller */
    const measure = async (path, scroller) => {
      const samples = [];
      for (let run = 0; run < runs; run++) {
        await tab.go('about:blank');
        await tab.go(`${front.url}${path}`);
        await tab.until('window.marks?.painted');
        const found = /** @type {{ first: number, nodes: number }} */ (
          await tab.evaluate(
            "({ first: marks.painted - marks.answered, nodes: document.querySelectorAll('*').length })",
          )
        );
        const scroll = /** @type {Awaited<ReturnType<typeof sweep>>} */ (
          await tab.evaluate(`(${sweep})(${JSON.stringify(scroller)})`)
        );
        samples.push({ ...found, ...scroll });
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
    front.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
