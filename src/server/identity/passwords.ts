import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { FailureError } from '../base/failure.ts';
import { Lane } from '../base/lane.ts';
import { requireNoTransaction } from '../db/driver.ts';

/** argon2id (the library's default) with 19 MiB and two passes: the minimum that OWASP recommends. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Limits concurrent hashes: each needs a processor and 19 MiB, which other requests need as well. */
const lane = new Lane(2, { wait: 10_000, waiting: 200 }, () => new FailureError(503, { retryAfter: 5 }));

/** Hash of a password in its own text format, salt and parameters included. */
export async function hashPassword(password: string): Promise<string> {
  requireNoTransaction('A password is hashed');
  return lane.through(() => hash(password, passwordCost));
}

let unusable: Promise<string> | undefined;

/** Hash of a random password, made on first use and kept while the server runs. */
export function unusableHash(): Promise<string> {
  unusable ??= hashPassword(randomBytes(32).toString('base64url'));
  return unusable;
}

/**
 * Checks a password. Takes as long for an account that does not exist (`stored` undefined) as for one that does, so
 * that the response time does not reveal who has an account.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  requireNoTransaction('A password is compared');
  const against = stored ?? (await unusableHash());
  const right = await lane.through(() => verify(against, password).catch(() => false));
  return stored !== undefined && right;
}
