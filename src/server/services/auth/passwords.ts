import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB and two passes: what OWASP asks for at least. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a password in its own text format, salt and parameters included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost);
}

let decoy: Promise<string> | undefined;

/**
 * Is this the password? Takes as long for an account that does not exist (`stored` undefined) as for one that does, so
 * that the time of an answer tells nobody who has an account.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== undefined && right;
}
