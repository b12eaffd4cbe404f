import { sql } from 'kysely';
import { one, type Tx } from '#server/db/sql.ts';
import type { RawLine } from '#server/deposits/raw-line.ts';
import { nameMatchOf, type Person } from './candidates.ts';
import { alike, type Clues } from './match.ts';

/** Why money is looked at, in the words of the manifest, the gravest first. */
const flagNames = [
  'agent_suspended',
  'blacklist_account',
  'dup_slip',
  'third_party',
  'name_mismatch',
  'dup_amount_time',
  'big_amount',
  'odd_hours_burst',
  'fast_in_out',
  'shared_account',
  'no_owner',
  'late_credit',
] as const;
export type Flag = (typeof flagNames)[number];

/** What each counts for, and whether money waits for a person because of it alone. */
const weights: Readonly<Record<Flag, { readonly points: number; readonly stops: boolean }>> = {
  agent_suspended: { points: 60, stops: true },
  blacklist_account: { points: 60, stops: true },
  dup_slip: { points: 55, stops: true },
  third_party: { points: 45, stops: true },
  name_mismatch: { points: 40, stops: true },
  dup_amount_time: { points: 35, stops: true },
  big_amount: { points: 30, stops: true },
  odd_hours_burst: { points: 25, stops: true },
  fast_in_out: { points: 30, stops: false },
  shared_account: { points: 20, stops: false },
  no_owner: { points: 20, stops: false },
  late_credit: { points: 10, stops: false },
};

/** From here on money waits for a person although no single flag stops it. */
const tooMuch = 50;

/** 0 to 100. */
export function riskOf(flags: readonly Flag[]): number {
  return Math.min(
    100,
    flags.reduce((sum, flag) => sum + weights[flag].points, 0),
  );
}

/** Must a person look before anybody is credited? */
export function stops(flags: readonly Flag[]): boolean {
  return flags.some((flag) => weights[flag].stops) || riskOf(flags) >= tooMuch;
}

/** Satang from which a deposit is large for anybody, and how many times the usual one for a member. */
const large = 100_000_00n;
const timesUsual = 20n;

interface Facts {
  readonly repeated: boolean;
  readonly slip_used: boolean;
  readonly usual: bigint | null;
  readonly burst: number;
  readonly banned: boolean;
  readonly closed: boolean;
  readonly late: boolean;
}

/** What is odd about a member's money, the gravest first. */
export async function flagsOf(
  tx: Tx,
  line: RawLine,
  person: Person,
  depositRef: string | undefined,
  { holders }: Clues,
): Promise<readonly Flag[]> {
  const facts = await factsOf(tx, line, person, depositRef, holders);
  const found: Readonly<Record<Flag, boolean>> = {
    agent_suspended: facts.closed,
    blacklist_account: facts.banned,
    dup_slip: facts.slip_used,
    third_party: holders.length > 0 && !holders.some(({ id }) => id === person.id),
    name_mismatch: (nameMatchOf(line, person) ?? 1) < alike,
    dup_amount_time: facts.repeated,
    big_amount: line.amount > large || (facts.usual !== null && line.amount > facts.usual * timesUsual),
    odd_hours_burst: facts.burst >= 5,
    shared_account: sharers(line, holders) >= 2,
    late_credit: facts.late,
    // Seen later: after a withdrawal, or after nobody has come for the money.
    fast_in_out: false,
    no_owner: false,
  };
  return flagNames.filter((flag) => found[flag]);
}

/** Members with the sender's account; where the bank hides a part of it, only those who bear the name as well. */
function sharers(line: RawLine, holders: readonly Person[]): number {
  const whole = /^\d{10,15}$/.test(line.from_account_no ?? '');
  return whole ? holders.length : holders.filter((person) => (nameMatchOf(line, person) ?? 0) >= alike).length;
}

function factsOf(
  tx: Tx,
  line: RawLine,
  person: Person,
  depositRef: string | undefined,
  holders: readonly Person[],
): Promise<Facts> {
  const banned = [person, ...holders].some(({ status }) => status === 'blacklist');
  return one(
    sql<Facts>`
      select exists (
          select 1 from raw_transaction other
          where other.bank_id = ${line.bank_id}::integer and other.id <> ${line.id} and other.direction = 'in'
            and other.amount = ${line.amount}::bigint and other.match_status <> 'duplicate'
            and other.txn_at between ${line.txn_at}::timestamptz - interval '2 minutes'
              and ${line.txn_at}::timestamptz + interval '2 minutes'
            and (other.from_account_no = ${line.from_account_no} or other.from_account_name = ${line.from_account_name})
        ) as repeated,
        exists (
          select 1 from deposit mine join deposit other on other.slip_ref = mine.slip_ref and other.id <> mine.id
            and other.status <> 'cancelled'
          where mine.deposit_ref = ${depositRef ?? null}
        ) as slip_used,
        (select case when count(*) >= 5 then percentile_disc(0.5) within group (order by amount) end from (
          select amount from deposit where member_id = ${person.id} and status = 'success'
          order by requested_at desc limit 50) as usual) as usual,
        (select count(*)::integer from deposit where member_id = ${person.id} and status in ('success', 'processing')
          and requested_at > ${line.txn_at}::timestamptz - interval '10 minutes') as burst,
        ${banned}::boolean as banned,
        (select status <> 'active' from agent where id = ${person.agent_id}) as closed,
        ${line.detected_at}::timestamptz - ${line.txn_at}::timestamptz > interval '30 minutes' as late`,
    tx,
  );
}
