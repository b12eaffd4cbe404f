import { labelOf } from '#contract/field.ts';
import { matchNames } from '#contract/name-match.ts';
import { refundReasonOptions } from '#generated/api/enums/refund-reason.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import { riskLevel } from './risk.ts';
import type { DemoWithdrawal, Step, WithdrawalStatus } from './scenario.ts';
import { later, second, type World } from './world.ts';

type Row = SeedRow<'withdrawal'>;

/** One line of a request's timeline. */
interface TimelineLine {
  readonly step: Step;
  readonly action: string;
  readonly from: WithdrawalStatus | null;
  readonly to: WithdrawalStatus;
  readonly message: string | null;
}

const system = 'ระบบ';

function timelineOf(withdrawal: DemoWithdrawal): readonly TimelineLine[] {
  const { requestedAt, verified, approved, completedAt, refund, status, message } = withdrawal;
  const list: TimelineLine[] = [
    { step: { at: requestedAt, by: null }, action: 'request', from: null, to: 'pending', message: null },
  ];
  if (refund) {
    const reason = labelOf(refundReasonOptions, refund.reason)?.th ?? null;
    list.push({ step: refund.step, action: 'refund', from: 'pending', to: 'refunded', message: reason });
  }
  if (verified) list.push({ step: verified, action: 'verify', from: 'pending', to: 'verified', message: null });
  if (!approved) return list;
  list.push({ step: approved, action: 'approve', from: 'verified', to: 'processing', message: null });
  if (status === 'processing' || status === 'verified') return list;
  const at = completedAt ?? later(approved.at, 12 * second);
  list.push({ step: { at, by: null }, action: 'settle', from: 'processing', to: status, message });
  return list;
}

/** Where the money goes: an account of the member, or of another one where the request is flagged for its name. */
function accountOf({ member, riskFlags }: DemoWithdrawal, all: readonly DemoWithdrawal[]) {
  const isOther = (one: DemoMember) =>
    one.agent.id === member.agent.id && matchNames(one.bankAccountName, member.name) === 'different';
  const isFlagged = riskFlags.includes('name_mismatch');
  const owner = (isFlagged && (isOther(member) ? member : all.find((one) => isOther(one.member))?.member)) || member;
  return {
    bank_code: owner.bankCode,
    bank_account_no: owner.bankAccountNo,
    bank_account_name: owner.bankAccountName,
  };
}

/** Rows of the queue. One of the verified requests is just being looked at by another officer. */
export function withdrawalRows(world: World, withdrawals: readonly DemoWithdrawal[]): Row[] {
  const watched = withdrawals.findLast(({ status, verified }) => status === 'verified' && verified?.by);
  return withdrawals.map((withdrawal) => {
    const { member, requestedAt, refund } = withdrawal;
    const isWatched = withdrawal === watched;
    return {
      ...{ id: withdrawal.id, withdraw_ref: withdrawal.ref, agent_id: member.agent.id, member_id: member.id },
      ...accountOf(withdrawal, withdrawals),
      ...moneyOf(withdrawal),
      ...factsOf(withdrawal),
      ...stepsOf(withdrawal),
      locked_by: isWatched ? (withdrawal.verified?.by?.id ?? null) : null,
      locked_at: isWatched ? later(world.now, -15 * second) : null,
      slip_url: null,
      refund_reason: refund?.reason ?? null,
      notes: withdrawal.notes.map((note) => ({ ...note })),
      status: withdrawal.status,
      created_at: requestedAt,
      created_by: null,
    };
  });
}

/** What is paid to whom from where. */
const moneyOf = ({ amount, fee, feePayer, net, type, approved, bankId, gateway, balanceBefore }: DemoWithdrawal) => ({
  ...{ amount, fee, fee_payer: feePayer, net_amount: net, type, from_bank_id: approved ? bankId : null },
  gateway: gateway?.name ?? null,
  gateway_account_id: gateway?.accountId ?? null,
  balance_before: balanceBefore,
  balance_after: balanceBefore - amount,
});

/** What an officer decides by: turnover, figures of the member, risk. */
const factsOf = (withdrawal: DemoWithdrawal) => ({
  turnover_required: withdrawal.turnoverRequired,
  turnover_done: withdrawal.turnoverDone,
  turnover_ok: withdrawal.turnoverDone >= withdrawal.turnoverRequired,
  active_promotion: withdrawal.promotion,
  deposit_today: withdrawal.depositToday,
  withdraw_today: withdrawal.withdrawToday,
  withdraw_count_today: withdrawal.countToday,
  deposit_total: withdrawal.depositTotal,
  withdraw_total: withdrawal.withdrawTotal,
  winloss_total: withdrawal.winloss,
  risk_score: withdrawal.riskScore,
  risk_level: riskLevel(withdrawal.riskScore),
  risk_flags: withdrawal.riskFlags,
});

/** Who did what when, and what came of it. */
function stepsOf(withdrawal: DemoWithdrawal) {
  const { member, requestedAt, verified, approved, completedAt, status } = withdrawal;
  const history = timelineOf(withdrawal);
  return {
    requested_at: requestedAt,
    verified_at: verified?.at ?? null,
    verified_by: verified?.by?.id ?? null,
    approved_at: approved?.at ?? null,
    approved_by: approved?.by?.id ?? null,
    completed_at: completedAt,
    duration_sec: completedAt && Math.round((completedAt.getTime() - requestedAt.getTime()) / second),
    upstream_ref: withdrawal.upstreamRef,
    upstream_message: withdrawal.message,
    transferred_at: status === 'success' ? completedAt : null,
    timeline: history.map(({ step, action, from, to, message }) => ({
      at: step.at.toISOString(),
      by: action === 'request' ? member.username : (step.by?.name ?? system),
      ...{ action, from, to, message },
    })),
    updated_at: history.at(-1)?.step.at ?? requestedAt,
    updated_by: history.flatMap(({ step }) => step.by?.id ?? []).at(-1) ?? null,
    version: history.length,
  };
}

