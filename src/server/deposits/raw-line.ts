import { sql } from 'kysely';
import { claimSeconds } from '#contract/claim.ts';
import { lockedBy, missing } from '../base/failure.ts';
import type { TransactionContext } from '../context/context.ts';
import { concerns } from '../context/scope.ts';
import { many, maybe, one, type Tx } from '../db/sql.ts';
import { nextNumber } from '../ledger/day-counter.ts';
import { recordEvent } from '../lifecycle/record-event.ts';
import type { MatchMethod } from './deposit-row.ts';

export type MatchStatus = 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored';

/** States in which nobody is credited: the money waits in suspense for its owner. */
export const ownerless: ReadonlySet<MatchStatus> = new Set(['unmatched', 'multiple', 'suspicious']);

/** A movement as reported by the bank or gateway. Satang. */
export interface RawFacts {
  readonly bankId: number | null;
  readonly agentIds: readonly number[];
  readonly source: 'app' | 'sms' | 'web' | 'gateway' | 'truewallet' | 'slip';
  readonly at: Date;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly balanceAfter: bigint | null;
  readonly channelCode: string | null;
  readonly upstreamRef: string | null;
  readonly fromBankCode: string | null;
  readonly fromAccountNo: string | null;
  readonly fromAccountName: string | null;
  readonly description: string;
  readonly dedupeKey: string;
  readonly gatewayOrderRef?: string;
}

/** A kept line. Money is satang. */
export interface RawLine {
  readonly id: number;
  readonly raw_ref: string;
  readonly bank_id: number | null;
  readonly agent_ids: readonly number[];
  readonly source: RawFacts['source'];
  readonly txn_at: Date;
  readonly detected_at: Date;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly balance_after: bigint | null;
  readonly upstream_ref: string | null;
  readonly from_bank_code: string | null;
  readonly from_account_no: string | null;
  readonly from_account_name: string | null;
  readonly description: string;
  readonly match_status: MatchStatus;
  readonly match_method: MatchMethod;
  /** Members whose money it may be. */
  readonly candidate_members: readonly number[];
  readonly member_id: number | null;
  /** Agents whose staff may know of it: that of the member whose it is or may be, else those of its account. */
  readonly staff_agents: readonly number[];
  readonly deposit_ref: string | null;
  readonly gateway_order_ref: string | null;
  readonly flags: readonly string[];
  readonly review_status: 'open' | 'cleared' | 'confirmed' | null;
  /** Who has it in hand now, and since when. */
  readonly held_by: number | null;
  readonly held_at: Date | null;
  readonly holder: string;
}

const columns = sql`id::integer as id, raw_ref, bank_id::integer as bank_id, agent_ids, source, txn_at, detected_at,
  direction, amount, balance_after, upstream_ref, from_bank_code, from_account_no, from_account_name, description,
  match_status, match_method, candidate_members, member_id::integer as member_id, deposit_ref, gateway_order_ref, flags,
  review_status, case when locked_at > clock_timestamp() - make_interval(secs => ${claimSeconds}) then locked_by::integer end
    as held_by, locked_at as held_at, (select name from app_user where app_user.id = raw_transaction.locked_by) as holder,
  case when member_id is null then agent_ids
    else (select jsonb_build_array(agent_id) from member where member.id = raw_transaction.member_id) end as staff_agents`;

/** Thrown where the same line was kept a moment ago by somebody else: the transaction must end, the line is safe. */
export class DuplicateLineError extends Error {}

/**
 * Keeps a line, once for ever. Returns undefined for one that is kept already; throws KnownLineError when it was kept
 * while this transaction waited for its number.
 */
export async function keepLine(tx: Tx, facts: RawFacts): Promise<RawLine | undefined> {
  const isStored = () =>
    maybe(sql<{ id: number }>`select id from raw_transaction where dedupe_key = ${facts.dedupeKey}`, tx);
  if (await isStored()) return undefined;
  // Numbers have no gaps: a transaction that waits here sees the row of the one before.
  const number = await nextNumber(tx, 'R', 6);
  if (await isStored()) throw new DuplicateLineError(facts.dedupeKey);
  return one(
    sql<RawLine>`
      insert into raw_transaction (raw_ref, bank_id, agent_ids, source, txn_at, detected_at, direction, amount, balance_after,
        channel_code, upstream_ref, from_bank_code, from_account_no, from_account_name, description, dedupe_key,
        gateway_order_ref, candidate_members, flags, match_status)
      values (${number}, ${facts.bankId}::integer, ${JSON.stringify(facts.agentIds)}::jsonb, ${facts.source},
        ${facts.at}::timestamptz, clock_timestamp(), ${facts.direction}, ${facts.amount}::bigint,
        ${facts.balanceAfter}::bigint, ${cut(facts.channelCode, 10)}, ${cut(facts.upstreamRef, 64)},
        (select code from bank_ref where code = ${facts.fromBankCode}), ${cut(facts.fromAccountNo, 32)},
        ${cut(facts.fromAccountName, 120)}, ${facts.description.slice(0, 255)}, ${facts.dedupeKey},
        ${facts.gatewayOrderRef ?? null}, '[]'::jsonb, '[]'::jsonb, 'unmatched')
      returning ${columns}`,
    tx,
  );
}

const cut = (text: string | null, most: number) => text?.slice(0, most) ?? null;

/** The line by its number, locked until the transaction ends. */
export function lockLine(tx: Tx, rawRef: string): Promise<RawLine | undefined> {
  return maybe(sql<RawLine>`select ${columns} from raw_transaction where raw_ref = ${rawRef} for no key update`, tx);
}

