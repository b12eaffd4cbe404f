import { sql } from 'kysely';
import { type Executor, many, maybe, type Tx } from '../db/sql.ts';

/** Work to do after the commit. The payload is JSON. */
export interface Task {
  /** Names the handler: `payout`. */
  readonly topic: string;
  /** At most one live task per key: `payout:57`. */
  readonly key: string;
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
}

/** A task that a worker holds until `until`. */
export interface Claimed {
  readonly id: bigint;
  readonly topic: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 on the first try. Also the fencing token: a later claim has a larger one. */
  readonly run: number;
}

/** Outcome of a claimed task. */
export type Outcome =
  | { readonly done: true }
  /** Retry after this many milliseconds. */
  | { readonly again: number; readonly error?: string }
  /** Wait until a person calls `wakeTask`. */
  | { readonly park: string };

/** Adds a task in the transaction of the change that needs it. Throws 23505 if a live task has the key. */
export async function enqueue(tx: Tx, task: Task): Promise<void> {
  await many(
    sql`insert into outbox (topic, key, payload) values (${task.topic}, ${task.key}, ${JSON.stringify(task.payload)}::jsonb)`,
    tx,
  );
}

/** Adds a permanent task, keyed by its topic, unless it exists. Safe for any number of processes. */
export async function beginTask(db: Executor, topic: string): Promise<void> {
  await many(
    sql`
      insert into outbox (topic, key) values (${topic}, ${topic})
      on conflict (key) where state in ('queued', 'claimed', 'parked') do nothing`,
    db,
  );
}

/** Makes a waiting or parked task due now, a running one due again afterwards. Returns whether a live task existed. */
export async function wakeTask(tx: Tx, key: string): Promise<boolean> {
  const row = await maybe(
    sql<{ id: bigint }>`
      update outbox set available_at = clock_timestamp(), state = case when state = 'parked' then 'queued' else state end
      where key = ${key} and state in ('queued', 'claimed', 'parked') returning id`,
    tx,
  );
  return row !== undefined;
}

/** Drops a task that is no longer needed (a person settled the matter). */
export async function dropTask(tx: Tx, key: string, reason: string): Promise<void> {
  await many(
    sql`
      update outbox set state = 'done', finished_at = clock_timestamp(), last_error = ${reason}
      where key = ${key} and state in ('queued', 'claimed', 'parked')`,
    tx,
  );
}

/** Parameters of a claim. */
export interface Claim {
  readonly worker: string;
  /** Topics that the worker handles; others are not claimed. */
  readonly topics: readonly string[];
  readonly limit: number;
  /** Milliseconds. */
  readonly lease: number;
}

/**
 * Claims up to `limit` due tasks for `lease` milliseconds; tasks whose claim ran out are due again. Several workers may
 * call it at once: each task goes to one. Time is the database's.
 */
export async function claim(db: Executor, { worker, topics, limit, lease }: Claim): Promise<readonly Claimed[]> {
  return many(
    sql<Claimed>`
      update outbox set state = 'claimed', claimed_by = ${worker}, claimed_at = clock_timestamp(), runs = runs + 1,
        claimed_until = clock_timestamp() + ${lease}::integer * interval '1 millisecond'
      where id in (
        select id from outbox
        where topic in (select jsonb_array_elements_text(${JSON.stringify(topics)}::jsonb))
          and (state = 'queued' and available_at <= clock_timestamp()
            or state = 'claimed' and claimed_until <= clock_timestamp())
        order by available_at, id limit ${limit} for update skip locked)
      returning id, topic, key, payload, runs as run`,
    db,
  );
}

/** Writes the outcome, unless another worker has claimed the task in the meantime or it is already finished. */
export async function conclude(db: Executor, task: Claimed, outcome: Outcome): Promise<void> {
  const held = sql`id = ${task.id} and state = 'claimed' and runs = ${task.run}`;
  if ('done' in outcome)
    // More work was added while the task was running: run it again.
    await many(
      sql`
        update outbox set state = case when available_at > claimed_at then 'queued' else 'done' end,
          finished_at = case when available_at > claimed_at then null else clock_timestamp() end
        where ${held}`,
      db,
    );
  else if ('park' in outcome)
    await many(sql`update outbox set state = 'parked', last_error = ${outcome.park} where ${held}`, db);
  else
    await many(
      sql`
        update outbox set state = 'queued', claimed_by = null, claimed_until = null,
          last_error = coalesce(${outcome.error ?? null}, last_error),
          available_at = case when available_at > claimed_at then available_at
            else clock_timestamp() + ${outcome.again}::integer * interval '1 millisecond' end
        where ${held}`,
      db,
    );
}
