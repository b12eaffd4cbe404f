import { sql } from 'kysely';
import { openSession } from '#server/identity/sessions.ts';
import type { World } from '../../api/kit.ts';

export interface Bearer extends Readonly<Record<string, string>> {
  readonly authorization: string;
}

/** A session of a person, without the work of checking a password. */
export async function sessionOf({ database }: Pick<World, 'database'>, userId: number): Promise<Bearer> {
  const request = { id: 'test', ip: '127.0.0.1', userAgent: 'test' };
  const { token } = await openSession(database.db, userId, 'local', request, 12);
  return { authorization: `Bearer ${token}` };
}

/** Sessions with which nobody may get in, by why not; each belongs to somebody who could do everything. */
export async function deadSessions(
  world: World,
): Promise<Readonly<Record<string, Bearer | Readonly<Record<string, string>>>>> {
  const { db } = world.database;
  const owner = world.people.owner?.id ?? 0;
  const copy = async (name: string, status: string) => {
    const row = await sql<{ id: number }>`
      insert into app_user (username, email, name, role_id, server, status)
      select ${name}, ${`${name}@example.test`}, ${name}, role_id, server, 'active' from app_user where id = ${owner}
      returning id`.execute(db);
    const id = row.rows[0]?.id ?? 0;
    const bearer = await sessionOf(world, id);
    if (status !== 'active') {
      // The row alone, as somebody with a database client would do it: the check may not depend on a trigger.
      await sql`alter table app_user disable trigger user`.execute(db);
      await sql`update app_user set status = ${status} where id = ${id}`.execute(db);
      await sql`alter table app_user enable trigger user`.execute(db);
    }
    return { id, bearer };
  };
  const end = (id: number, change: ReturnType<typeof sql>) =>
    sql`update session set ${change} where user_id = ${id}`.execute(db);
  const expired = await copy('dead.expired', 'active');
  await end(expired.id, sql`expires_at = clock_timestamp() - interval '1 second'`);
  const idle = await copy('dead.idle', 'active');
  await end(idle.id, sql`last_seen_at = clock_timestamp() - interval '1 day'`);
  const revoked = await copy('dead.revoked', 'active');
  await end(revoked.id, sql`revoked_at = clock_timestamp(), revoked_for = 'test'`);
  return {
    anonymous: {},
    expired: expired.bearer,
    idle: idle.bearer,
    revoked: revoked.bearer,
    suspended: (await copy('dead.suspended', 'suspended')).bearer,
    pending: (await copy('dead.pending', 'pending')).bearer,
  };
}
