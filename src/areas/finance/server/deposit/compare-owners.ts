import { sql } from 'kysely';
import { matchNames, type NameMatch } from '#contract/name-match.ts';
import { many, type Tx } from '#server/db/sql.ts';
import type { RawLine } from '#server/deposits/raw-line.ts';
import { fitsNumber, shownNumber } from './account-mask.ts';
import { lateFor, type Person } from './candidates.ts';
import { type Evidence, type Weighed, weigh } from './evidence.ts';

/** What of a line is compared with members. */
export type Compared = Pick<
  RawLine,
  | 'bank_id'
  | 'amount'
  | 'txn_at'
  | 'agent_ids'
  | 'deposit_ref'
  | 'from_bank_code'
  | 'from_account_no'
  | 'from_account_name'
>;

/** A member compared with a line: the evidence and its score. Amounts are satang. */
export interface CandidateView extends Weighed {
  readonly person: Person;
  readonly evidence: Evidence;
  /** The name of the member that is more similar to the sender's. */
  readonly name: string;
  readonly request: { readonly deposit_ref: string; readonly amount: bigint; readonly at: Date } | undefined;
  /** What the member usually deposits; undefined before the third deposit. */
  readonly usual: { readonly least: bigint; readonly most: bigint } | undefined;
  readonly lastFromHere: Date | undefined;
}

interface MemberAccounts {
  readonly member_id: number;
  readonly deposit_ref: string | null;
  readonly requested_amount: bigint | null;
  readonly requested_at: Date | null;
  readonly earlier: number;
  readonly last_from_here: Date | null;
  readonly deposits: number;
  readonly least: bigint | null;
  readonly most: bigint | null;
  readonly sharers: number;
}

/** Compares members with a line, the likeliest first. */
export async function compare(tx: Tx, line: Compared, people: readonly Person[]): Promise<readonly CandidateView[]> {
  if (people.length === 0) return [];
  const byMember = new Map((await knownOf(tx, line, people)).map((row) => [row.member_id, row]));
  return people
    .flatMap((person) => {
      const row = byMember.get(person.id);
      return row ? [viewOf(line, person, row)] : [];
    })
    .sort((a, b) => b.score - a.score || a.person.id - b.person.id);
}

/** Deposits after which there is something usual. */
const fewest = 3;

function viewOf(line: Compared, person: Person, row: MemberAccounts): CandidateView {
  const { name, match } = nameOf(line, person);
  const usual =
    row.deposits >= fewest && row.least !== null && row.most !== null
      ? { least: row.least, most: row.most }
      : undefined;
  const evidence: Evidence = {
    name: match,
    account: accountOf(line, person),
    request: requestOf(line.amount, row.requested_amount),
    earlier: row.earlier,
    isUsual: usual !== undefined && line.amount >= usual.least && line.amount <= usual.most,
    sharers: row.sharers,
    isActive: person.status === 'active',
  };
  return {
    ...weigh(evidence),
    person,
    evidence,
    name,
    request:
      row.deposit_ref === null || row.requested_amount === null || row.requested_at === null
        ? undefined
        : { deposit_ref: row.deposit_ref, amount: row.requested_amount, at: row.requested_at },
    usual,
    lastFromHere: row.last_from_here ?? undefined,
  };
}

const nameOrder: readonly NameMatch[] = ['same', 'similar', 'unknown', 'different'];

/** The closer of the member's two names: that of the account, and the one that the member gave. */
function nameOf({ from_account_name: shown }: Compared, person: Person): { name: string; match: NameMatch } {
  const found = [person.bank_account_name, person.name].map((name) => ({ name, match: matchNames(shown, name) }));
  return found.reduce((best, one) => (nameOrder.indexOf(one.match) < nameOrder.indexOf(best.match) ? one : best));
}

function accountOf({ from_account_no, from_bank_code }: Compared, person: Person): Evidence['account'] {
  const shown = shownNumber(from_account_no);
  if (shown === undefined) return undefined;
  const own = from_bank_code === 'TRUEWALLET' ? (person.truewallet_no ?? '') : person.bank_account_no;
  const isOtherBank = from_bank_code !== null && from_bank_code !== 'TRUEWALLET' && from_bank_code !== person.bank_code;
  if (isOtherBank || !fitsNumber(shown, own)) return 'other';
  return shown.includes('x') || shown.length < own.length ? 'part' : 'whole';
}

function requestOf(amount: bigint, requested: bigint | null): Evidence['request'] {
  if (requested === null) return undefined;
  if (requested !== amount) return 'near';
  return amount % 100n === 0n ? 'same' : 'exact';
}

function knownOf(tx: Tx, line: Compared, people: readonly Person[]): Promise<readonly MemberAccounts[]> {
  return many(
    sql<MemberAccounts>`
      select m.id::integer as member_id, request.deposit_ref, request.requested_amount, request.requested_at,
        coalesce(here.n, 0)::integer as earlier, here.last as last_from_here, coalesce(usual.n, 0)::integer as deposits,
        usual.least, usual.most, coalesce(same.n, 0)::integer as sharers
      from member m
      left join lateral (
        select deposit_ref, requested_amount, requested_at from deposit
        where member_id = m.id and channel <> 'gateway' and (status in ('pending', 'expired')
            -- The request that this line was set aside with; a deposit that the line itself opened has no end.
            or (deposit_ref = ${line.deposit_ref} and expires_at is not null))
          and (bank_id = ${line.bank_id}::integer or bank_id is null) and requested_amount / 100 = ${line.amount}::bigint / 100
          and requested_at <= ${line.txn_at}::timestamptz + interval '5 minutes'
          and coalesce(expires_at, requested_at) > ${line.txn_at}::timestamptz - ${lateFor}::interval
        order by requested_amount = ${line.amount}::bigint desc, requested_at, id limit 1) request on true
      left join lateral (
        select count(*) as n, max(credited_at) as last from deposit
        where member_id = m.id and status = 'success' and from_account_no = ${line.from_account_no}
          and from_bank_code is not distinct from ${line.from_bank_code}
          and from_account_name is not distinct from ${line.from_account_name}) here on true
      left join lateral (
        select count(*) as n, min(amount) as least, max(amount) as most from (
          select amount from deposit where member_id = m.id and status = 'success' order by requested_at desc limit 50) last
        ) usual on true
      left join lateral (
        select count(*) as n from member other
        where right(other.bank_account_no, 4) = right(m.bank_account_no, 4) and other.bank_account_no = m.bank_account_no
          and other.bank_code = m.bank_code and other.id <> m.id) same on true
      where m.id in (${sql.join(people.map(({ id }) => id))})`,
    tx,
  );
}
