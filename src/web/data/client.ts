import type { Call } from '#contract/call.ts';
import { fileNameOf } from '#contract/file-format.ts';
import { languageStore } from '#web/locale/language.ts';
import { sessionStore } from '#web/store/session-store.ts';
import { type Ahead, createAhead } from './ahead.ts';
import { ApiError, isBetween } from './api-error.ts';
import { type Changes, createChanges } from './changes.ts';
import { type Connection, createConnection } from './connection.ts';
import { logFailure } from './failures.ts';
import { createLife, type Life, type Renewal } from './life.ts';
import { createOffers, type Offers } from './offers.ts';
import { createPendingKeys, type PendingKeys } from './pending-keys.ts';
import { absence, isOffered, readFailure, unanswered } from './read-failure.ts';
import { parseJson, readEnvelope } from './read-reply.ts';
import { addressOf, deadline, patience, readBytes, requestOf } from './transport.ts';

/** What goes with one call. */
export interface Input {
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  /** For money calls; one is made and remembered when absent. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of a file: how many bytes have come so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
  /** A background refresh: the loading bar stays still, and it does not keep an abandoned session alive. */
  readonly quiet?: boolean | undefined;
  /** Of a list: total, sums and counts that take long may be left out, or only they are requested. */
  readonly summary?: 'later' | 'alone' | undefined;
  /** What this browser is known by at the server: goes with signing in alone. */
  readonly device?: string | undefined;
}

export interface Download {
  readonly blob: Blob;
  /** Name the server gave the file, if any. */
  readonly fileName: string | undefined;
  readonly headers: Headers;
}

export interface Client {
  /** What was requested before the screen that shows it is drawn. */
  readonly ahead: Ahead;
  /** Which extensions the server offers. */
  readonly offers: Offers;
  /** Whether the server answers. */
  readonly connection: Connection;
  /** What is on screen, and what of it changes. */
  readonly changes: Changes;
  /** How the stream of changes is reached: below this address, by this fetch. */
  readonly stream: { readonly base: string; readonly fetch: typeof fetch };
  /** Sends a call; resolves to the whole envelope (`error` 0), rejects with ApiError. */
  request<T>(call: Call, input?: Input): Promise<T>;
  /** Sends a call whose failure changes nothing for the person: it is logged, and there is no answer. */
  call<T>(call: Call, input?: Input): Promise<T | undefined>;
  /** Sends a GET whose answer is a file. Rejects with ApiError. */
  download(call: Call, input?: Input): Promise<Download>;
  /** Forgets everything that belongs to the person (sign-out). */
  clear(): void;
}

/** Statuses with a global meaning: 400 → `/`; 401 and 404 → signed out. A call may opt out; an extension has only the 401. */
export type GlobalStatus = 400 | 401 | 404;

export interface ClientOptions {
  /** Address of the API; `/` = the page's own. */
  readonly baseUrl?: string;
  /** Access token of the session; undefined when signed out. */
  readonly token: () => string | undefined;
  readonly onGlobalStatus: (status: GlobalStatus) => void;
  /** Signing in again in place, where there is somebody to ask. Without it every 401 has its global meaning. */
  readonly renewal?: Renewal;
  /** The server refused for lack of permission: what the person may do has perhaps changed. */
  readonly onForbidden?: () => void;
  /** Calls under way that the person waits for: +1 at the start, -1 at the end. */
  readonly onActivity?: (change: 1 | -1) => void;
  readonly fetch?: typeof fetch;
  readonly keys?: PendingKeys;
  readonly offers?: Offers;
  readonly connection?: Connection;
  readonly sleep?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
  readonly now?: () => number;
}

interface Answer {
  readonly response: Response;
  /** Its text as JSON, parsed once; undefined when it is none. */
  readonly json: unknown;
  readonly blob: Blob | undefined;
}

/** What accompanies one exchange. */
interface Sending {
  readonly idempotencyKey: string | undefined;
  readonly file: boolean;
  readonly token: string | undefined;
}

const isGlobal = (status: number): status is GlobalStatus => status === 400 || status === 401 || status === 404;
const mostRetries = 2;
/** Failures that a second try may cure: nobody answered, or something between us and the server failed. */
const mayRetry = (error: ApiError) => error.fault === 'network' || isBetween(error.status);

/** The options, with defaults for those left out, and what all calls of a client share. */
interface Parts
  extends Required<Pick<ClientOptions, 'fetch' | 'keys' | 'offers' | 'connection' | 'sleep' | 'random' | 'now'>>,
    Pick<ClientOptions, 'token' | 'onForbidden' | 'onActivity'> {
  /** Before every path: empty at the page's own server. */
  readonly base: string;
  readonly life: Life;
  readonly changes: Changes;
}

function partsOf(options: ClientOptions): Parts {
  const now = options.now ?? Date.now;
  return {
    fetch: (...parameters) => fetch(...parameters),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    ...options,
    now,
    base: (options.baseUrl ?? '/').replace(/\/+$/, ''),
    keys: options.keys ?? createPendingKeys(sessionStore(), now),
    offers: options.offers ?? createOffers(undefined),
    connection: options.connection ?? createConnection(),
    changes: createChanges(),
    life: createLife(options.renewal, (call, { status }) => {
      const mayMean = !call.extension || status === 401;
      if (isGlobal(status) && mayMean && !call.optOut?.includes(status)) options.onGlobalStatus(status);
    }),
  };
}