/**
 * The same for a person who decides about it: one whose agents it concerns, while nobody else has it in hand. Throws 404, 423.
 */
export async function lineInHand({ tx, principal }: TransactionContext, rawRef: string): Promise<RawLine> {
  const line = await lockLine(tx, rawRef);
  if (!line || !concerns(principal, line.staff_agents)) throw missing();
  if (line.held_by !== null && line.held_by !== principal.userId)
    throw lockedBy({ by: line.holder, action: 'lock', at: line.held_at?.toISOString() ?? '' });
  return line;
}

/** The same without a lock, for looking on. */
export function readLine(tx: Tx, rawRef: string): Promise<RawLine | undefined> {
  return maybe(sql<RawLine>`select ${columns} from raw_transaction where raw_ref = ${rawRef}`, tx);
}

/**
 * The line that a deposit is matched with. Holders of both locks lock the line first: here the deposit, which is
 * locked, prevents the line from being released.
 */
export function lineOfDeposit(tx: Tx, depositRef: string): Promise<RawLine | undefined> {
  return maybe(sql<RawLine>`select ${columns} from raw_transaction where deposit_ref = ${depositRef}`, tx);
}

/** What was found out about a line. Absent values leave their columns as they are. */
export interface Finding {
  readonly status: MatchStatus;
  readonly method?: MatchMethod;
  readonly memberId?: number;
  /** Whose staff may see it from now on. */
  readonly agentIds?: readonly number[];
  readonly depositRef?: string;
  readonly withdrawRef?: string;
  readonly candidates?: readonly number[];
  readonly flags?: readonly string[];
  readonly riskScore?: number;
  readonly review?: { readonly status: 'open' } | Reviewed;
}

export interface Reviewed {
  readonly status: 'cleared' | 'confirmed';
  readonly by: number;
  readonly note: string | null;
}

/** Writes what was found out about a line whose row is this transaction's. The way of the status is the database's rule. */
export async function markLine(tx: Tx, line: Pick<RawLine, 'id' | 'match_status'>, found: Finding): Promise<void> {
  const reviewed = found.review && 'by' in found.review ? found.review : undefined;
  const json = (value: unknown) => sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
  const marked = await many(
    sql<{ id: number }>`
      update raw_transaction set match_status = ${found.status}, locked_by = null, locked_at = null,
        match_method = coalesce(${found.method ?? null}, match_method),
        member_id = coalesce(${found.memberId ?? null}::integer, member_id),
        agent_ids = coalesce(${json(found.agentIds)}, agent_ids),
        deposit_ref = coalesce(${found.depositRef ?? null}, deposit_ref),
        withdraw_ref = coalesce(${found.withdrawRef ?? null}, withdraw_ref),
        candidate_members = coalesce(${json(found.candidates)}, candidate_members),
        flags = coalesce(${json(found.flags)}, flags),
        suspicious_reason = coalesce(${found.flags?.[0] ?? null}, suspicious_reason),
        risk_score = coalesce(${found.riskScore ?? null}::integer, risk_score),
        review_status = coalesce(${found.review?.status ?? null}, review_status),
        reviewed_by = coalesce(${reviewed?.by ?? null}::integer, reviewed_by),
        review_note = coalesce(${reviewed?.note ?? null}, review_note),
        reviewed_at = case when ${reviewed !== undefined}::boolean then clock_timestamp() else reviewed_at end
      where id = ${line.id} and match_status = ${line.match_status} returning id`,
    tx,
  );
  if (marked.length === 0)
    throw new Error(`Statement line ${line.id} left the status ${line.match_status} under a lock`);
}

/** Who did something to a line, and why. */
interface LineEvent {
  readonly action: 'match' | 'unmatch' | 'reopen' | 'review';
  readonly from: string;
  readonly to: string;
  readonly message: string | null;
}

/** One moment in the history of a line; the latest word on its row alone would forget those before. */
export async function recordLine(
  { tx, principal }: Pick<TransactionContext, 'tx' | 'principal'>,
  { id }: Pick<RawLine, 'id'>,
  { action, from, to, message }: LineEvent,
): Promise<void> {
  await recordEvent(tx, { entity: 'RawTransaction', id, action, from, to, message }, principal);
}

/**
 * Lets a line, whose row is locked by this transaction, wait for people again: as the doubtful one of its deposit, or
 * without an owner (then users who may use its bank account see it again). `matched` keeps its owner and is only reviewed.
 */
export async function reopenLine(
  tx: Tx,
  line: Pick<RawLine, 'id' | 'match_status' | 'review_status'>,
  to: 'matched' | 'suspicious' | 'unmatched',
): Promise<void> {
  const free = to === 'unmatched';
  const opened = await many(
    sql<{ id: number }>`
      update raw_transaction line set match_status = ${to}, review_status = 'open', reviewed_by = null, reviewed_at = null,
        review_note = null, locked_by = null, locked_at = null,
        match_method = case when ${free}::boolean then 'none' else match_method end,
        member_id = case when ${free}::boolean then null else member_id end,
        deposit_ref = case when ${free}::boolean then null else deposit_ref end,
        agent_ids = case when ${free}::boolean
          then coalesce((select bank.agent_ids from bank where bank.id = line.bank_id), agent_ids) else agent_ids end
      where id = ${line.id} and match_status = ${line.match_status} returning id`,
    tx,
  );
  if (opened.length === 0)
    throw new Error(`Statement line ${line.id} left the status ${line.match_status} under a lock`);
}
