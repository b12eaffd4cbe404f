import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LockedError, takeLock } from './lock.ts';

let folder: string;
let path: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'db.lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function neighbour(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(1)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return new Promise((resolve) => child.stdout?.once('data', () => resolve(child.pid ?? 0)));
}

const holder = (pid: number, started = '', host = hostname()) => JSON.stringify({ pid, started, host });

test('a second opener is refused without waiting, with a message that says what to do', () => {
  const unlock = takeLock(path);
  const wait = vi.spyOn(Atomics, 'wait');
  expect(() => takeLock(path)).toThrow(/in use by process \d+ .*DATA_DIR/);
  expect(wait).not.toHaveBeenCalled();
  unlock();
  takeLock(path)();
});

test('a living process keeps its lock; a dead one does not', async () => {
  const pid = await neighbour();
  writeFileSync(path, holder(pid));
  expect(() => takeLock(path)).toThrow(LockedError);
  children[0]?.kill('SIGKILL');
  await new Promise((resolve) => children[0]?.once('exit', resolve));
  const unlock = takeLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});

test('a reused process number is no holder: the start times differ', async () => {
  const pid = await neighbour();
  writeFileSync(path, holder(pid, 'another time'));
  takeLock(path)();
});

test('a half-written lock is taken over, one of another machine never', () => {
  writeFileSync(path, '{"pid":');
  takeLock(path)();
  writeFileSync(path, holder(1, '1', 'another-host'));
  expect(() => takeLock(path)).toThrow(/another-host/);
});

test('giving back removes only the own lock', () => {
  const unlock = takeLock(path);
  writeFileSync(path, holder(1, '1', 'another-host'));
  unlock();
  expect(readFileSync(path, 'utf8')).toContain('another-host');
});

test('of several that find a dead lock at once, one gets it', async () => {
  writeFileSync(path, holder(2 ** 22 + 1));
  const script = `import { takeLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    try { takeLock(${JSON.stringify(path)}); console.log('got'); process.stdin.resume(); } catch { console.log('no'); process.exit(); }`;
  const said = await Promise.all(
    Array.from({ length: 4 }, () => {
      // Who has the lock keeps it until this process is gone or ends it.
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      children.push(child);
      return new Promise<string>((resolve) =>
        child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
      );
    }),
  );
  expect(said.sort()).toEqual(['got', 'no', 'no', 'no']);
});
