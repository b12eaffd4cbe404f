import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { RecordEvent } from '../lifecycle/record-event.ts';

/** Tells other programs of what is recorded of records, in the transaction of what happened. */
export type Tell = (tx: Transaction<Database>, events: readonly RecordEvent[]) => Promise<void>;

const telling = new AsyncLocalStorage<(events: readonly RecordEvent[]) => Promise<void>>();

/** Runs the work of a transaction, all of whose events are told by `tell`; without it nobody is told. */
export function tellingBy<T>(tell: Tell | undefined, tx: Transaction<Database>, work: () => Promise<T>): Promise<T> {
  return tell ? telling.run((events) => tell(tx, events), work) : work();
}

/** Tells of events in the transaction in hand. The records must be as they are afterwards, so it is called last. */
export async function tellOthers(events: readonly RecordEvent[]): Promise<void> {
  await telling.getStore()?.(events);
}
