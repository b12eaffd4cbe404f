import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { localPart } from './password-rules.ts';

export interface NewPerson {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  /** Key of the server that the deployment belongs to. */
  readonly server: string;
  /** For the administrator who reviews the account. */
  readonly note: string | null;
}

/** `nok@example.test` → `nok`: 4 to 32 of a–z, 0–9, `_` and `.`; short names are padded with `_`. */
export function usernameOf(email: string): string {
  const plain = localPart(email)
    .toLowerCase()
    .replace(/[^a-z0-9_.]/g, '_')
    .slice(0, 32);
  return plain.padEnd(4, '_');
}

const suffixed = (name: string) => `${name.slice(0, 27)}.${randomInt(1_000, 9_999)}`;

/**
 * Adds a pending account without a role. The user name comes from the mail address, with a number where it is taken.
 * Returns the id and the user name, or undefined when the address is taken; of concurrent calls one succeeds.
 */
export async function addPending(
  tx: Transaction<Database>,
  { email, name, server, note }: NewPerson,
): Promise<{ readonly id: number; readonly username: string } | undefined> {
  const first = usernameOf(email);
  for (const username of [first, suffixed(first), suffixed(first), suffixed(first), suffixed(first)]) {
    const { rows } = await sql<{ id: number }>`
      insert into app_user (username, email, name, server, status, note)
      values (${username}, ${email}, ${name}, ${server}, 'pending', ${note})
      on conflict do nothing returning id`.execute(tx);
    if (rows[0]) return { id: rows[0].id, username };
    const taken = await tx.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
    if (taken) return undefined;
  }
  throw new Error('No user name is free for a new person');
}
