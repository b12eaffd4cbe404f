import type { Conflict } from '#contract/envelope.ts';
import { isRecord } from '#web/core/is-record.ts';

/** What a reply says about itself, read with suspicion: it may come from a proxy or from a foreign API. */
export interface Envelope {
  /** `undefined` when there is no usable `error` field. */
  readonly error: number | undefined;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly conflict?: Conflict;
  readonly requestId?: string;
}

/** The text as JSON; undefined when it is empty or not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the envelope of any JSON value. Wrong types are treated as absent. */
export function readEnvelope(json: unknown): Envelope {
  if (!isRecord(json)) return { error: undefined };
  const { error, message, fields, conflict, request_id: requestId } = json;
  return {
    error: typeof error === 'number' && Number.isInteger(error) ? error : undefined,
    ...(typeof message === 'string' && message !== '' && { message: message.slice(0, 500) }),
    ...(isRecord(fields) && { fields: readFields(fields) }),
    ...(isConflict(conflict) && { conflict }),
    ...(typeof requestId === 'string' && { requestId }),
  };
}

function readFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function isConflict(value: unknown): value is Conflict {
  return (
    isRecord(value) && typeof value.by === 'string' && typeof value.action === 'string' && typeof value.at === 'string'
  );
}

/** Seconds of a Retry-After header: a number or a date. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
