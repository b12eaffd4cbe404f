import { verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { demoPassword } from './password.ts';
import { firstOfRole } from './staff.ts';

/**
 * The demo's ways in that still work in this database: people of the demo who are active and have not changed the
 * password. Empty where the demo was never made.
 */
export async function demoAccounts(
  db: Kysely<Database>,
): Promise<readonly { readonly role: string; readonly username: string }[]> {
  const made = await db.selectFrom('audit_log').select('seq').where('action', '=', 'demo.create').limit(1).execute();
  if (made.length === 0) return [];
  const people = await db
    .selectFrom('app_user')
    .innerJoin('user_credential', 'user_credential.user_id', 'app_user.id')
    .select(['app_user.username', 'user_credential.password_hash'])
    .where('app_user.status', '=', 'active')
    .where(
      'app_user.username',
      'in',
      firstOfRole.map(({ username }) => username),
    )
    .execute();
  const open = await Promise.all(
    people.map(async ({ username, password_hash }) =>
      (await verify(password_hash, demoPassword)) ? username : undefined,
    ),
  );
  return firstOfRole.filter(({ username }) => open.includes(username));
}
