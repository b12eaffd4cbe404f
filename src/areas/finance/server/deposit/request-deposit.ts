import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { type AgentRules, agentRules, siteClosed } from '#server/agents/agent-config.ts';
import { invalid } from '#server/base/failure.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import type { DepositRow } from '#server/deposits/deposit-row.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import type { Hand } from '#server/lifecycle/make-move.ts';
import { baht } from '../rules/baht.ts';
import { depositTexts } from './texts.ts';

/** A member announces money. Satang. */
export interface DepositRequest {
  readonly memberId: number;
  readonly bankId: number;
  /** Whole baht: the satang that make the request unique are added here. */
  readonly amount: bigint;
  readonly channel?: 'bank' | 'promptpay' | 'truewallet' | 'slip';
  readonly slipRef?: string;
  readonly requestedAt?: Date;
}

/** Why the agent takes no such request now. */
function refusalOf(rules: AgentRules, amount: bigint): Text | undefined {
  const closed = siteClosed(rules);
  if (closed) return closed;
  if (!rules.deposit_enabled) return depositTexts.depositsClosed;
  if (amount < rules.deposit_min) return depositTexts.atLeast({ depositMin: baht(rules.deposit_min) });
  return amount > rules.deposit_max ? depositTexts.atMost({ depositMax: baht(rules.deposit_max) }) : undefined;
}

/**
 * Opens a request at a bank account, with satang (1 to 99) that no other pending request there has if the agent
 * identifies requests by them. Throws 422 if all of them are taken, the amount is zero, or the agent's settings do not
 * allow it.
 */
export async function requestDeposit(ctx: Hand, request: DepositRequest): Promise<DepositRow> {
  const { amount, slipRef, requestedAt = new Date() } = request;
  if (amount <= 0n || amount % 100n !== 0n) throw invalid({ amount: depositTexts.wholeBaht }, depositTexts.wholeBaht);
  // Requests at one account take their satang one after the other.
  const { agent_id } = await one(
    sql<{ agent_id: number }>`
      select member.agent_id::integer as agent_id from member, bank
      where member.id = ${request.memberId} and bank.id = ${request.bankId} for no key update of bank`,
    ctx.tx,
  );
  const rules = await agentRules(ctx.tx, agent_id);
  const refusal = refusalOf(rules, amount);
  if (refusal) throw invalid({ amount: refusal }, refusal);
  const satang = slipRef === undefined && rules.decimal_match ? await freeSatang(ctx.tx, request) : 0n;
  return openDeposit(ctx, {
    memberId: request.memberId,
    agentId: agent_id,
    channel: request.channel ?? 'bank',
    bankId: request.bankId,
    amount: amount + satang,
    ...(slipRef === undefined ? {} : { slipRef }),
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + rules.auto_match_minutes * 60_000),
    status: 'pending',
  });
}

async function freeSatang(tx: Tx, { bankId, amount }: DepositRequest): Promise<bigint> {
  const taken = await many(
    sql<{ satang: number }>`
      select (requested_amount % 100)::integer as satang from deposit
      where bank_id = ${bankId} and status = 'pending' and requested_amount / 100 = ${amount / 100n}::bigint`,
    tx,
  );
  const used = new Set(taken.map(({ satang }) => satang));
  const free = Array.from({ length: 99 }, (_, index) => index + 1).find((satang) => !used.has(satang));
  if (free === undefined) throw invalid({ amount: depositTexts.tooManyAlike }, depositTexts.tooManyAlike);
  return BigInt(free);
}
