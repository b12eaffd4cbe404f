import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/steps.mjs';
import { openDatabase } from '../../src/server/db/connect.ts';
import { isBlank } from '../../src/server/prepare-apart.ts';
import { endServer, startServer } from '../support/server-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'first-start-'));

beforeAll(async () => {
  const { db, close } = await openDatabase({ dir });
  expect(await isBlank({ db })).toBe(true);
  await close();
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('first start: a signal while the demo is made ends in order, and the next start makes it', async () => {
  const settings = { DATA_DIR: dir, DEMO_SIZE: 'small' };
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  child.stdout.on('data', (text: Buffer) => {
    if (text.includes('Creating the demo data')) child.kill('SIGTERM');
  });
  expect(await exit).toEqual([0, null]);
  expect(existsSync(join(dir, 'db.lock'))).toBe(false);

  const server = await startServer(settings);
  try {
    expect(server.said.join('')).toContain('Creating the demo data');
    expect(server.said.join('')).not.toContain('migrations applied');
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  } finally {
    await endServer(server, 'SIGTERM');
  }
  const { db, close } = await openDatabase({ dir, mustExist: true });
  expect(await isBlank({ db })).toBe(false);
  await close();
});
