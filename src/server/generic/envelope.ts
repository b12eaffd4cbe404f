import type { Row } from '#contract/envelope.ts';

const besides = new WeakMap<object, Row>();

/**
 * Puts further keys beside `data` in the envelope of a service's reply (a sign-in answers with `access_token` there).
 *
 * @example
 * return withEnvelope(profile, { access_token: token });
 */
export function withEnvelope<T extends object>(data: T, keys: Row): T {
  besides.set(data, keys);
  return data;
}

/** The success envelope of a service's reply. */
export function envelopeOf(data: unknown): Row {
  const extra = typeof data === 'object' && data !== null ? besides.get(data) : undefined;
  return { error: 0, ...extra, data: data ?? {} };
}
