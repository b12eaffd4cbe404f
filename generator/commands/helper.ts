import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Partner } from '../emit/index.ts';
import type { ManifestFile } from '../load/files.ts';
import { readOne } from '../load/read.ts';
import type { ReadFast } from '../main.ts';
import type { Document } from '../model/collect.ts';
import type { Model, VirtualFile } from '../model/types.ts';
import type { Change } from '../write/compare.ts';

/** A second thread that takes its share of a run. One thing at a time may be awaited. */
export interface Helper extends Partner {
  readonly read: ReadFast;
  /** Makes changes on disk. */
  apply(root: string, changes: readonly Change[]): Promise<void>;
}

/** What the thread is told. */
export type Order =
  | { readonly do: 'read'; readonly files: readonly ManifestFile[]; readonly taken: SharedArrayBuffer }
  | { readonly do: 'begin'; readonly model: Model; readonly names: readonly string[] }
  | { readonly do: 'prove'; readonly files: readonly VirtualFile[] }
  | { readonly do: 'end' }
  | { readonly do: 'apply'; readonly root: string; readonly changes: readonly Change[] };

/** What it answers to those that are awaited. */
export type Answer =
  | { readonly did: 'read'; readonly documents: ReadonlyMap<number, Document | undefined> }
  | { readonly did: 'end'; readonly files: readonly VirtualFile[]; readonly problem?: string }
  | { readonly did: 'apply'; readonly problem?: string };

/** Indexes that nobody has taken yet: each thread takes the next when it has time. */
export function* untaken(taken: SharedArrayBuffer, total: number): Generator<number> {
  const counter = new Int32Array(taken);
  for (let index = Atomics.add(counter, 0, 1); index < total; index = Atomics.add(counter, 0, 1)) yield index;
}

/** Speaks with the thread that runs `worker.ts`. It keeps the process alive only while its answer is awaited. */
export function helperIn(worker: Worker): Helper {
  worker.unref();
  const tell = (order: Order): void => worker.postMessage(order);
  const answer = async (): Promise<Answer> => {
    worker.ref();
    // Rejects when the thread has died.
    const [said]: Answer[] = await once(worker, 'message');
    worker.unref();
    if (said === undefined) throw new Error('the second thread said nothing');
    if ('problem' in said) throw new Error(said.problem);
    return said;
  };
  return {
    async read(files) {
      const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      tell({ do: 'read', files, taken });
      const documents = new Map<number, Document | undefined>();
      for (const index of untaken(taken, files.length)) documents.set(index, readOne(files[index] as ManifestFile));
      const said = await answer();
      const theirs = said.did === 'read' ? said.documents : new Map<number, Document | undefined>();
      return files.map((_, index) => documents.get(index) ?? theirs.get(index));
    },
    begin: (model, names) => tell({ do: 'begin', model, names }),
    prove: (files) => tell({ do: 'prove', files }),
    async end() {
      tell({ do: 'end' });
      const said = await answer();
      return said.did === 'end' ? said.files : [];
    },
    async apply(root, changes) {
      tell({ do: 'apply', root, changes });
      await answer();
    },
  };
}
