import { hash, verify } from '@node-rs/argon2';
import { FailureError } from '../../failure.ts';
import { Lane } from '../../lane.ts';

/** argon2id (the library's default) with 19 MiB and two passes: what OWASP asks for at least. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes a processor and 19 MiB for a while: a crowd at the door leaves the house its share of both. */
const lane = new Lane(2, { wait: 10_000, waiting: 200 }, () => new FailureError(503, { retryAfter: 5 }));

/** Hash of a password in its own text format, salt and parameters included. */
export function hashPassword(password: string): Promise<string> {
  return lane.through(() => hash(password, passwordCost));
}

let decoy: Promise<string> | undefined;

/**
 * Is this the password? Takes as long for an account that does not exist (`stored` undefined) as for one that does, so
 * that the time of an answer tells nobody who has an account.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  const right = await lane.through(() => verify(against, password).catch(() => false));
  return stored !== undefined && right;
}
