import { formatMoney } from '#contract/money.ts';
import { cacheKey, dedupeKeys } from '../deposits/line-keys.ts';
import { riskOf } from './deposit-risk.ts';
import type { DemoLine } from './deposit-scenario.ts';
import type { SeedRow } from './insert.ts';
import type { BankRow } from './treasury.ts';
import { day, later, second, type World } from './world.ts';

/** The name under which a reader of the statement knows the line again. */
function keyOf(line: DemoLine): string {
  const [key = ''] = dedupeKeys(line.bankId, [{ ...line, reference: line.upstreamRef }]);
  return key;
}

const channelOf = ({ direction }: DemoLine) => (direction === 'in' ? 'X1' : 'ENET');

/** Rows of the statement lines. */
export function rawRows(lines: readonly DemoLine[], banks: ReadonlyMap<number, BankRow>): SeedRow<'raw_transaction'>[] {
  return lines.map((line) => ({
    id: line.id,
    raw_ref: line.ref,
    bank_id: line.bankId,
    agent_ids: line.member ? [line.member.agent.id] : (banks.get(line.bankId)?.agent_ids ?? []),
    source: line.source,
    txn_at: line.at,
    detected_at: line.detected,
    direction: line.direction,
    amount: line.amount,
    balance_after: line.balanceAfter,
    channel_code: channelOf(line),
    upstream_ref: line.upstreamRef,
    from_bank_code: line.fromBank,
    from_account_no: line.fromNumber,
    from_account_name: line.fromName,
    description: line.description,
    dedupe_key: keyOf(line),
    match_status: line.status,
    match_method: line.method,
    candidate_members: line.candidates.map(({ id }) => id),
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
  banks: ReadonlyMap<number, BankRow>,
): SeedRow<'bank_cache_transaction'>[] {
  const since = later(world.now, -cacheDays * day);
  const rows = lines.flatMap((line, index) => {
    const bank = banks.get(line.bankId);
    if (line.detected < since || !bank) return [];
    const again = world.random('cache-again', index).chance(0.04) && later(line.detected, 95 * 60 * second) < world.now;
    return [{ line, bank, repeated: again }];
  });
  return rows.map(({ line, bank, repeated }, index) => {
    const key = keyOf(line);
    const amountOf = (direction: 'in' | 'out') => (line.direction === direction ? line.amount : 0n);
    return {
      id: index + 1,
      cache_key: cacheKey(bank, line, key),
      bank_id: line.bankId,
      agent_ids: line.member ? [line.member.agent.id] : bank.agent_ids,
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
      worker: `${bank.bank_code.toLowerCase()}-bot-${(line.bankId % 3) + 1}`,
      payload_json: {
        at: line.at.toISOString(),
        direction: line.direction,
        amount: formatMoney(line.amount),
        balance: line.balanceAfter === null ? null : formatMoney(line.balanceAfter),
        channel: channelOf(line),
        bank: line.fromBank,
        reference: line.upstreamRef,
        description: line.description,
        key,
      },
    };
  });
}
