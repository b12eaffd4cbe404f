import { reasonOf } from '#contract/decision.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { creditDeposit } from '#server/deposits/credit-deposit.ts';
import { type DepositRow, lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { lineInHand, markLine, ownerless, type RawLine, recordLine } from '#server/deposits/raw-line.ts';
import { suspenseOf } from '#server/ledger/accounts.ts';
import { type Person, requestOf } from './candidates.ts';
import { creditFromGateway } from './gateway-line.ts';
import { peopleOf } from './match.ts';
import { senderOf } from './sender.ts';
import { open } from './settle-line.ts';
import { depositTexts } from './texts.ts';

/**
 * A person says whose money a line is, and that member is credited from the suspense of the bank account, once: the line
 * is locked, and the database refuses a second credit. 409 when somebody was faster; what speaks against it is the
 * verdict's, and is overruled with a reason only.
 */
export const matchMember: Services<Context>['deposit.match'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const line = await lineInHand(ctx, body.raw_ref);
    if (!ownerless.has(line.match_status) || line.direction === 'out')
      throw conflicted(undefined, depositTexts.notUnowned);
    const [owner] = await peopleOf(ctx.tx, [body.member_id]);
    if (!owner || !canOwn(ctx, line, owner)) throw invalid({ member_id: depositTexts.noMember });
    const reason = reasonOf(body.warning_reason) ?? null;
    await ctx.audit({
      action: ctx.endpoint.id,
      entityType: 'RawTransaction',
      entityId: line.id,
      before: { match_status: line.match_status, review_status: line.review_status, member_id: line.member_id },
      after: { match_status: 'matched', review_status: 'cleared', member_id: owner.id },
      ...(reason === null ? {} : { reason }),
    });
    const deposit = await depositFor(ctx, line, owner);
    const isRequested = line.deposit_ref === deposit.deposit_ref;
    const method = isRequested ? line.match_method : 'manual';
    await markLine(ctx.tx, line, {
      status: 'matched',
      method,
      memberId: owner.id,
      agentIds: [owner.agent_id],
      depositRef: deposit.deposit_ref,
      review: { status: 'cleared', by: ctx.principal.userId, note: reason },
    });
    await recordLine(ctx, line, {
      action: 'match',
      from: line.match_status,
      to: 'matched',
      message: [owner.username, reason].filter(Boolean).join(' · '),
    });
    await credit(ctx, line, deposit, method);
    return {
      raw_ref: line.raw_ref,
      member_id: owner.id,
      match_status: 'matched' as const,
      review_status: 'cleared' as const,
      deposit_ref: deposit.deposit_ref,
    };
  });

/** May the money of the line be this member's? A member of the account's agents, and of a gateway's order its own. */
export function canOwn(ctx: Pick<TransactionContext, 'mayServe'>, line: RawLine, person: Person): boolean {
  const isServed = line.agent_ids.length === 0 || line.agent_ids.includes(person.agent_id);
  return isServed && ctx.mayServe(person.agent_id) && (line.gateway_order_ref === null || person.id === line.member_id);
}

/** The deposit that the money is for: the one in doubt if it is this member's, a request of theirs, or a new one. */
async function depositFor(ctx: TransactionContext, line: RawLine, owner: Person): Promise<DepositRow> {
  const doubted = line.deposit_ref === null ? undefined : await lockDeposit(ctx.tx, line.deposit_ref);
  if (doubted?.member_id === owner.id) return doubted;
  if (doubted?.status === 'suspicious')
    await moveDeposit(ctx, doubted, 'cancel', { note: depositTexts.matchedOther.kept() });
  const reference = await requestOf(ctx.tx, owner.id, line);
  const requested = reference === undefined ? undefined : await lockDeposit(ctx.tx, reference);
  if (requested && (requested.status === 'pending' || requested.status === 'expired')) return requested;
  return open(ctx, line, { person: owner }, 'processing', line.flags);
}

async function credit(
  ctx: TransactionContext,
  line: RawLine,
  deposit: DepositRow,
  method: RawLine['match_method'],
): Promise<void> {
  if (line.bank_id === null) return creditFromGateway(ctx, line, deposit);
  await creditDeposit(ctx, deposit, {
    source: suspenseOf(line.bank_id),
    amount: line.amount,
    method,
    rawRef: line.raw_ref,
    sender: senderOf(line),
  });
}
