import type { Worker } from 'node:worker_threads';
import type { ManifestFile } from '../load/files.ts';
import type { Readings } from '../load/kept.ts';
import { readOne } from '../load/read.ts';
import type { Document } from '../model/collect.ts';
import type { VirtualFile } from '../model/types.ts';
import type { Change } from '../write/compare.ts';
import { newCounter, type Told, untaken } from './share.ts';

/** What both threads begin a run with. */
export interface Job {
  readonly root: string;
  readonly files: readonly ManifestFile[];
  /** `readingKey` of each of them. */
  readonly keys: readonly string[];
  /** What was read before, as it was kept and as it is understood. */
  readonly kept: Uint8Array | undefined;
  readonly readings: Readings;
  /** Texts that were proved before. */
  readonly proofs: readonly string[];
  /** Which of the emitters are taken. */
  readonly taken: SharedArrayBuffer;
  /** Whether to return the texts of files that differ on disk. */
  readonly withTexts: boolean;
}

/** A second thread that takes its share of a run. One thing at a time may be awaited. */
export interface Helper {
  /** Both read what was not read before; then the other one goes on by itself, and makes files until none is left. */
  begin(job: Job): Promise<readonly (Document | undefined)[]>;
  prove(files: readonly VirtualFile[]): void;
  /** What has become of its share. Rejects when one of all these files is no TypeScript. */
  end(): Promise<Told>;
  /** Writes its share, and what else it is given. */
  apply(given: readonly Change[]): Promise<void>;
}

/** By index among the files of the manifest. */
export type Documents = ReadonlyMap<number, Document | undefined>;

/** Messages to the thread. Every run has a number: answers to an earlier one are ignored. */
export type Order =
  | {
      readonly do: 'begin';
      readonly run: number;
      readonly root: string;
      readonly kept: Uint8Array | undefined;
      /** `readingKey` of each file, in order. */
      readonly keys: readonly string[];
      /** Files that were not read before. */
      readonly missing: ReadonlyMap<number, ManifestFile>;
      readonly read: SharedArrayBuffer;
      readonly taken: SharedArrayBuffer;
      readonly proofs: readonly string[];
      readonly withTexts: boolean;
    }
  | { readonly do: 'make'; readonly documents: Documents }
  | { readonly do: 'prove'; readonly files: readonly VirtualFile[] }
  | { readonly do: 'end' }
  | { readonly do: 'apply'; readonly given: readonly Change[] };

/** What it answers. */
export type Answer =
  | { readonly did: 'read'; readonly run: number; readonly documents: Documents }
  | { readonly did: 'end'; readonly run: number; readonly told: Told; readonly problem?: string }
  | { readonly did: 'apply'; readonly run: number; readonly problem?: string };

/** Reads what no other thread has taken. */
export function readUntaken(missing: ReadonlyMap<number, ManifestFile>, taken: SharedArrayBuffer): Documents {
  const all = [...missing];
  const documents = new Map<number, Document | undefined>();
  for (const next of untaken(taken, all.length)) {
    const [index, file] = all[next] ?? [];
    if (index !== undefined && file) documents.set(index, readOne(file));
  }
  return documents;
}

/** Speaks with the thread that runs `worker.ts`. It keeps the process alive only while its answer is awaited. */
export function helperIn(worker: Worker): Helper {
  worker.unref();
  let run = 0;
  const tell = (order: Order): void => worker.postMessage(order);
  const answer = <D extends Answer['did']>(did: D): Promise<Extract<Answer, { did: D }>> =>
    new Promise((resolve, reject) => {
      worker.ref();
      const done = (): void => {
        worker.off('message', hear);
        worker.off('error', fail);
        worker.unref();
      };
      const fail = (error: Error): void => {
        done();
        reject(error);
      };
      const isAnswer = (message: Answer): message is Extract<Answer, { did: D }> =>
        message.did === did && message.run === run;
      const hear = (message: Answer): void => {
        if (!isAnswer(message)) return;
        done();
        if ('problem' in message) reject(new Error(message.problem));
        else resolve(message);
      };
      worker.on('message', hear);
      worker.once('error', fail);
    });
  return {
    async begin({ files, keys, readings, root, kept, proofs, taken, withTexts }) {
      run += 1;
      const missing = new Map(
        files.flatMap((file, index) => (readings.has(keys[index] ?? '') ? [] : [[index, file] as const])),
      );
      const read = newCounter();
      tell({ do: 'begin', run, root, kept, keys, missing, read, taken, proofs, withTexts });
      const cached = (index: number): Document | undefined => readings.get(keys[index] ?? '');
      if (missing.size === 0) return files.map((_, index) => cached(index));
      const own = readUntaken(missing, read);
      const { documents: theirs } = await answer('read');
      tell({ do: 'make', documents: own });
      return files.map((_, index) => cached(index) ?? own.get(index) ?? theirs.get(index));
    },
    prove: (files) => tell({ do: 'prove', files }),
    async end() {
      tell({ do: 'end' });
      return (await answer('end')).told;
    },
    async apply(given) {
      tell({ do: 'apply', given: given.map(({ before: _, ...change }) => change) });
      await answer('apply');
    },
  };
}
