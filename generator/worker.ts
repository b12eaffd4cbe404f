// The second thread of a run: it reads some of the files, proves what the first thread prints, writes half of it.
import type { MessagePort } from 'node:worker_threads';
import { type Answer, type Order, untaken } from './commands/helper.ts';
import type { ManifestFile } from './load/files.ts';
import { readOne } from './load/read.ts';
import type { Document } from './model/collect.ts';
import type { prove as Prove } from './print/prove.ts';
import { apply } from './write/apply.ts';

/** Does what it is told through the port. `load` brings the parser of TypeScript, once there is time for it. */
export function serve(port: MessagePort, load: () => typeof Prove): void {
  let prove: typeof Prove | undefined;
  let problem: string | undefined;
  const say = (answer: Answer): void => port.postMessage(answer);
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      problem ??= error instanceof Error ? error.message : String(error);
    }
  };
  port.on('message', (order: Order) => {
    switch (order.do) {
      case 'read': {
        const documents = new Map<number, Document | undefined>();
        for (const index of untaken(order.taken, order.files.length))
          documents.set(index, readOne(order.files[index] as ManifestFile));
        say({ did: 'read', documents });
        prove ??= load();
        break;
      }
      case 'begin':
        problem = undefined;
        break;
      case 'add':
        attempt(() => {
          prove ??= load();
          prove(order.files);
        });
        break;
      case 'apply':
        attempt(() => apply(order.root, order.changes));
        say({ did: 'apply', ...(problem !== undefined && { problem }) });
        break;
      case 'end':
        say({ did: 'end', ...(problem !== undefined && { problem }) });
    }
  });
}
