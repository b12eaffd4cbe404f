// The second thread of a run: it reads some of the files, makes, proves, compares and writes some of what is generated, and
// proves what the first one makes. Whether the manifest is sound, the first thread finds out meanwhile.
import type { MessagePort } from 'node:worker_threads';
import { type Answer, type Documents, type Order, readUntaken } from './commands/helper.ts';
import { type Prove, Share } from './commands/share.ts';
import { unpackReadings } from './load/kept.ts';
import { modelOf } from './model/model-of.ts';
import { apply } from './write/apply.ts';
import { readLock } from './write/lock.ts';

type Begin = Extract<Order, { do: 'begin' }>;

/** Runs the messages of the port. `load` loads the parser of TypeScript when something has to be proved. */
export function serve(port: MessagePort, load: () => Prove): void {
  let parser: Prove | undefined;
  const prove: Prove = (files) => {
    parser ??= load();
    parser(files);
  };
  let job: Begin | undefined;
  let own: Documents = new Map();
  let share = new Share([], prove);
  let problem: string | undefined;
  const say = (answer: Answer): void => port.postMessage(answer);
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      problem ??= error instanceof Error ? error.message : String(error);
    }
  };
  const trouble = () => (problem === undefined ? {} : { problem });

  const make = ({ kept, keys, taken }: Begin, theirs: Documents): void => {
    const readings = unpackReadings(kept);
    const documents = keys.map((key, index) => readings.get(key) ?? own.get(index) ?? theirs.get(index));
    const sound = documents.filter((document) => document !== undefined);
    // The first thread reports what is wrong with the others.
    if (sound.length === documents.length) share.emit(modelOf(sound), taken, false);
  };

  port.on('message', (order: Order) => {
    switch (order.do) {
      case 'begin':
        job = order;
        problem = undefined;
        share = new Share(order.proofs, prove);
        own = readUntaken(order.missing, order.read);
        if (order.missing.size > 0) say({ did: 'read', run: order.run, documents: own });
        else attempt(() => make(order, new Map()));
        break;
      case 'make':
        attempt(() => job && make(job, order.documents));
        break;
      case 'prove':
        attempt(() => share.prove(order.files));
        break;
      case 'end':
        if (job) {
          const { root, run, withTexts } = job;
          say({ did: 'end', run, told: share.tell(root, readLock(root), withTexts), ...trouble() });
        }
        break;
      case 'apply':
        attempt(() => {
          if (!job) return;
          share.apply(job.root);
          apply(job.root, order.given);
        });
        if (job) say({ did: 'apply', run: job.run, ...trouble() });
    }
  });
}
