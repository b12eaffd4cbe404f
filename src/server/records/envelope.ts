import type { Row } from '#contract/envelope.ts';
import type { FileFormat } from '#contract/file-format.ts';
import type { Sheet } from '../sheets/sheet.ts';

const companions = new WeakMap<object, Row>();

/**
 * Adds keys next to `data` to the envelope of a service's reply (a sign-in answers with `access_token` there).
 *
 * @example
 * return withEnvelope(profile, { access_token: token });
 */
export function withEnvelope<T extends object>(data: T, keys: Row): T {
  companions.set(data, keys);
  return data;
}

/** A file in place of an envelope. */
export interface ReplyFile {
  readonly sheet: Sheet;
  readonly format: FileFormat;
}

/** A file that is there already. */
export interface ReplyBytes {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const files = new WeakMap<object, ReplyFile | ReplyBytes>();

/**
 * Answers with a file instead of the reply; the caller audits it, too.
 *
 * @example
 * return withFile({ rows: [], total }, { sheet, format: 'xlsx' });
 */
export function withFile<T extends object>(data: T, file: ReplyFile | ReplyBytes): T {
  files.set(data, file);
  return data;
}

/** The file that goes out in place of this reply. */
export function fileOf(data: unknown): ReplyFile | ReplyBytes | undefined {
  return typeof data === 'object' && data !== null ? files.get(data) : undefined;
}

/** The success envelope of a service's reply. */
export function envelopeOf(data: unknown): Row {
  const extra = typeof data === 'object' && data !== null ? companions.get(data) : undefined;
  return { error: 0, ...extra, data: data ?? {} };
}
