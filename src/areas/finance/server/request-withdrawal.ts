import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { type AgentRules, agentRules, siteClosed } from '#server/agents/agent-config.ts';
import { invalid, missing } from '#server/base/failure.ts';
import { maybe, one, type Tx } from '#server/db/sql.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { cashOf, holdOf } from '#server/ledger/accounts.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { hold } from '#server/ledger/holds.ts';
import { lockAccounts, ShortageError } from '#server/ledger/post.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { autoWithdrawTopic } from './auto-withdraw.ts';
import { baht } from './rules/baht.ts';
import { financeTexts } from './texts.ts';

/** A member asks for money. Amounts in satang. */
export interface WithdrawalRequest {
  readonly memberId: number;
  readonly amount: bigint;
  /** Default: the agent's usual way. */
  readonly type?: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  readonly fromBankId?: number;
  readonly gateway?: { readonly name: string; readonly accountId: number };
  readonly fee?: bigint;
  /** Default: the company; the member where the agent asks for a fee. */
  readonly feePayer?: 'company' | 'agent' | 'member';
  readonly activePromotion?: string;
  /** 0 to 100. */
  readonly riskScore?: number;
  readonly riskFlags?: readonly string[];
  /** Time of the request; default now. */
  readonly requestedAt?: Date;
}

export interface RequestedWithdrawal {
  readonly id: number;
  readonly withdrawRef: string;
  readonly version: number;
}

interface Snapshot {
  readonly agent_id: number;
  readonly username: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly turnover_required: bigint;
  readonly turnover_done: bigint;
  readonly deposit_total: bigint;
  readonly withdraw_total: bigint;
  readonly winloss_total: bigint;
  readonly deposit_today: bigint;
  readonly withdraw_today: bigint;
  readonly withdraw_count_today: number;
}

/** Why the agent takes no such request now. The member's credit is locked, so that two requests count each other. */
function refusalOf(rules: AgentRules, member: Snapshot, amount: bigint): Text | undefined {
  const closed = siteClosed(rules);
  if (closed) return closed;
  if (!rules.withdraw_enabled) return financeTexts.withdrawalsClosed;
  if (amount < rules.withdraw_min) return financeTexts.atLeast({ withdrawMin: baht(rules.withdraw_min) });
  if (amount > rules.withdraw_max) return financeTexts.atMost({ withdrawMax: baht(rules.withdraw_max) });
  if (member.withdraw_today + amount > rules.withdraw_daily_max)
    return financeTexts.atMostDay({ withdrawDailyMax: baht(rules.withdraw_daily_max) });
  if (member.withdraw_count_today >= rules.withdraw_daily_count)
    return financeTexts.timesDay({ withdrawDailyCount: rules.withdraw_daily_count });
  return undefined;
}

/**
 * Takes the amount out of the member's credit, keeps it aside and puts the request into the queue, with the member's
 * figures as they are now. Throws ShortageError when the credit is not enough, 422 for an impossible amount or what the
 * agent's settings do not allow.
 */
