import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cheapestDatabase } from '../../support/fresh-database.ts';
import { endServer, type ServerProcess, startServer } from '../../support/server-process.ts';

/** A server with a demo of its own, whose data a test may change as it likes, and which it may kill. */
export interface OwnServer {
  readonly url: string;
  /** As a machine that loses its power. */
  die(): Promise<void>;
  /** Starts it again at the same address, unless it lives. */
  comeBack(): Promise<void>;
  /** Ends it, and leaves nothing behind. */
  end(): Promise<void>;
}

/** `own`: settings beside the usual ones. */
export async function ownServer(own: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-own-'));
  const database = await cheapestDatabase();
  const start = (settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
    startServer({
      DEMO_SIZE: 'small',
      DEPLOYMENT: 'default',
      DATA_DIR: folder,
      TRUST_PROXY: 'true',
      ...database.settings,
      ...own,
      ...settings,
    });
  let server = await start();
  const { url } = server;
  return {
    url,
    die: () => endServer(server, 'SIGKILL'),
    async comeBack() {
      if (server.process.signalCode !== null) server = await start({ PORT: new URL(url).port });
    },
    async end() {
      await endServer(server, 'SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
