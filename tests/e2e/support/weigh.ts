import { gzipSync } from 'node:zlib';
import type { CDPSession, Locator, Page, Request, Route } from 'playwright-core';

/** Scripts and style sheets by name, `rows-CQI0yfA.js`, with their bytes after gzip -9. */
export type Weight = Readonly<Record<string, number>>;

/** Bytes of one kind. */
export const sumOf = (weight: Weight, kind: 'js' | 'css') =>
  Object.entries(weight).reduce((sum, [name, bytes]) => (name.endsWith(kind) ? sum + bytes : sum), 0);

/** Milliseconds of the page's own time that every answer takes: longer than anything a page puts off. */
const latency = 3_000;
/** Milliseconds of the page's own time in which an answer is drawn: shorter than anything a page puts off. */
const drawing = 100;
/** Answers that have to be waited for one after the other, before a page counts as one that never gets there. */
const most = 10;

const nameOf = (url: string) => new URL(url).pathname.split('/').pop() ?? '';

/**
 * Weighs every script and style sheet that a page asks for from its address until `there` can be seen. What that is must
 * not hang on how fast the machine, the server and the line are, so none of them has a say: the page's clock stands still,
 * and answers are kept back. Whenever the page has done all that it can do, an answer's time passes on its clock, and
 * then every answer comes. So what a page fetches for somebody who waits counts, as does what it puts off for less than
 * an answer's time, and what it puts off until nobody waits any more does not. `slower` slows its processor so many times.
 */
export async function weigh(page: Page, address: string, there: Locator, slower = 1): Promise<Weight> {
  // First of all: what the page before still fetches is not of this one. Nothing runs on an empty page while the clock is
  // on its way to where it stands still.
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const traffic = await holdAnswers(page, devtools);
  const soon = Date.now() + 3_600_000;
  await page.clock.install();
  await page.clock.pauseAt(soon);
  await page.goto(address, { waitUntil: 'commit' });
  for (let answers = 0; answers === 0 || !(await there.isVisible()); answers += 1) {
    if (answers === most) throw new Error(`${address} waits for more than ${most} answers, one after the other`);
    await traffic.rest();
    await page.clock.runFor(latency);
    await traffic.rest();
    await traffic.answer();
    await traffic.rest();
    await page.clock.runFor(drawing);
    await traffic.rest();
  }
  return traffic.fetched();
}

/** Keeps back the answers of the API, and knows what is under way. */
async function holdAnswers(page: Page, devtools: CDPSession) {
  const held: Route[] = [];
  const underWay = new Set<Request>();
  const fetched = new Map<string, Promise<number>>();
  const compiled = new Set<string>();
  let begun = 0;
  const begin = (request: Request) => {
    begun += 1;
    underWay.add(request);
  };
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  page.on('response', (response) => {
    const name = nameOf(response.url());
    if (/\.(js|css)$/.test(name) && !fetched.has(name))
      fetched.set(
        name,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  devtools.on('Debugger.scriptParsed', ({ url }) => compiled.add(url.split('/').pop() ?? ''));
  await devtools.send('Debugger.enable');
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => void held.push(route),
  );

  /** The browser's own word for having nothing to do, in a world whose clock the page does not share. */
  async function idle(): Promise<void> {
    const { frameTree } = await devtools.send('Page.getFrameTree');
    const world = { frameId: frameTree.frame.id, worldName: 'weigh' };
    const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', world);
    const expression = 'new Promise((resolve) => requestIdleCallback(() => resolve()))';
    await devtools.send('Runtime.evaluate', { expression, awaitPromise: true, contextId });
  }
  const isAtRest = () =>
    [...underWay].every((request) => held.some((route) => route.request() === request)) &&
    [...fetched.keys()].every((name) => name.endsWith('.css') || compiled.has(name));

  return {
    /** Until nothing is on its way but what is held, every script is compiled, and the page, twice, has no work left. */
    async rest() {
      for (let still = 0; still < 2; ) {
        const before = begun;
        await idle();
        still = begun === before && isAtRest() ? still + 1 : 0;
      }
    },
    async answer() {
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
    async fetched(): Promise<Weight> {
      return Object.fromEntries(await Promise.all([...fetched].map(async ([name, bytes]) => [name, await bytes])));
    },
  };
}
