import type { Conflict } from '#contract/envelope.ts';
import type { Language } from '#contract/text.ts';

/**
 * Why a call failed.
 * `offline` `network` `timeout` `aborted` = no response; `malformed` = a response that is not ours; `broken` = an error of
 * the page itself; `absent` = an extension that this server does not have; `http` = a status ≥ 400; `application` = HTTP
 * 200 with `error` ≠ 0.
 */
export type FailureKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'broken'
  | 'absent'
  | 'http'
  | 'application';

interface Details {
  readonly fault: FailureKind;
  readonly status?: number | undefined;
  readonly statusText?: string | undefined;
  readonly code?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly serverLanguage?: Language | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly conflict?: Conflict | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly mayHaveHappened?: boolean | undefined;
}

/** Sent by a proxy between us and the server: it is overloaded. */
export const isBetween = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** The one error that leaves the data room. Its `message` is Thai and fit to be shown. */
export class ApiError extends Error {
  readonly fault: FailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Text of the status as sent by the server; the kind of failure if there was no response. */
  readonly statusText: string;
  /** `error` of the envelope, else the HTTP status. 404 here with status 200 is a missing record. */
  readonly code: number;
  /** What the server said, if it said anything. */
  readonly serverMessage: string | undefined;
  /** In which language it said so; Thai where it does not say. */
  readonly serverLanguage: Language;
  /** Complaints by field (422). */
  readonly fields: Readonly<Record<string, string>>;
  /** Who did what in between (409, 423). */
  readonly conflict: Conflict | undefined;
  readonly requestId: string | undefined;
  /** Seconds to wait (429). */
  readonly retryAfter: number | undefined;
  /** The write may have taken effect although no clear answer came: look before doing it again. */
  readonly mayHaveHappened: boolean;

  constructor(message: string, details: Details) {
    super(message);
    this.name = 'ApiError';
    this.fault = details.fault;
    this.status = details.status ?? 0;
    this.statusText = details.statusText || details.fault;
    this.code = details.code ?? this.status;
    this.serverMessage = details.serverMessage;
    this.serverLanguage = details.serverLanguage ?? 'th';
    this.fields = details.fields ?? {};
    this.conflict = details.conflict;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.mayHaveHappened = details.mayHaveHappened ?? false;
  }
}
