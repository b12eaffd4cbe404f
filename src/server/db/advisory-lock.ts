import type { Session } from './session.ts';

/**
 * Runs `work` while no other session has the lock `key`. Waits for it as long as it takes, and lets `work` take as long:
 * the limits of a connection are for the desk, and whoever has the lock may be making tables or the demo. On the lock of
 * a table `work` waits no longer than anybody else.
 */
export async function withAdvisoryLock<T>(session: Session, key: number, work: () => Promise<T>): Promise<T> {
  await session.script('set lock_timeout = 0; set statement_timeout = 0');
  try {
    await session.query(`select pg_advisory_lock(${key})`, []);
    await session.script('reset lock_timeout');
    try {
      return await work();
    } finally {
      await session.query(`select pg_advisory_unlock(${key})`, []);
    }
  } finally {
    await session.script('reset lock_timeout; reset statement_timeout');
  }
}
