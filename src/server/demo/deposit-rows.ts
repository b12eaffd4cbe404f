import { receiptPosting } from '../deposits/bank-money.ts';
import type { DemoLine, DemoRequest } from './deposit-scenario.ts';
import type { Deposits } from './deposits.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import type { Scenario } from './scenario.ts';
import { day, later, second, type World } from './world.ts';

type WalletLog = SeedRow<'wallet_log'>;

/** Rows of the deposits; what the wallets say of each credit is in their history. */
export function depositRows({ requests }: Deposits, story: Scenario, logs: readonly WalletLog[]): SeedRow<'deposit'>[] {
  const entries = new Map(
    logs.flatMap((log) => (log.log_type === 'deposit' && log.ref_id ? [[log.ref_id, log] as const] : [])),
  );
  const firsts = firstDeposits(story);
  return requests.map((request) => {
    const { member, line, creditedAt, requestedAt, status } = request;
    const entry = status === 'success' ? entries.get(request.ref) : undefined;
    const amount = status === 'success' ? request.requested : null;
    return {
      id: request.id,
      deposit_ref: request.ref,
      agent_id: member.agent.id,
      member_id: member.id,
      channel: request.channel,
      gateway: request.gateway,
      bank_id: request.bankId,
      from_bank_code: line?.fromBank ?? member.bankCode,
      from_account_no: line?.fromNumber ?? member.bankAccountNo,
      from_account_name: line?.fromName ?? member.bankAccountName,
      requested_amount: request.requested,
      amount,
      fee: status === 'success' ? request.fee : 0n,
      promotion: null,
      bonus_amount: 0n,
      credited_amount: amount ?? 0n,
      balance_before: entry?.balance_before ?? null,
      balance_after: entry?.balance_after ?? null,
      is_first_deposit: firsts.has(request.ref),
      match_method: status === 'success' ? (line?.method ?? 'gateway_ref') : 'none',
      raw_ref: status === 'success' ? (line?.ref ?? null) : null,
      gateway_order_ref: request.orderRef,
      slip_url: null,
      slip_ref: request.slipRef,
      wallet_log_no: entry?.log_no ?? null,
      flags: [...request.flags],
      requested_at: requestedAt,
      expires_at: request.expiresAt,
      credited_at: creditedAt,
      duration_sec: creditedAt && Math.max(0, Math.round((creditedAt.getTime() - requestedAt.getTime()) / second)),
      attempts: 0,
      operator: request.operator,
      status,
      note: request.note,
    };
  });
}

/** The first deposits of members who had none before the history begins. */
function firstDeposits(story: Scenario): ReadonlySet<string> {
  const counts = new Map<number, number>();
  for (const { member } of story.deposits) counts.set(member.id, (counts.get(member.id) ?? 0) + 1);
  const seen = new Set<number>();
  const firsts = new Set<string>();
  for (const { member, ref } of [...story.deposits].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (!seen.has(member.id) && member.depositCount === counts.get(member.id)) firsts.add(ref);
    seen.add(member.id);
  }
  return firsts;
}

/** Money of the lines that lay, or lie, in suspense. */
export function receiptPostings(lines: readonly DemoLine[]): Posting[] {
  return lines.filter(({ aside }) => aside).map((line) => ({ at: line.detected, ...receiptPosting(line) }));
}

/** Days whose deposits have a history of their own. */
const toldDays = 3;

/** The history of the latest deposits, as the platform keeps it for every kind of record. */
export function depositEvents(world: World, requests: readonly DemoRequest[]): object[] {
  const since = later(world.now, -toldDays * day);
  return requests.flatMap(({ id, member, requestedAt, creditedAt, status, operator, note, expiresAt, orderRef }) => {
    if (requestedAt < since) return [];
    const asked = expiresAt !== null || orderRef !== null;
    const event = (
      at: Date,
      actor: string,
      action: string,
      from: string | null,
      to: string,
      message: string | null = null,
    ) => ({
      entity: 'Deposit',
      entity_id: id,
      at,
      actor_id: 0,
      actor_name: actor,
      action,
      from_status: from,
      to_status: to,
      message,
      version: null,
    });
    const first = asked ? 'pending' : status === 'suspicious' ? 'suspicious' : 'processing';
    const opened = event(requestedAt, asked ? member.username : 'ระบบ', 'open', null, first);
    if (status === 'success' && creditedAt) {
      const matched = asked ? [event(later(creditedAt, -second), 'ระบบ', 'match', 'pending', 'processing')] : [];
      return [opened, ...matched, event(creditedAt, operator, 'credit', 'processing', 'success')];
    }
    if (status === first) return [opened];
    return [opened, event(expiresAt ?? later(requestedAt, 60 * second), 'ระบบ', status, first, status, note)];
  });
}
