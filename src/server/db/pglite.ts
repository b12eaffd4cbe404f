import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type ChannelListener,
  DatabaseError,
  type Session,
  type SessionResult,
  type SessionSource,
} from './session.ts';

/** An answer, or what was heard on the channel. */
interface Answer {
  readonly id: number;
  readonly heard?: string;
  readonly result?: SessionResult;
  readonly error?: ConstructorParameters<typeof DatabaseError>[0];
}

interface Waiting {
  resolve(result: SessionResult | undefined): void;
  reject(error: Error): void;
}

interface Engine {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
}

let engine: Promise<Engine> | undefined;

/** The engine's code, compiled once for all databases in memory: a process of tests opens dozens of them. */
function sharedEngine(): Promise<Engine> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const compile = async (name: string) => WebAssembly.compile(await readFile(join(folder, name)));
  engine ??= Promise.all([compile('pglite.wasm'), compile('initdb.wasm')]).then(
    ([pgliteWasmModule, initdbWasmModule]) => ({ pgliteWasmModule, initdbWasmModule }),
  );
  return engine;
}

/**
 * PGlite in a worker thread: one session, which the caller must lend to one borrower at a time (a transaction keeps it
 * until it ends).
 * `dir: null` keeps the data in memory, which begin as the image where one is given. Cold start of a new folder takes some seconds, a warm one under one.
 */
export async function pgliteSource(dir: string | null, image?: string): Promise<SessionSource> {
  // No `--import tsx` in the worker: it is plain JavaScript.
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { dir, image, engine: dir === null ? await sharedEngine() : {} },
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let dead: DatabaseError | undefined;

  const fail = (message: string): void => {
    dead ??= new DatabaseError({ message, code: '08006' });
    for (const one of waiting.values()) one.reject(dead);
    waiting.clear();
  };
  const listeners = new Set<ChannelListener>();
  worker.on('message', (answer: Answer) => {
    const { heard } = answer;
    if (heard !== undefined) {
      for (const listener of listeners) listener.heard(heard);
      return;
    }
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error) one?.reject(new DatabaseError(answer.error));
    else one?.resolve(answer.result);
  });
  worker.on('error', (error) => fail(`The database thread failed: ${error.message}`));
  worker.on('exit', () => fail('The database is closed.'));

  const ask = (id: number, message?: object): Promise<SessionResult | undefined> =>
    new Promise((resolve, reject) => {
      if (dead) return reject(dead);
      waiting.set(id, { resolve, reject });
      if (message) worker.postMessage({ id, ...message });
    });

  await ask(0);
  // The thread alone does not keep the process alive; an open query does, because somebody awaits it.
  const session: Session = {
    async query(text, parameters) {
      const result = await ask(++lastId, { text, parameters });
      if (!result) throw new DatabaseError({ message: 'The database thread gave no result.', code: '08006' });
      return result;
    },
    async script(text) {
      await ask(++lastId, { text, parameters: null });
    },
  };

  let ended: Promise<void> | undefined;
  return {
    acquire: async () => session,
    release() {},
    // One process owns the database, so nothing is lost; it listens to one channel.
    listen(channel, listener) {
      listeners.add(listener);
      ask(++lastId, { channel }).then(() => listener.began(), listener.lost);
      return async () => void listeners.delete(listener);
    },
    end() {
      ended ??= (async () => {
        await ask(++lastId, { end: true });
        await worker.terminate();
      })();
      return ended;
    },
  };
}
