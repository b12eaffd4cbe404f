import type { Session } from './session.ts';

/**
 * Runs `work` while no other session has the lock `key`. Waits for it without a limit, and lets `work` run without one:
 * the limits of a connection are for requests, and the holder of the lock may be making tables or the demo. For the lock
 * of a table `work` waits no longer than anybody else.
 */
export async function withAdvisoryLock<T>(session: Session, key: number, work: () => Promise<T>): Promise<T> {
  await session.script('set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  const giveBack = async () => {
    await session.query(`select pg_advisory_unlock(${key})`, []);
    await session.script('reset lock_timeout; reset statement_timeout; reset idle_in_transaction_session_timeout');
  };
  try {
    await session.query(`select pg_advisory_lock(${key})`, []);
    await session.script('reset lock_timeout');
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    // A connection that was lost has given everything back; why it was lost is what matters.
    await giveBack().catch(() => {});
    throw error;
  }
}