/** The same history as the platform keeps it for every kind of record. */
export function eventRows(withdrawals: readonly DemoWithdrawal[]): object[] {
  return withdrawals.flatMap((withdrawal) =>
    timelineOf(withdrawal).map(({ step, action, from, to, message }, index) => ({
      entity: 'Withdrawal',
      entity_id: withdrawal.id,
      at: step.at,
      actor_id: step.by?.id ?? 0,
      actor_name: action === 'request' ? withdrawal.member.username : (step.by?.name ?? system),
      action,
      from_status: from,
      to_status: to,
      message,
      version: index + 1,
    })),
  );
}

const states: Partial<Readonly<Record<WithdrawalStatus, string>>> = {
  success: 'success',
  failed: 'failed',
  unknown: 'unknown',
  processing: 'sending',
};

export interface Payouts {
  readonly attempts: readonly object[];
  /** Work for the payout worker: transfers under way and the one nobody can say anything about. */
  readonly tasks: readonly object[];
  /** The other side's own books: it made the transfers that are still open here. */
  readonly transfers: readonly object[];
}

/** The other side's accounts, for those transfers: what our books hold, less what it already sent. */
export function sandboxAccounts(
  withdrawals: readonly DemoWithdrawal[],
  bookOf: (withdrawal: DemoWithdrawal) => bigint,
): readonly object[] {
  const accounts = new Map<string, { provider: string; account: string; balance: bigint }>();
  for (const withdrawal of withdrawals) {
    const { status, gateway, bankId, net, fee } = withdrawal;
    if (status !== 'processing' && status !== 'unknown') continue;
    const provider = gateway?.name ?? 'bank';
    const account = String(gateway?.accountId ?? bankId);
    const known = accounts.get(`${provider}/${account}`) ?? { provider, account, balance: bookOf(withdrawal) };
    known.balance -= net + (gateway ? fee : 0n);
    accounts.set(`${provider}/${account}`, known);
  }
  return [...accounts.values()];
}

/** The transfers behind the requests, and what the other side knows of those that are not settled. */
export function makePayouts(
  world: World,
  withdrawals: readonly DemoWithdrawal[],
  orderRefs: ReadonlyMap<string, string>,
): Payouts {
  const payouts = withdrawals
    .flatMap((withdrawal) => {
      const { ref, gateway, approved } = withdrawal;
      const state = states[withdrawal.status];
      if (!state || !approved) return [];
      const reference = (gateway && orderRefs.get(ref)) ?? `${ref}-1`;
      const fee = gateway ? withdrawal.fee : 0n;
      return [{ ...withdrawal, approved, state, reference, fee, sent: later(approved.at, second) }];
    })
    .map((payout, index) => ({ ...payout, attempt: index + 1 }));
  const open = payouts.filter(({ status }) => status === 'processing' || status === 'unknown');
  return {
    attempts: payouts.map(attemptRow),
    tasks: open.map((payout, index) => taskRow(world, payout, index)),
    transfers: open.map((payout) => transferRow(world, payout)),
  };
}

interface Payout extends DemoWithdrawal {
  readonly attempt: number;
  readonly approved: Step;
  readonly state: string;
  readonly reference: string;
  readonly sent: Date;
}

function attemptRow(payout: Payout): object {
  const { attempt, id, approved, gateway, bankId, reference, net, fee, state, status, sent, completedAt } = payout;
  const isUnknown = status === 'unknown';
  return {
    ...{ id: attempt, withdrawal_id: id, attempt_no: 1, channel: gateway ? 'gateway' : 'bank' },
    bank_id: gateway ? null : bankId,
    gateway: gateway?.name ?? null,
    gateway_account_id: gateway?.accountId ?? null,
    ...{ our_ref: reference, amount: net, fee, state },
    ...{ upstream_ref: payout.upstreamRef, upstream_message: payout.message },
    inquiries: isUnknown ? 8 : 0,
    parked_at: isUnknown ? later(sent, 1200 * second) : null,
    ...{ created_at: approved.at, created_by: approved.by?.id ?? null, sent_at: sent },
    settled_at: status === 'failed' ? later(sent, 12 * second) : completedAt,
  };
}

function taskRow(world: World, { id, attempt, status, sent, message, approved }: Payout, index: number): object {
  const isUnknown = status === 'unknown';
  return {
    ...{ topic: 'payout', key: `withdrawal:${id}`, payload: { attempt_id: String(attempt) } },
    ...{ state: isUnknown ? 'parked' : 'queued', runs: 1 },
    // Transfers under way are queried one after the other during the first minutes.
    available_at: isUnknown ? sent : later(world.now, (150 + index * 200) * second),
    ...{ last_error: message, created_at: approved.at },
  };
}

/** The transfer in the other side's books. */
function transferRow(world: World, { id, ref, reference, gateway, bankId, net, fee, member, sent }: Payout): object {
  return {
    provider: gateway?.name ?? 'bank',
    account: String(gateway?.accountId ?? bankId),
    ...{ reference, order_ref: ref, direction: 'out', amount: net, fee },
    upstream_ref: `${gateway ? 'G' : 'B'}${world.random('upstream', id).digits(14)}`,
    ...{ bank_code: member.bankCode, account_no: member.bankAccountNo, scenario: 'normal', executed: true },
    ...{ visible_at: sent, balance_after: null, created_at: sent },
  };
}
