import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLine } from '../security/support/raw-socket.ts';
import { endServer, startServer } from '../support/server-process.ts';

test('a stop with half-sent requests ends in order: the database is closed, and the process says that all is well', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'orderly-stop-'));
  const server = await startServer({ DATA_DIR: dir, DEMO_SIZE: 'none', LOG_LEVEL: 'warn' });
  try {
    const port = Number(new URL(server.url).port);
    const lines = await Promise.all([
      openLine(port),
      openLine(port, 'GET /api/auth HTTP/1.1\r\nHost: a\r\nX-Half'),
      openLine(
        port,
        'POST /api/auth HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em',
      ),
    ]);
    // The server has read what was sent: it answers what came after it.
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await Promise.all(lines.map((line) => line.closed));
    expect(existsSync(join(dir, 'db.lock'))).toBe(false);
    expect(server.said.join('')).not.toMatch(/"level"/);
  } finally {
    await endServer(server, 'SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
});
