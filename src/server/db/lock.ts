import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

interface Holder {
  readonly pid: number;
  /** Start time of the process as reported by the system; a reused pid has another. */
  readonly started: string;
  readonly host: string;
}

/** Thrown when the data folder belongs to a living process. */
export class LockedError extends Error {
  constructor(path: string, holder: Holder) {
    super(
      `The data folder is in use by process ${holder.pid} on ${holder.host} (lock file ${path}). ` +
        'Two servers on one folder would lose data: stop the other one, choose another DATA_DIR, or set DATABASE_URL.',
    );
    this.name = 'LockedError';
  }
}

/**
 * Takes the lock file, or throws `LockedError`. A lock left by a dead process is taken over; one of a living process
 * never is. Returns the function that gives it back.
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', host: hostname() };
  const text = JSON.stringify(mine);
  if (!createOnce(path, text)) {
    const found = read(path);
    if (found && isAlive(found)) throw new LockedError(path, found);
    takeOver(path, text);
  }
  return () => {
    if (readText(path) === text) rmSync(path, { force: true });
  };
}

/** Only one of several that found a dead lock may replace it: a second lock file guards the exchange. */
function takeOver(path: string, text: string): void {
  const guard = `${path}.takeover`;
  if (!createOnce(guard, text)) {
    const other = read(guard);
    if (other && isAlive(other)) throw new LockedError(path, other);
    rmSync(guard, { force: true });
    if (!createOnce(guard, text)) throw new LockedError(path, read(guard) ?? { pid: 0, started: '', host: '' });
  }
  try {
    const found = read(path);
    if (found && isAlive(found)) throw new LockedError(path, found);
    rmSync(path, { force: true });
    if (!createOnce(path, text)) throw new LockedError(path, read(path) ?? { pid: 0, started: '', host: '' });
  } finally {
    rmSync(guard, { force: true });
  }
}

function createOnce(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function read(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readText(path));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, started, host } = value as Partial<Record<keyof Holder, unknown>>;
    if (typeof pid !== 'number' || typeof started !== 'string' || typeof host !== 'string') return undefined;
    return { pid, started, host };
  } catch {
    // A half-written lock file: its writer died between creating and writing it.
    return undefined;
  }
}

/** A process on another machine cannot be checked, so it counts as alive. */
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const started = startOf(holder.pid);
  return started === undefined || holder.started === '' || started === holder.started;
}

function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold spaces; the 22nd is the start in clock ticks.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    } catch {
      return undefined;
    }
  }
}
