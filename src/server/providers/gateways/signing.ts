import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds by which the clock of a sender may differ from ours. */
export const clockTolerance = 5 * 60_000;

/** HMAC-SHA256 of `timestamp.body` in hex; `timestamp` is Unix time in milliseconds as in the header. */
export function signatureOf(secret: string, timestamp: string, body: string | Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

export interface Signed {
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
  readonly body: string | Uint8Array;
}

/**
 * Was this signed with one of the secrets, within the tolerance around `now`? Nothing signed, nothing to sign with and a
 * date out of reach are all no. Takes the same time whichever secret fits.
 *
 * @example
 * isSigned({ signature, timestamp, body }, [secret, previousSecret], new Date());
 */
export function isSigned({ signature, timestamp, body }: Signed, secrets: readonly string[], now: Date): boolean {
  if (signature === undefined || timestamp === undefined) return false;
  if (!/^[0-9a-f]{64}$/.test(signature) || !/^[0-9]{13}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) - now.getTime()) > clockTolerance) return false;
  const given = Buffer.from(signature, 'hex');
  let fits = false;
  for (const secret of secrets) {
    const expected = Buffer.from(signatureOf(secret, timestamp, body), 'hex');
    if (secret !== '' && timingSafeEqual(given, expected)) fits = true;
  }
  return fits;
}
