import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { newestNode } from '../../scripts/lib/newest-node.mjs';
import { isNodeIn, root } from '../../scripts/lib/steps.mjs';
import { makeProject, removeProject } from '../mistakes/project.ts';
import { endServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { enterAt } from './support/api.ts';
import { officer } from './support/people.ts';

let newest: Awaited<ReturnType<typeof newestNode>> | undefined;
try {
  newest = await newestNode();
} catch (error) {
  console.log(
    `! THE NEWEST NODE CANNOT BE FETCHED: its tests are SKIPPED. ${error instanceof Error ? error.message : error}`,
  );
}

describe.skipIf(!newest)(`the newest Node (${newest?.version})`, () => {
  const { version = '', program = '' } = newest ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-newest-node-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ DEMO_SIZE: 'small', DATA_DIR: folder, TRUST_PROXY: 'true' }, root, program);
  });
  afterAll(async () => {
    await endServer(server, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is one of the versions that package.json names', () => {
    expect(isNodeIn(version, project.engines.node)).toBe(true);
  });

  it('generates, and has nothing to complain of', async () => {
    const copy = makeProject();
    try {
      const { stdout, stderr } = await promisify(execFile)(program, [join(root, 'scripts/manifest.cjs'), 'generate'], {
        env: { ...process.env, MANIFEST_ROOT: copy },
      });
      expect(stdout).toMatch(/[1-9]\d* written/);
      expect(stderr).toBe('');
    } finally {
      removeProject(copy);
    }
  });

  it('runs the built server: the page, a sign-in, a list and a write, and an orderly stop', async () => {
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect(await (await fetch(server.url)).text()).toContain('<div id="root">');
    const person = await enterAt(server.url, '/api/auth', { email: officer.username, password: officer.password });
    const list = await person.get('/api/system/withdraw/list?status=pending&limit=1');
    expect(list).toMatchObject({ error: 0, data: [{ status: 'pending' }] });
    const [row] = list.data as readonly { readonly id: number }[];
    const note = { id: row?.id, note: `Node ${version}` };
    expect(await person.post('/api/system/withdraw/action/add_note', note)).toMatchObject({ error: 0 });
    const exit = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(server.said.join('')).not.toMatch(/warning|"level":[4-6]0/i);
  });
});