/** Sends a call and reads what comes. A file is read as such unless the answer is an envelope. */
async function receive(
  parts: Parts,
  call: Call,
  input: Input,
  sending: Sending,
  limit: ReturnType<typeof deadline>,
): Promise<Answer> {
  if (globalThis.navigator?.onLine === false) throw unanswered(call, 'offline', false);
  const { base, fetch } = parts;
  // A foreign server need not know the headers, and its preflight might refuse them.
  const own: Input = base === '' ? input : { body: input.body };
  const request = requestOf(call, { ...own, ...sending, language: languageStore.get(), signal: limit.signal });
  const asked = performance.now();
  const response = await fetch(addressOf(base, call, input.query), request);
  if (call.method === 'GET' && input.summary !== 'alone')
    parts.changes.answered(addressOf('', call, input.query), { headers: response.headers, asked });
  const isFile = sending.file && response.ok && !/json|html/.test(response.headers.get('content-type') ?? '');
  const heard = (bytes: number) => {
    limit.heard();
    input.onProgress?.(bytes);
  };
  const blob = isFile ? await readBytes(response, heard) : undefined;
  return { response, blob, json: blob ? undefined : parseJson(await response.text()) };
}

/** What an answer says beyond its data: that the server has the extension, that the session works, that the call failed. */
function judge(parts: Parts, call: Call, { response, json, blob }: Answer, token: string | undefined): void {
  if (call.extension) {
    const isThere = blob ? true : isOffered(response, json);
    if (isThere !== undefined) parts.offers.met(call, isThere);
    if (isThere === false) throw absence(response.status);
  }
  const failure = blob ? undefined : readFailure(call, response, json, parts.now());
  if (failure?.status === 403) parts.onForbidden?.();
  if (failure) throw failure;
  parts.life.saw(call, token);
}

/** One exchange under a token. */
async function exchange(parts: Parts, call: Call, input: Input, sending: Sending): Promise<Answer> {
  const silence = sending.file ? patience.file : call.multipart ? patience.upload : patience.plain;
  const limit = deadline(silence, input.signal);
  let answer: Answer;
  try {
    answer = await receive(parts, call, input, sending, limit);
  } catch (cause) {
    const failure = cause instanceof ApiError ? cause : unanswered(call, limit.fault(), true);
    if (failure.fault !== 'aborted') parts.connection.saw(false);
    throw failure;
  } finally {
    limit.stop();
  }
  // What our own server says of others that failed it has an envelope.
  parts.connection.saw(!isBetween(answer.response.status) || readEnvelope(answer.json).error !== undefined);
  judge(parts, call, answer, sending.token);
  return answer;
}

/** A GET is tried again at most twice; a POST never: whether a write is repeated is for a person to say. */
async function persist(parts: Parts, call: Call, input: Input, sending: Sending): Promise<Answer> {
  const started = parts.now();
  for (let tries = 0; ; tries++) {
    try {
      return await exchange(parts, call, input, sending);
    } catch (error) {
      const pause = 300 * 2 ** tries * (0.5 + parts.random());
      const inTime = parts.now() - started + pause < patience.plain;
      const again = call.method === 'GET' && tries < mostRetries && inTime;
      if (!again || !(error instanceof ApiError) || !mayRetry(error)) throw error;
      await parts.sleep(pause);
    }
  }
}

async function perform(parts: Parts, call: Call, input: Input, file: boolean): Promise<Answer> {
  const { keys, onActivity } = parts;
  if (parts.offers.of(call) === 'absent') throw absence(404);
  const idempotencyKey = call.money ? (input.idempotencyKey ?? keys.take(call.id, input.body)) : undefined;
  const attempt = async (token: string | undefined) => {
    if (!input.quiet) onActivity?.(1);
    try {
      return await persist(parts, call, input, { idempotencyKey, file, token });
    } finally {
      if (!input.quiet) onActivity?.(-1);
    }
  };
  const forget = () => call.money && keys.forget(call.id, input.body);
  try {
    const answer = await parts.life.live(call, parts.token, attempt);
    forget();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && !error.mayHaveHappened) forget();
    throw error;
  }
}

/** The only place that calls fetch. */
export function createClient(options: ClientOptions): Client {
  const parts = partsOf(options);
  const client: Client = {
    ahead: createAhead(parts.now),
    offers: parts.offers,
    connection: parts.connection,
    changes: parts.changes,
    stream: parts,
    async request<T>(call: Call, input: Input = {}) {
      const { json } = await perform(parts, call, input, false);
      return json as T; // The boundary: the envelope is checked, its data is typed by the generated hook.
    },
    async call<T>(call: Call, input: Input = {}) {
      try {
        return await client.request<T>(call, input);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        logFailure(call.path, error);
        return undefined;
      }
    },
    async download(call, input = {}) {
      const { blob, response } = await perform(parts, call, input, true);
      // A server that cannot make files answers with rows.
      if (!blob) throw absence(response.status);
      return { blob, fileName: fileNameOf(response.headers.get('content-disposition')), headers: response.headers };
    },
    clear() {
      client.ahead.drop();
      parts.changes.answers.clear();
      parts.keys.clear();
      parts.offers.forget();
      parts.life.end();
    },
  };
  return client;
}
