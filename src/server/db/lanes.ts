import { AsyncLocalStorage } from 'node:async_hooks';
import { Lane, type Patience } from '../base/lane.ts';
import { DatabaseError, type Session, type SessionSource } from './session.ts';

/**
 * Kinds of work, each with connections of its own, so that none waits behind another: reading for a screen, writing
 * (which may wait for somebody's row), reports and files of many rows, and what the server does by itself.
 */
export type Work = 'read' | 'write' | 'report' | 'job';

/** Of ten connections. */
const shares: Readonly<Record<Work, number>> = { read: 4, write: 3, report: 2, job: 1 };

const inHand = new AsyncLocalStorage<Work>();

/** Runs `task`, and whatever it starts, on the connections of this kind of work. */
export function asWork<T>(work: Work, task: () => T): T {
  return inHand.run(work, task);
}

/** The same items, each read as this kind of work, whoever iterates: a response is sent long after its call. */
export async function* eachAsWork<T>(work: Work, items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await asWork(work, () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** The kind of work that is being done; reading where nobody said anything. */
export function workInHand(): Work {
  return inHand.getStore() ?? 'read';
}

/**
 * How many of `connections` each kind may hold at once: all of them together are never more. Fewer than one for each
 * are not divided: every kind waits in one row then.
 *
 * @example
 * divided(20); // { read: 8, write: 6, report: 4, job: 2 }
 */
export function divided(connections: number): Readonly<Record<Work, number>> | undefined {
  if (connections < Object.keys(shares).length) return undefined;
  const of = (work: Work) => Math.max(1, Math.floor((connections * shares[work]) / 10));
  const [write, report, job] = [of('write'), of('report'), of('job')];
  // Whatever rounding leaves goes to readers.
  return { read: connections - write - report - job, write, report, job };
}

/** `too_many_connections`: nothing was begun, and a moment later there is room. */
function busy(): DatabaseError {
  return new DatabaseError({ message: 'All connections for this kind of work are in use.', code: '53300' });
}

/**
 * The same connections, shared by kind of work. Background work waits without a limit: nobody
 * is waiting for it.
 */
export function sharedOut(source: SessionSource, connections: number, patience: Patience): SessionSource {
  const share = divided(connections);
  const lane = (most: number, limits: Patience | undefined = patience) => new Lane(most, limits, busy);
  const together = lane(connections);
  const lanes: Readonly<Record<Work, Lane>> = share
    ? {
        read: lane(share.read),
        write: lane(share.write),
        report: lane(share.report),
        job: new Lane(share.job, undefined, busy),
      }
    : { read: together, write: together, report: together, job: together };
  const laneOf = new WeakMap<Session, Lane>();
  return {
    async acquire() {
      const mine = lanes[workInHand()];
      await mine.enter();
      try {
        const session = await source.acquire();
        laneOf.set(session, mine);
        return session;
      } catch (error) {
        mine.leave();
        throw error;
      }
    },
    release(session, broken) {
      const mine = laneOf.get(session);
      source.release(session, broken);
      mine?.leave();
    },
    end: () => source.end(),
    listen: (channel, listener) => source.listen(channel, listener),
  };
}
