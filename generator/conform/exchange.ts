/** What a server answered, as far as it can be read. */
export interface Answer {
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly type: string;
  /** Its text as JSON; undefined where it is none. */
  readonly json: unknown;
  /** Why there was no answer. */
  readonly failure?: string;
}

export type Query = Readonly<Record<string, string>>;

/** Asks a server. A GET has a query, a POST (signing in, the greeting) a body. */
export type Ask = (call: { readonly method: string; readonly path: string }, input?: Query | object) => Promise<Answer>;

/** Milliseconds that an answer may take, as the browser has it. */
const patience = 30_000;
/** Times that a server may ask us to wait, and the longest wait (milliseconds). */
const mostWaits = 5;
const longestWait = 61_000;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function exchange(url: string, init: RequestInit): Promise<Answer & { readonly wait?: number }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    const { status, headers } = response;
    const wait = status === 429 ? Number(headers.get('retry-after') ?? 1) * 1000 : undefined;
    return {
      status,
      type: headers.get('content-type') ?? '',
      json: parse(text),
      ...(wait === undefined
        ? {}
        : { wait: Math.min(Math.max(Number.isFinite(wait) ? wait : 1000, 100), longestWait) }),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: 0, type: '', json: undefined, failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** A server at this address, asked as the browser asks it. Whoever is told to wait (429) waits, and asks again. */
export function serverAt(base: string, token?: string): Ask {
  const root = base.replace(/\/+$/, '');
  return async ({ method, path }, input = {}) => {
    const headers = {
      accept: 'application/json',
      'accept-language': 'en',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const text = method === 'GET' ? new URLSearchParams(input as Query).toString() : '';
    const url = `${root}${path}${text === '' ? '' : `?${text}`}`;
    const init =
      method === 'GET'
        ? { headers }
        : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(input) };
    for (let waits = 0; ; waits++) {
      const { wait, ...answer } = await exchange(url, init);
      if (wait === undefined || waits === mostWaits) return answer;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}
