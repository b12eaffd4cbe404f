import { sql } from 'kysely';
import { bangkokDay, rangeOfDays } from '#contract/time.ts';
import { many, type Tx } from '#server/db/sql.ts';
import type { Outcome } from '#server/reconciliation/movement.ts';
import { controlTotals, reconcile } from '#server/reconciliation/reconcile.ts';
import { type BankMovement, ourMovements, type ReadAccount, theirMovements } from './movements.ts';

type Difference = Exclude<Outcome<BankMovement>, { readonly kind: 'matched' }>;

const oneDay = 86_400_000;

/**
 * Compares an account's statement with our books on each of the given Bangkok days, and writes what it finds over what
 * was found before: run again it changes nothing but the time. Differences that are gone are kept as such. Posts nothing.
 */
export async function compareDays(tx: Tx, account: ReadAccount, days: readonly string[]): Promise<void> {
  const sorted = days.toSorted();
  const { from, to } = rangeOfDays(sorted[0] ?? '', sorted.at(-1) ?? '');
  // A day more on either side: what one side has a moment before midnight, the other may have a moment after.
  const span = [new Date(from.getTime() - oneDay), new Date(to.getTime() + oneDay)] as const;
  const ours = await ourMovements(tx, account.id, ...span);
  const theirs = await theirMovements(tx, account.id, ...span);
  const differences = reconcile(ours, theirs).filter((one): one is Difference => one.kind !== 'matched');
  const totals = new Map(controlTotals(ours, theirs).map((total) => [total.day, total]));
  for (const day of sorted) {
    const isOf = ({ at }: BankMovement) => bangkokDay(at) === day;
    const mine = differences.filter((one) => isOf('ours' in one ? one.ours : one.theirs));
    const open = await writeDifferences(tx, account, day, mine);
    const total = totals.get(day);
    await writeDay(tx, account, day, {
      ...{ ours: total?.ours ?? 0n, theirs: total?.theirs ?? 0n, open },
      ...{ ourCount: ours.filter(isOf).length, theirCount: theirs.filter(isOf).length },
    });
  }
}

interface DayState {
  readonly ours: bigint;
  readonly theirs: bigint;
  readonly ourCount: number;
  readonly theirCount: number;
  readonly open: number;
}

async function writeDay(tx: Tx, { id, agentIds }: ReadAccount, day: string, state: DayState): Promise<void> {
  const { ours, theirs, ourCount, theirCount, open } = state;
  const status = open === 0 && ours === theirs ? 'agreed' : 'different';
  await many(
    sql`
      insert into bank_day (stat_date, bank_id, agent_ids, our_count, their_count, our_amount, their_amount, difference,
        open_count, checked_at, status)
      values (${day}::date, ${id}, ${JSON.stringify(agentIds)}::jsonb, ${ourCount}, ${theirCount}, ${ours}::bigint,
        ${theirs}::bigint, ${theirs - ours}::bigint, ${open}, clock_timestamp(), ${status})
      on conflict (bank_id, stat_date) do update set agent_ids = excluded.agent_ids, our_count = excluded.our_count,
        their_count = excluded.their_count, our_amount = excluded.our_amount, their_amount = excluded.their_amount,
        difference = excluded.difference, open_count = excluded.open_count, checked_at = excluded.checked_at,
        status = excluded.status`,
    tx,
  );
}

/** Returns how many there are. */
async function writeDifferences(
  tx: Tx,
  { id, agentIds }: ReadAccount,
  day: string,
  differences: readonly Difference[],
): Promise<number> {
  const rows = differences.map((one) => {
    const ours = 'ours' in one ? one.ours : undefined;
    const theirs = 'theirs' in one ? one.theirs : undefined;
    return {
      key: [id, day, one.kind, ours?.ref ?? '', theirs?.ref ?? ''].join(':'),
      kind: one.kind,
      at: (ours ?? theirs)?.at.toISOString(),
      our_ref: ours?.ref ?? null,
      raw_ref: theirs?.ref ?? null,
      upstream_ref: theirs?.upstreamRef ?? ours?.upstreamRef ?? null,
      our_amount: ours === undefined ? null : String(ours.amount),
      their_amount: theirs === undefined ? null : String(theirs.amount),
    };
  });
  const found = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (key text, kind text, at timestamptz,
    our_ref text, raw_ref text, upstream_ref text, our_amount bigint, their_amount bigint)`;
  await many(
    sql`
      insert into bank_difference (stat_date, bank_id, agent_ids, difference_key, kind, happened_at, our_ref, raw_ref,
        upstream_ref, our_amount, their_amount, found_at, status)
      select ${day}::date, ${id}::integer, ${JSON.stringify(agentIds)}::jsonb, key, kind, at, our_ref, raw_ref,
        upstream_ref, our_amount, their_amount, clock_timestamp(), 'open' from ${found}
      on conflict (difference_key) do update set status = 'open', resolved_at = null,
        our_amount = excluded.our_amount, their_amount = excluded.their_amount, agent_ids = excluded.agent_ids`,
    tx,
  );
  await many(
    sql`
      update bank_difference set status = 'resolved', resolved_at = clock_timestamp()
      where bank_id = ${id} and stat_date = ${day}::date and status = 'open'
        and difference_key not in (select key from ${found})`,
    tx,
  );
  return rows.length;
}
