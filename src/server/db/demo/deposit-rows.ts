import { createHash } from 'node:crypto';
import { nameScore } from '../../deposits/names.ts';
import { bankOf, suspenseOf } from '../../ledger/accounts.ts';
import { riskOf } from './deposit-risk.ts';
import type { DemoLine, DemoRequest } from './deposit-story.ts';
import type { Deposits } from './deposits.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import type { Story } from './story.ts';
import { day, later, second, type World } from './world.ts';

type WalletLog = SeedRow<'wallet_log'>;

/** Rows of the deposits; what the wallets say of each credit is in their history. */
export function depositRows({ requests }: Deposits, story: Story, logs: readonly WalletLog[]): SeedRow<'deposit'>[] {
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
function firstDeposits(story: Story): ReadonlySet<string> {
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

const digest = (line: DemoLine) =>
  createHash('sha256')
    .update(`${line.bankId}|${line.at.toISOString()}|${line.amount}|${line.upstreamRef}`)
    .digest('hex');

/** Rows of the statement lines. */
export function rawRows(lines: readonly DemoLine[], agentIds: readonly number[]): SeedRow<'raw_transaction'>[] {
  return lines.map((line) => ({
    id: line.id,
    raw_ref: line.ref,
    bank_id: line.bankId,
    agent_ids: line.member ? [line.member.agent.id] : [...agentIds],
    source: line.source,
    txn_at: line.at,
    detected_at: line.detected,
    direction: line.direction,
    amount: line.amount,
    balance_after: line.balanceAfter,
    channel_code: line.direction === 'in' ? 'X1' : 'ENET',
    upstream_ref: line.upstreamRef,
    from_bank_code: line.fromBank,
    from_account_no: line.fromNumber,
    from_account_name: line.fromName,
    description: line.description,
    dedupe_key: digest(line),
    match_status: line.status,
    match_method: line.method,
    candidate_members: line.candidates.map((member) => ({
      member_id: member.id,
      username: member.username,
      name: member.name,
      score: Math.round(nameScore(line.fromName ?? '', member.bankAccountName) * 100) / 100,
    })),
    member_id: line.member?.id ?? null,
    deposit_ref: line.depositRef,
    withdraw_ref: line.withdrawRef,
    gateway_order_ref: null,
    flags: [...line.flags],
    suspicious_reason: line.flags[0] ?? null,
    risk_score: riskOf(line.flags),
    review_status: line.review?.status ?? null,
    reviewed_by: line.review?.by?.id ?? null,
    reviewed_at: line.review?.at ?? null,
    review_note: line.review?.note ?? null,
  }));
}

/** Days for which the cache can be looked at. */
const cacheDays = 3;

/** What was fetched in the last days: each line once, and some a second time. */
export function cacheRows(
  world: World,
  lines: readonly DemoLine[],
  bankCodes: ReadonlyMap<number, string>,
  agentIds: readonly number[],
): SeedRow<'bank_cache_transaction'>[] {
  const since = later(world.now, -cacheDays * day);
  const rows = lines.flatMap((line, index) => {
    if (line.detected < since) return [];
    const again = world.random('cache-again', index).chance(0.04) && later(line.detected, 95 * 60 * second) < world.now;
    return [{ line, repeated: again }];
  });
  return rows.map(({ line, repeated }, index) => {
    const code = (bankCodes.get(line.bankId) ?? 'bank').toLowerCase();
    const amountOf = (direction: 'in' | 'out') => (line.direction === direction ? line.amount : 0n);
    return {
      id: index + 1,
      cache_key: `${code}:${String(line.bankId).padStart(4, '0')}:${line.ref.slice(1, 7)}:${digest(line).slice(0, 32)}`,
      bank_id: line.bankId,
      agent_ids: [...agentIds],
      txn_at: line.at,
      fetched_at: repeated ? later(line.detected, 95 * 60 * second) : line.detected,
      direction: line.direction,
      amount: line.amount,
      amount_in: amountOf('in'),
      amount_out: amountOf('out'),
      from_bank_code: line.fromBank,
      from_account_no: line.fromNumber,
      from_account_name: line.fromName,
      description: line.description,
      ttl_sec: 5400,
      processed: true,
      process_result: repeated ? ('duplicate' as const) : ('inserted' as const),
      raw_ref: repeated ? null : line.ref,
      worker: `${code}-bot-${(line.bankId % 3) + 1}`,
      payload_json: {
        at: line.at.toISOString(),
        direction: line.direction,
        amount: (Number(line.amount) / 100).toFixed(2),
        balance: line.balanceAfter === null ? null : (Number(line.balanceAfter) / 100).toFixed(2),
        channel: line.direction === 'in' ? 'X1' : 'ENET',
        reference: line.upstreamRef,
        description: line.description,
        key: digest(line),
      },
    };
  });
}

/** Money of the lines that lay, or lie, in suspense. */
export function receiptPostings(lines: readonly DemoLine[]): Posting[] {
  return lines
    .filter(({ aside }) => aside)
    .map((line) => ({
      at: line.detected,
      kind: 'bank_receipt',
      refType: 'raw_transaction',
      refId: line.id,
      actorId: null,
      reason: null,
      lines: [
        [bankOf(line.bankId), -line.amount],
        [suspenseOf(line.bankId), line.amount],
      ],
    }));
}

/** Writes on each line what its account held after it, from the postings in the order of time. */
export function tellBalances(lines: readonly DemoLine[], deposits: Deposits, postings: readonly Posting[]): void {
  const byReceipt = new Map(lines.filter(({ aside }) => aside).map((line) => [line.id, line]));
  const byDeposit = new Map(
    deposits.requests.flatMap(({ id, line }) => (line && !line.aside ? [[id, line] as const] : [])),
  );
  const held = new Map<string, bigint>();
  for (const { kind, refId, lines: entries } of postings) {
    const line = kind === 'bank_receipt' ? byReceipt.get(refId) : kind === 'deposit' ? byDeposit.get(refId) : undefined;
    for (const [account, amount] of entries) {
      if (account.kind !== 'bank') continue;
      const balance = (held.get(account.code) ?? 0n) - amount;
      held.set(account.code, balance);
      if (line) line.balanceAfter = balance;
    }
  }
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
