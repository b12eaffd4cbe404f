import type { Conflict, Failure } from '#contract/envelope.ts';
import { type ProblemCode, problemStatus, problemText } from '#contract/problem.ts';

/** A failure on its way to the envelope. Throw it anywhere in a handler; the transaction around it rolls back. */
export class FailureError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly body: Failure;
  /** It tells how things are and nothing that somebody did: the audit log leaves it out. */
  readonly isNoEvent: boolean;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    detail: {
      readonly message?: string;
      readonly fields?: Readonly<Record<string, string>>;
      readonly conflict?: Conflict;
      readonly retryAfter?: number;
      readonly isNoEvent?: true;
    } = {},
  ) {
    const message = detail.message ?? problemText(code).th;
    super(message);
    this.name = 'FailureError';
    this.code = code;
    this.status = problemStatus(code);
    this.retryAfter = detail.retryAfter;
    this.isNoEvent = detail.isNoEvent === true;
    this.body = {
      error: code,
      message,
      ...(detail.fields ? { fields: detail.fields } : {}),
      ...(detail.conflict ? { conflict: detail.conflict } : {}),
    };
  }
}

/** 422: `{ amount: 'ต้องมากกว่า 0' }`. */
export function invalid(fields: Readonly<Record<string, string>>, message?: string): FailureError {
  return new FailureError(422, message === undefined ? { fields } : { fields, message });
}

/** 409 with who did what in between. */
export function conflicted(conflict?: Conflict, message?: string): FailureError {
  return new FailureError(409, { ...(conflict ? { conflict } : {}), ...(message === undefined ? {} : { message }) });
}

/** 423: somebody else holds the row. */
export function lockedBy(conflict: Conflict, how: { readonly isNoEvent?: true } = {}): FailureError {
  return new FailureError(423, { conflict, message: `รายการนี้กำลังถูกดำเนินการโดย ${conflict.by}`, ...how });
}

/** 403. */
export function forbidden(message?: string): FailureError {
  return new FailureError(403, message === undefined ? {} : { message });
}

/** HTTP 200 with `error: 404`: the record does not exist, or not for this person. */
export function missing(message?: string): FailureError {
  return new FailureError(404, message === undefined ? {} : { message });
}
