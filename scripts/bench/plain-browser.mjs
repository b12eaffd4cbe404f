// A browser as a person has it: driven through its debugging pipe, but nobody listens to what its scripts do. Playwright does,
// and then the browser notes for each error where it was made: the one that React makes when it is loaded has the whole of it
// parsed a second time, 70 ms on a slow machine and four times as much on one that is made slower.
import { spawn } from 'node:child_process';
import { demoAccount } from './account.mjs';

/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ readonly resolve: (result: Fields) => void, readonly reject: (error: Error) => void }} Waiting */

const size = { width: 1440, height: 900 };
/** Milliseconds between two looks, and after which what is waited for counts as never coming. */
const patience = { look: 100, most: 120_000 };

/**
 * One page with its own cookies and storage.
 * @typedef {object} Tab
 * @property {(method: string, parameters?: Fields) => Promise<Fields>} send
 * @property {(url: string) => Promise<void>} go resolves when the page has begun to load
 * @property {(expression: string) => Promise<unknown>} evaluate
 * @property {(expression: string) => Promise<unknown>} until its value, once it is neither false nor empty
 */

/** What is said to one page. @param {Tab['send']} send @returns {Tab} */
function tabOf(send) {
  /** @type {Tab['evaluate']} */
  const evaluate = async (expression) => {
    const asked = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return /** @type {Fields} */ (result).value;
  };
  return {
    send,
    evaluate,
    async go(url) {
      await send('Page.navigate', { url });
    },
    async until(expression) {
      const late = Date.now() + patience.most;
      for (;;) {
        const value = await evaluate(expression);
        if (value) return value;
        if (Date.now() > late) throw new Error(`never true: ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, patience.look));
      }
    },
  };
}

/** Starts a browser. @param {string} executablePath */
export function startPlainBrowser(executablePath) {
  const flags = ['--headless', '--remote-debugging-pipe', '--no-sandbox', '--disable-gpu', '--accept-lang=th-TH'];
  const child = spawn(executablePath, [...flags, '--disable-background-networking', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const to = /** @type {import('node:stream').Writable} */ (child.stdio[3]);
  const from = /** @type {import('node:stream').Readable} */ (child.stdio[4]);
  const waiting = /** @type {Map<number, Waiting>} */ (new Map());
  let sent = 0;
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (/** @type {string} */ piece) => {
    const messages = (rest + piece).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      const one = waiting.get(id);
      waiting.delete(id);
      if (error) one?.reject(new Error(`${error.message} ${error.data ?? ''}`));
      else one?.resolve(result);
    }
  });

  /** @param {string} method @param {Fields} [params] @param {unknown} [sessionId] @returns {Promise<Fields>} */
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, { resolve, reject });
      to.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
    });

  return {
    /** A page in which a function runs before anything else. @param {string | (() => void)} script */
    async open(script) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const tab = tabOf((method, parameters) => send(method, parameters, sessionId));
      await tab.send('Page.enable');
      await tab.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });
      return tab;
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('Browser.close').catch(() => undefined);
      await ended;
    },
  };
}

/** Puts the pointer on an element, rests there and clicks. @param {Tab} tab @param {string} element an expression @param {number} hand milliseconds */
export async function click({ send, evaluate }, element, hand) {
  const box = `((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })(${element})`;
  const [x, y] = /** @type {[number, number]} */ (await evaluate(box));
  const place = { x, y, button: 'left', clickCount: 1 };
  await send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved', button: 'none' });
  await new Promise((resolve) => setTimeout(resolve, hand));
  await send('Input.dispatchMouseEvent', { ...place, type: 'mousePressed' });
  await send('Input.dispatchMouseEvent', { ...place, type: 'mouseReleased' });
}

/** Types into a field. @param {Tab} tab @param {string} field an expression @param {string} text */
export async function type({ send, evaluate }, field, text) {
  await evaluate(`(${field}).focus()`);
  await send('Input.insertText', { text });
}

/** Signs in to the product. @param {Tab} tab @param {string} url */
export async function signIn(tab, url) {
  const field = (/** @type {string} */ kind) => `document.querySelector('${kind}')`;
  await tab.go(`${url}/login`);
  await tab.until(`${field('input[type=password]')} !== null`);
  await type(tab, field('input'), demoAccount.username);
  await type(tab, field('input[type=password]'), demoAccount.password);
  await click(tab, field('button[type=submit]'), 0);
  await tab.until("location.pathname === '/'");
}
