import { randomBytes } from 'node:crypto';
import { channel } from '../db/changes/define.ts';
import type { SessionSource } from '../db/session.ts';

/** What has changed in a table: rows that came, went, or are others now. */
export interface ChangedRows {
  /** Their keys, or many. */
  readonly keys: ReadonlySet<number> | 'many';
  /** Columns that are others now in rows that were there before; of many rows, and of those that went, nobody says. */
  readonly columns: ReadonlySet<string> | 'unknown';
  /** There is more to it than those columns: rows came or went. */
  readonly isMore: boolean;
}

/** What has changed in the database within a few milliseconds. */
export interface Batch {
  /** The moment of its last change, in milliseconds; no two of a server have the same. */
  readonly id: number;
  readonly changes: ReadonlyMap<string, ChangedRows>;
}

/** What a listener of the feed hears: a batch, or that changes may have been missed. */
export type FeedEvent = Batch | 'gap';

/** Everything that changes in the database, whichever server caused it. */
export interface Feed {
  /** `1f3a-1732700000000`: this process and its moment now. Whatever is read from now on contains every batch from before. */
  position(): string;
  /** Something has changed that nobody has been told of yet. */
  isCollecting(): boolean;
  /** The position at which a batch came. */
  positionOf(batch: Batch): string;
  /** Batches later than a position, of this server or another; undefined if some of them may not be known here. */
  since(position: string): readonly Batch[] | undefined;
  subscribe(listener: (event: FeedEvent) => void): () => void;
  close(): Promise<void>;
}

/** Milliseconds for which changes are collected before they are passed on. */
const window = 20;
/** What is kept for those who come back after their line was lost: batches, and their age in milliseconds. */
const kept = { batches: 2_000, age: 120_000 } as const;
/** Milliseconds by which the clocks of two servers may differ. */
const skew = 2_000;
/** Keys of a table in one batch; more are “many”. */
const mostKeys = 50;

/** Columns that change with any other. */
const always: ReadonlySet<string> = new Set(['version', 'updated_at', 'updated_by']);

/** As the database tells it: see `channel`. */
function parse(payload: string): readonly [table: string, rows: ChangedRows] {
  const [table = '', keys, columns = ''] = payload.split(':');
  if (keys === undefined) return [table, { keys: 'many', columns: 'unknown', isMore: true }];
  const telling = new Set(columns.split(',').filter((column) => column !== '' && !always.has(column)));
  return [table, { keys: new Set(keys.split(',').map(Number)), columns: telling, isMore: telling.size === 0 }];
}

function merge(changes: Map<string, ChangedRows>, table: string, rows: ChangedRows): void {
  const before = changes.get(table);
  if (!before) return void changes.set(table, rows);
  const keys = before.keys === 'many' || rows.keys === 'many' ? 'many' : new Set([...before.keys, ...rows.keys]);
  changes.set(table, {
    keys: keys !== 'many' && keys.size > mostKeys ? 'many' : keys,
    columns:
      before.columns === 'unknown' || rows.columns === 'unknown'
        ? 'unknown'
        : new Set([...before.columns, ...rows.columns]),
    isMore: before.isMore || rows.isMore,
  });
}

/** Both as one, at the place of the later. */
export function merged(earlier: Batch | undefined, later: Batch): Batch {
  const changes = new Map(earlier?.changes);
  for (const [table, rows] of later.changes) merge(changes, table, rows);
  return { id: later.id, changes };
}

/** Listens to the database; `onError` is told when the line is lost, and that it is tried again. */
export function createFeed(
  listen: SessionSource['listen'],
  { now = Date.now, onError = () => {} }: { now?: () => number; onError?: (error: Error) => void } = {},
): Feed {
  const process = randomBytes(4).toString('hex');
  const listeners = new Set<(event: FeedEvent) => void>();
  let batches: Batch[] = [];
  /** From when on every change is known here. */
  let from = Number.POSITIVE_INFINITY;
  let last = 0;
  let changes = new Map<string, ChangedRows>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (event: FeedEvent) => {
    for (const listener of listeners) listener(event);
  };
  /** Never goes back, whatever the clock does. */
  const moment = () => {
    last = Math.max(last, now());
    return last;
  };
  let heardAt = 0;
  const flush = () => {
    timer = undefined;
    const batch = { id: Math.max(heardAt, (batches.at(-1)?.id ?? 0) + 1), changes };
    changes = new Map();
    const oldest = moment() - kept.age;
    if (batches.length >= kept.batches || (batches[0]?.id ?? oldest) < oldest) {
      const stays = batches.slice(-kept.batches / 2).filter(({ id }) => id >= oldest);
      from = Math.max(from, stays[0]?.id ?? oldest);
      batches = stays;
    }
    batches.push(batch);
    tell(batch);
  };
  const stop = listen(channel, {
    heard(payload) {
      merge(changes, ...parse(payload));
      heardAt = moment();
      timer ??= setTimeout(flush, window);
    },
    began() {
      batches = [];
      from = moment();
      tell('gap');
    },
    lost(error) {
      from = Number.POSITIVE_INFINITY;
      onError(error);
    },
  });
  return {
    position: () => `${process}-${moment()}`,
    isCollecting: () => timer !== undefined,
    positionOf: ({ id }) => `${process}-${id}`,
    since(position) {
      const [origin, id = ''] = position.split('-');
      const after = Number(id) - (origin === process ? 0 : skew);
      return after < from || !/^\d{1,15}$/.test(id) ? undefined : batches.filter((batch) => batch.id > after);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      clearTimeout(timer);
      listeners.clear();
      await stop();
    },
  };
}
