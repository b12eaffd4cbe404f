import type { RawAnswer } from '../protocol.ts';
import { clockWait, type Wait } from '../wait.ts';

/** An answer as data. */
export function json(status: number, body: unknown): RawAnswer {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}

/** A page of somebody's proxy instead of data. */
export function htmlPage(): RawAnswer {
  return { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' };
}

/** An answer of 10 MB. */
export function hugeBody(): RawAnswer {
  return {
    status: 200,
    contentType: 'application/json',
    body: `{"status":"SUCCESS","pad":"${'x'.repeat(10_000_000)}"}`,
  };
}

/** A connection that breaks. */
export function reset(): never {
  throw new Error('การเชื่อมต่อถูกตัดกลางทาง');
}

/** Nothing at all, until the caller hangs up. */
export function silence(signal: AbortSignal, wait: Wait = clockWait): Promise<RawAnswer> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    wait.silent();
  });
}
