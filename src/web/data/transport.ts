import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/text.ts';
import type { FailureKind } from './api-error.ts';
import { toQueryString } from './query-string.ts';
import { hasFile, toFormData } from './to-form-data.ts';

/**
 * Milliseconds without a response, or without a further piece of a file, after which the user gets an error instead of
 * waiting on; uploads and files get more.
 */
export const patience = { plain: 30_000, upload: 120_000, file: 120_000 } as const;

/** Address of a call under a base URL without its last slash. */
export function addressOf(base: string, call: Call, query: object | undefined): string {
  const text = toQueryString({ ...query, ...call.variant });
  return `${base}${call.path}${text === '' ? '' : `?${text}`}`;
}

interface Parts {
  readonly body?: object | undefined;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Sent by a screen rather than by a person: no sign of life for the session. */
  readonly quiet?: boolean | undefined;
  readonly summary?: 'later' | 'alone' | undefined;
  /** What this browser is known by, where it signs somebody in. */
  readonly device?: string | undefined;
  /** What the person reads: the server answers in it. */
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** What fetch is given: Accept JSON in the person's language, credentials for the same origin, Bearer token, the body in its form. */
export function requestOf(call: Call, parts: Parts): RequestInit {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': parts.language });
  if (parts.token) headers.set('Authorization', `Bearer ${parts.token}`);
  if (parts.idempotencyKey) headers.set('Idempotency-Key', parts.idempotencyKey);
  if (parts.quiet) headers.set('X-Background', '1');
  if (parts.summary) headers.set('X-Summary', parts.summary);
  if (parts.device) headers.set('X-Device', parts.device);
  const common = { method: call.method, headers, credentials: 'same-origin', signal: parts.signal } as const;
  if (call.method === 'GET') return common;
  if (call.multipart && (call.money || hasFile(parts.body))) return { ...common, body: toFormData(parts.body ?? {}) };
  headers.set('Content-Type', 'application/json');
  return { ...common, body: JSON.stringify(parts.body ?? {}) };
}

/** A signal that ends with the caller's or after so many milliseconds of silence, and the reason for which it ended. */
export function deadline(limit: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const start = () =>
    setTimeout(() => {
      timedOut = true;
      abort();
    }, limit);
  let timer = start();
  return {
    signal: controller.signal,
    /** Something came: the silence begins again. */
    heard() {
      clearTimeout(timer);
      timer = start();
    },
    fault: (): Extract<FailureKind, 'timeout' | 'aborted' | 'network'> =>
      timedOut ? 'timeout' : controller.signal.aborted ? 'aborted' : 'network',
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** The bytes of an answer as they come; `heard` is called for each piece with how many there are so far. */
export async function readBytes(response: Response, heard: (bytes: number) => void): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const pieces: BlobPart[] = [];
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    bytes += piece.value.length;
    heard(bytes);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}
