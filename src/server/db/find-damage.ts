import { DatabaseError, type Session } from './session.ts';

/** Bytes up to which everything is read: some seconds of a start. */
const most = 512 * 1024 * 1024;

/**
 * Reads every row once, so that a damaged page is known at the start and not call by call. Returns the name of a table
 * that cannot be read, or undefined. A large database is not read.
 */
export async function findDamage(session: Session): Promise<string | undefined> {
  const size = await session.query('select pg_database_size(current_database())', []);
  if (Number(size.rows[0]?.[0] ?? 0) > most) return undefined;
  const { rows } = await session.query(
    `select c.oid::regclass::text, coalesce(owner.oid::regclass::text, c.oid::regclass::text) from pg_class c
     left join pg_class owner on owner.reltoastrelid = c.oid where c.relkind in ('r', 't', 'm') order by 2, 1`,
    [],
  );
  // The rows themselves, not an index that may be whole.
  await session.script('set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off');
  try {
    for (const [name, owner] of rows) {
      try {
        await session.query(`select count(*) from ${name ?? ''}`, []);
      } catch (error) {
        if (error instanceof DatabaseError && error.code.startsWith('XX')) return owner ?? undefined;
        throw error;
      }
    }
    return undefined;
  } finally {
    await session.script('reset enable_indexscan; reset enable_indexonlyscan; reset enable_bitmapscan');
  }
}
