import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { type Executor, many, maybe } from '#server/db/sql.ts';
import type { Answer } from './send.ts';

/** A delivery that a worker holds until its claim runs out. */
export interface Due {
  readonly id: number;
  readonly event_id: string;
  readonly endpoint_id: number;
  readonly object: string;
  /** 1 on the first try. Also the fencing token: a later claim has a larger one. */
  readonly tries: number;
  readonly payload: unknown;
  readonly url: string;
  readonly secret: string;
  /** Valid for now, beside the other. */
  readonly old_secret: string | null;
}

export interface DueClaim {
  readonly limit: number;
  /** Milliseconds; longer than an attempt takes. */
  readonly lease: number;
  /** Attempts at one endpoint at once, of all processes: a slow one keeps nobody else waiting. */
  readonly perEndpoint: number;
}

/**
 * Claims deliveries that are due, of each record and endpoint the first that is not delivered alone: what comes after it
 * waits. Any number of processes may ask at once.
 */
export function claimDue(db: Executor, { limit, lease, perEndpoint }: DueClaim): Promise<readonly Due[]> {
  return many(
    sql<Due>`
      with due as (
        select next.id from webhook_endpoint endpoint cross join lateral (
          select waiting.id from webhook_delivery waiting
          where waiting.endpoint_id = endpoint.id and waiting.state = 'waiting' and waiting.next_at <= clock_timestamp()
            and (waiting.claimed_until is null or waiting.claimed_until <= clock_timestamp())
            and not exists (select 1 from webhook_delivery before where before.endpoint_id = waiting.endpoint_id
              and before.object = waiting.object and before.state = 'waiting' and before.id < waiting.id)
          order by waiting.next_at, waiting.id
          limit greatest(0, ${perEndpoint}::integer - (select count(*) from webhook_delivery busy
            where busy.endpoint_id = endpoint.id and busy.state = 'waiting' and busy.claimed_until > clock_timestamp()))
          for update skip locked) next
        where endpoint.status = 'active' limit ${limit})
      update webhook_delivery taken set tries = taken.tries + 1,
        claimed_until = clock_timestamp() + ${lease}::integer * interval '1 millisecond'
      from due, webhook_endpoint endpoint
      where taken.id = due.id and endpoint.id = taken.endpoint_id
      returning taken.id::integer as id, taken.event_id, taken.endpoint_id::integer as endpoint_id, taken.object, taken.tries,
        taken.payload, endpoint.url, endpoint.secret,
        case when endpoint.old_until > clock_timestamp() then endpoint.old_secret end as old_secret`,
    db,
  );
}

/** What comes of an attempt: it is done, or in so many milliseconds there is another, or there is none. */
export type Next = { readonly done: true } | { readonly again: number } | { readonly over: true };

/** Attempts of a delivery that are kept. */
const keptAttempts = 30;

/**
 * Stores the outcome of an attempt, unless another worker has claimed the delivery since. What waits behind it is due at its
 * next attempt, or now where there is none. Returns whether it was stored.
 */
export async function concludeDue(db: Executor, due: Due, answer: Answer, next: Next): Promise<boolean> {
  const { status, took, text, problem } = answer;
  const state = 'done' in next ? 'delivered' : 'again' in next ? 'waiting' : 'failed';
  const wait = 'again' in next ? next.again : 0;
  const line = { at: new Date().toISOString(), status, took, answer: kept(text || problem) };
  const stored = await maybe(
    sql<{ id: number }>`
      with stored as (
        update webhook_delivery set state = ${state}, claimed_until = null, answered_at = clock_timestamp(),
          answer_status = ${status}::integer, took = ${took}::integer,
          next_at = case when ${state} = 'waiting' then clock_timestamp() + ${wait}::integer * interval '1 millisecond' end,
          attempts = (case when jsonb_array_length(attempts) >= ${keptAttempts} then attempts - 0 else attempts end)
            || ${JSON.stringify([line])}::jsonb
        where id = ${due.id} and state = 'waiting' and tries = ${due.tries} returning id, next_at),
      behind as (
        update webhook_delivery set next_at = coalesce((select next_at from stored), clock_timestamp())
        where endpoint_id = ${due.endpoint_id} and object = ${due.object} and state = 'waiting' and id > ${due.id}
          and exists (select 1 from stored))
      select id::integer as id from stored`,
    db,
  );
  if (stored) await noteOutcome(db, due.endpoint_id, problem);
  return stored !== undefined;
}

/** Letters that a line of an attempt holds. */
const longest = 500;
const kept = (words: Text | string | null): string | null =>
  words === null ? null : typeof words === 'string' ? words.slice(0, longest) : bilingual(words, longest);

/** What the endpoint has come to. Its version stays: people change it meanwhile. */
async function noteOutcome(db: Executor, endpointId: number, problem: Text | null): Promise<void> {
  const change =
    problem === null
      ? // Most successes follow another by moments: they need not wait for each other.
        sql`failures = 0, failing_since = null, delivered_at = clock_timestamp()
          where id = ${endpointId} and (failures > 0 or delivered_at is null
            or delivered_at < clock_timestamp() - interval '5 seconds')`
      : sql`failures = failures + 1, failing_since = coalesce(failing_since, clock_timestamp()),
          last_error = ${bilingual(problem, 255)} where id = ${endpointId}`;
  await many(sql`update webhook_endpoint set ${change}`, db);
}
