import type { Call } from '#contract/call.ts';
import { isProblemCode, problemText } from '#contract/problem.ts';
import { th } from '#web/locale/th.ts';
import { ApiError, type FailureKind } from './api-error.ts';
import { readEnvelope, readRetryAfter } from './read-reply.ts';

const texts = th.errors;

/** No answer came. A write that had left may still have happened. */
export function unanswered(call: Call, fault: Exclude<FailureKind, 'http' | 'application'>, sent: boolean): ApiError {
  const mayHaveHappened = sent && call.method === 'POST';
  return new ApiError(mayHaveHappened ? texts.unknownResult : texts[fault], { fault, mayHaveHappened });
}

/** The server does not have the requested extension. Nothing has happened. */
export function absence(status: number): ApiError {
  return new ApiError(texts.absent, { fault: 'absent', status });
}

/** Statuses of an unknown path: no such resource, no such method, or no server for it. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Does an answer to an extension say that the server has it? Undefined where it says nothing of the kind: somebody who is
 * not signed in is turned away everywhere, and a server that fails may fail everywhere. A page in place of data is what
 * servers of single-page programs answer for whatever they do not know.
 */
export function isOffered(response: Response, json: unknown): boolean | undefined {
  if (unknownCall.has(response.status)) return false;
  if (response.ok && json === undefined && response.headers.get('content-type')?.includes('html')) return false;
  return response.status === 401 || response.status >= 500 ? undefined : true;
}

/** The failure that an answer describes; undefined for a success of ours (`error` 0). */
export function readFailure(call: Call, response: Response, json: unknown, now: number): ApiError | undefined {
  const envelope = readEnvelope(json);
  if (response.ok && envelope.error === 0) return undefined;
  if (response.ok && envelope.error === undefined) return unanswered(call, 'malformed', true);
  const { status, statusText } = response;
  const code = envelope.error || status;
  // A gateway between us and the server, or an upstream that went silent: nobody says whether it was done.
  const mayHaveHappened = call.method === 'POST' && (code === 504 || (status >= 500 && envelope.error === undefined));
  const message = isProblemCode(code) ? problemText(code).th : texts.other(code);
  // What a 401 means is the same whatever a server writes with it; its words are shown all the same.
  const said = status === 401 ? undefined : envelope.message;
  return new ApiError(mayHaveHappened ? texts.unknownResult : (said ?? message), {
    fault: response.ok ? 'application' : 'http',
    status,
    statusText,
    code,
    serverMessage: envelope.message,
    serverLanguage: response.headers.get('content-language') === 'en' ? 'en' : 'th',
    fields: envelope.fields,
    conflict: envelope.conflict,
    requestId: envelope.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: readRetryAfter(response.headers.get('retry-after'), now),
    mayHaveHappened,
  });
}
