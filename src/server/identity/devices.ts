import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';

/** One open session, as shown to its owner or an administrator. */
export interface Device {
  readonly id: number;
  readonly ip: string;
  readonly user_agent: string;
  readonly auth_method: string;
  /** UTC ISO 8601. */
  readonly created_at: string;
  readonly last_seen_at: string;
  /** Whether it is the session of the request. */
  readonly current: boolean;
}

/** The valid sessions of a user, most recently used first. */
export async function devicesOf(
  db: Kysely<Database>,
  userId: number,
  current: string | null,
  { idleMinutes }: Pick<Settings, 'idleMinutes'>,
): Promise<readonly Device[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'auth_method', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .where(sql<boolean>`last_seen_at > clock_timestamp() - make_interval(mins => ${idleMinutes})`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ created_at, last_seen_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    current: String(row.id) === current,
  }));
}
