import type { Call } from '#contract/call.ts';
import { languageStore } from '#web/locale/language.ts';
import { sessionStore } from '#web/store/session-store.ts';
import { ApiError, isBetween } from './api-error.ts';
import { type Connection, createConnection } from './connection.ts';
import { reword, type StatusReply, settle } from './error-policy.ts';
import { createLife, type Renewal } from './life.ts';
import { createOffers, type Offers } from './offers.ts';
import { createPendingKeys, type PendingKeys } from './pending-keys.ts';
import { absence, readFailure, tellsOffer, unanswered } from './read-failure.ts';
import { parseJson, readEnvelope } from './read-reply.ts';
import { addressOf, deadline, fileNameOf, patience, readBytes, requestOf } from './transport.ts';

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
  /** Of a list: what takes long of the total, sums and counts may be left out, or they alone are asked for. */
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
  /** Which extensions the server offers. */
  readonly offers: Offers;
  /** Whether the server answers. */
  readonly connection: Connection;
  /** Sends a call; resolves to the whole envelope (`error` 0), rejects with ApiError. */
  request<T>(call: Call, input?: Input): Promise<T>;
  /** Sends a call and ends a failure as the call's policy says: nothing, a status, or ApiError. */
  call<T>(call: Call, input?: Input): Promise<T | StatusReply | undefined>;
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
  readonly text: string;
  /** The text as JSON, parsed once; undefined when it is none. */
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

/** The only place that calls fetch. */
export function createClient(options: ClientOptions): Client {
  const base = (options.baseUrl ?? '/').replace(/\/+$/, '');
  const send = options.fetch ?? ((...parameters: Parameters<typeof fetch>) => fetch(...parameters));
  const now = options.now ?? Date.now;
  const sleep =
    options.sleep ?? ((milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  const random = options.random ?? Math.random;
  const keys = options.keys ?? createPendingKeys(sessionStore(), now);
  const offers = options.offers ?? createOffers(undefined);
  const connection = options.connection ?? createConnection();
  const life = createLife(options.renewal, (call, { status }) => {
    const mayMean = !call.extension || status === 401;
    if (isGlobal(status) && mayMean && !call.optOut?.includes(status)) options.onGlobalStatus(status);
  });

  /** One exchange under a token. A file is read as such unless the answer is an envelope. */
  async function exchange(call: Call, input: Input, { idempotencyKey, file, token }: Sending) {
    const silence = file ? patience.file : call.multipart ? patience.upload : patience.plain;
    const limit = deadline(silence, input.signal);
    let answer: Answer;
    try {
      if (globalThis.navigator?.onLine === false) throw unanswered(call, 'offline', false);
      // A foreign server need not know the headers, and its preflight might refuse them.
      const own = base === '';
      const background = input.quiet === true && own;
      const summary = own ? input.summary : undefined;
      const device = own ? input.device : undefined;
      const { signal } = limit;
      const language = languageStore.get();
      const parts = { body: input.body, token, idempotencyKey, background, summary, device, language, signal };
      const request = requestOf(call, parts);
      const response = await send(addressOf(base, call, input.query), request);
      const isFile = file && response.ok && !/json|html/.test(response.headers.get('content-type') ?? '');
      const heard = (bytes: number) => {
        limit.heard();
        input.onProgress?.(bytes);
      };
      const blob = isFile ? await readBytes(response, heard) : undefined;
      const text = blob ? '' : await response.text();
      answer = { response, text, json: parseJson(text), blob };
    } catch (cause) {
      const failure = cause instanceof ApiError ? cause : unanswered(call, limit.fault(), true);
      if (failure.fault !== 'aborted') connection.saw(false);
      throw failure;
    } finally {
      limit.stop();
    }
    // What our own server says of others that failed it has an envelope.
    connection.saw(!isBetween(answer.response.status) || readEnvelope(answer.json).error !== undefined);
    if (call.extension) {
      const isThere = answer.blob ? true : tellsOffer(answer.response, answer.json);
      if (isThere !== undefined) offers.met(call, isThere);
      if (isThere === false) throw absence(answer.response.status);
    }
    const failure = answer.blob ? undefined : readFailure(call, answer.response, answer.json, now());
    if (!failure) {
      life.saw(call, token);
      return answer;
    }
    if (failure.status === 403) options.onForbidden?.();
    throw reword(call.onError, failure);
  }

  /** A GET is tried again at most twice; a POST never: whether a write is repeated is for a person to say. */
  async function persist(call: Call, input: Input, sending: Sending): Promise<Answer> {
    const started = now();
    for (let tries = 0; ; tries++) {
      try {
        return await exchange(call, input, sending);
      } catch (error) {
        const pause = 300 * 2 ** tries * (0.5 + random());
        const inTime = now() - started + pause < patience.plain;
        const again = call.method === 'GET' && tries < mostRetries && inTime;
        if (!again || !(error instanceof ApiError) || !mayRetry(error)) throw error;
        await sleep(pause);
      }
    }
  }

  async function perform(call: Call, input: Input, file: boolean): Promise<Answer> {
    if (offers.of(call) === 'absent') throw absence(404);
    const idempotencyKey = call.money ? (input.idempotencyKey ?? keys.take(call.id, input.body)) : undefined;
    const attempt = async (token: string | undefined) => {
      if (!input.quiet) options.onActivity?.(1);
      try {
        return await persist(call, input, { idempotencyKey, file, token });
      } finally {
        if (!input.quiet) options.onActivity?.(-1);
      }
    };
    try {
      const answer = await life.live(call, options.token, attempt);
      if (call.money) keys.forget(call.id, input.body);
      return answer;
    } catch (error) {
      if (call.money && error instanceof ApiError && !error.mayHaveHappened) keys.forget(call.id, input.body);
      throw error;
    }
  }

  const client: Client = {
    offers,
    connection,
    async request<T>(call: Call, input: Input = {}) {
      const { json } = await perform(call, input, false);
      return json as T; // The boundary: the envelope is checked, its data is typed by the generated hook.
    },
    async call<T>(call: Call, input: Input = {}) {
      try {
        return await client.request<T>(call, input);
      } catch (error) {
        if (error instanceof ApiError) return settle[call.onError](call.path, error);
        throw error;
      }
    },
    async download(call, input = {}) {
      const { blob, response } = await perform(call, input, true);
      // Asked for a file, a server that makes none answers with its rows.
      if (!blob) throw absence(response.status);
      return { blob, fileName: fileNameOf(response.headers.get('content-disposition')), headers: response.headers };
    },
    clear() {
      keys.clear();
      offers.forget();
      life.end();
    },
  };
  return client;
}
