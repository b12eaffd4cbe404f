// The second thread of a run: it reads some of the files, emits its share, proves all of it, and writes half of it.
import type { MessagePort } from 'node:worker_threads';
import { type Answer, type Order, untaken } from './commands/helper.ts';
import { emitThese } from './emit/index.ts';
import type { ManifestFile } from './load/files.ts';
import { readOne } from './load/read.ts';
import type { Document } from './model/collect.ts';
import type { VirtualFile } from './model/types.ts';
import { apply } from './write/apply.ts';

type Prove = (files: readonly VirtualFile[]) => void;

/** Does what it is told through the port. `load` brings the parser of TypeScript, once there is time for it. */
export function serve(port: MessagePort, load: () => Prove): void {
  let parser: Prove | undefined;
  let files: readonly VirtualFile[] = [];
  let problem: string | undefined;
  const prove: Prove = (files) => {
    parser ??= load();
    parser(files);
  };
  const say = (answer: Answer): void => port.postMessage(answer);
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      problem ??= error instanceof Error ? error.message : String(error);
    }
  };
  const trouble = () => (problem === undefined ? {} : { problem });
  port.on('message', (order: Order) => {
    switch (order.do) {
      case 'read': {
        const documents = new Map<number, Document | undefined>();
        for (const index of untaken(order.taken, order.files.length))
          documents.set(index, readOne(order.files[index] as ManifestFile));
        say({ did: 'read', documents });
        parser ??= load();
        break;
      }
      case 'begin':
        files = [];
        problem = undefined;
        attempt(() => {
          files = emitThese(order.model, (name) => order.names.includes(name), prove);
        });
        break;
      case 'prove':
        attempt(() => prove(order.files));
        break;
      case 'end':
        say({ did: 'end', files, ...trouble() });
        break;
      case 'apply':
        attempt(() => apply(order.root, order.changes));
        say({ did: 'apply', ...trouble() });
    }
  });
}