export async function requestWithdrawal(tx: Tx, request: WithdrawalRequest): Promise<RequestedWithdrawal> {
  const { memberId, amount, riskScore = 0 } = request;
  const cash = cashOf(memberId);
  const before = (await lockAccounts(tx, [cash, holdOf(memberId)])).get(cash.code)?.balance ?? 0n;
  const member = await snapshotOf(tx, memberId);
  const rules = await agentRules(tx, member.agent_id);
  const fee = request.fee ?? rules.withdraw_fee;
  const feePayer = request.feePayer ?? (request.fee === undefined && fee > 0n ? 'member' : 'company');
  const net = feePayer === 'member' ? amount - fee : amount;
  if (amount <= 0n || fee < 0n || net <= 0n) throw invalid({ amount: financeTexts.aboveFee }, financeTexts.aboveFee);
  const refusal = refusalOf(rules, member, amount);
  if (refusal) throw invalid({ amount: refusal }, refusal);
  if (before < amount) throw new ShortageError(cash.code, before, amount);
  const reference = await nextNumber(tx, 'W', 6);
  const at = request.requestedAt ?? null;
  const { id, version } = await one(
    sql<{ id: number; version: number }>`
      insert into withdrawal (withdraw_ref, agent_id, member_id, bank_code, bank_account_no, bank_account_name, amount, fee,
        fee_payer, net_amount, type, from_bank_id, gateway, gateway_account_id, balance_before, balance_after,
        turnover_required, turnover_done, turnover_ok, active_promotion, deposit_today, withdraw_today,
        withdraw_count_today, deposit_total, withdraw_total, winloss_total, risk_score, risk_level, risk_flags,
        requested_at, status, notes, timeline)
      values (${reference}, ${member.agent_id}, ${memberId}, ${member.bank_code}, ${member.bank_account_no},
        ${member.bank_account_name}, ${amount}::bigint, ${fee}::bigint, ${feePayer}, ${net}::bigint,
        ${request.type ?? rules.withdraw_channel_default}, ${request.fromBankId ?? null}, ${request.gateway?.name ?? null},
        ${request.gateway?.accountId ?? null}, ${before}::bigint, ${before - amount}::bigint,
        ${member.turnover_required}::bigint, ${member.turnover_done}::bigint,
        ${member.turnover_done >= member.turnover_required}, ${request.activePromotion ?? null},
        ${member.deposit_today}::bigint, ${member.withdraw_today}::bigint, ${member.withdraw_count_today + 1},
        ${member.deposit_total}::bigint, ${member.withdraw_total}::bigint, ${member.winloss_total}::bigint, ${riskScore},
        ${riskScore >= 60 ? 'high' : riskScore >= 30 ? 'medium' : 'low'},
        ${JSON.stringify(request.riskFlags ?? [])}::jsonb, coalesce(${at}::timestamptz, clock_timestamp()), 'pending',
        '[]'::jsonb, jsonb_build_array(jsonb_build_object('at',
          to_char(coalesce(${at}::timestamptz, clock_timestamp()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', ${member.username}::text, 'action', 'request', 'from', null, 'to', 'pending', 'message', null)))
      returning id::integer as id, version`,
    tx,
  );
  const posted = await hold(tx, { withdrawalId: id, memberId, amount });
  await syncWallet(tx, memberId, posted, {
    type: 'withdraw',
    refType: 'withdraw',
    refId: reference,
    actorType: 'member',
    actorName: member.username,
  });
  const by = { userId: 0, name: member.username };
  await recordEvent(tx, { entity: 'Withdrawal', id, action: 'request', to: 'pending', version }, by);
  // Whether it goes out by itself is decided by the worker, in a transaction of its own.
  if (rules.auto_withdraw_enabled && amount <= rules.auto_withdraw_max)
    await enqueue(tx, { topic: autoWithdrawTopic, key: `${autoWithdrawTopic}:${id}`, payload: { withdrawal_id: id } });
  return { id, withdrawRef: reference, version };
}

async function snapshotOf(tx: Tx, memberId: number): Promise<Snapshot> {
  const row = await maybe(
    sql<Snapshot>`
      with today as (select date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok' as at)
      select member.agent_id::integer as agent_id, member.username, member.bank_code, member.bank_account_no,
        member.bank_account_name, member.turnover_required, member.turnover_done, member.deposit_total,
        member.withdraw_total, member.winloss_total,
        (select coalesce(sum(amount), 0)::bigint from wallet_log, today
          where member_id = member.id and wallet_type = 'main' and log_type = 'deposit' and created_at >= today.at
            and not deposit_taken_back(ref_id)) as deposit_today,
        (select coalesce(sum(amount), 0)::bigint from withdrawal, today
          where member_id = member.id and requested_at >= today.at and status <> 'refunded') as withdraw_today,
        (select count(*)::integer from withdrawal, today
          where member_id = member.id and requested_at >= today.at) as withdraw_count_today
      from member where member.id = ${memberId}`,
    tx,
  );
  if (!row) throw missing(financeTexts.noMember({ memberId }));
  return row;
}
