import type pg from 'pg';
import type { ChannelListener } from './session.ts';

export type Driver = typeof pg;

/** Milliseconds between two attempts to reach the database again; the last one for ever. */
const pauses = [100, 500, 1_000, 5_000] as const;
/** Milliseconds between two looks whether the line, on which nothing may be said for hours, is still there. */
const lookEvery = 15_000;

/**
 * Listens to a channel of PostgreSQL on a connection of its own, and again when it was lost. A pooler that lends connections
 * by the transaction does not pass on what is said: the address must lead to the database itself.
 */
export function listenOn(driver: Driver, url: string, channel: string, listener: ChannelListener): () => Promise<void> {
  let ended = false;
  let tries = 0;
  let current: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (work: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
    timer.unref();
  };
  const lose = (client: pg.Client, error: Error) => {
    if (ended || current !== client) return;
    current = undefined;
    void client.end().catch(() => undefined);
    listener.lost(error);
    later(() => void begin(), pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    tries += 1;
  };
  const look = (client: pg.Client) => {
    client.query('select 1').then(
      () => current === client && later(() => look(client), lookEvery),
      (error: Error) => lose(client, error),
    );
  };
  const begin = async () => {
    const client = new driver.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: lookEvery,
      query_timeout: lookEvery,
      application_name: 'backoffice changes',
    });
    current = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The connection was closed.')));
    client.on('notification', ({ payload = '' }) => listener.heard(payload));
    try {
      await client.connect();
      await client.query(`listen "${channel}"`);
    } catch (error) {
      return lose(client, error instanceof Error ? error : new Error(String(error)));
    }
    if (current !== client) return;
    tries = 0;
    listener.began();
    later(() => look(client), lookEvery);
  };

  void begin();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current?.end().catch(() => undefined);
  };
}
