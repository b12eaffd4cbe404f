import type { DepositReviewBody } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { notifyAgentGroups } from '#server/agents/agent-groups.ts';
import { conflicted } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { lineInHand, markLine, ownerless, type RawLine, recordLine } from '#server/deposits/raw-line.ts';
import { depositTexts } from './texts.ts';

/**
 * A person's word about a line. It credits nobody: what has no owner yet cannot be in order, and is matched with a member
 * instead; found abnormal it stays in suspense until somebody opens it again. 409 when somebody was faster.
 */
export const review: Services<Context>['deposit.review'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const line = await lineInHand(ctx, body.raw_ref);
    if (line.review_status === 'cleared' || line.review_status === 'confirmed')
      throw conflicted(undefined, depositTexts.checkedAlready);
    const isOwnerless = ownerless.has(line.match_status);
    if (line.review_status === null && !isOwnerless) throw conflicted(undefined, depositTexts.notToCheck);
    if (line.direction === 'out') throw conflicted(undefined, depositTexts.outgoing);
    if (isOwnerless && body.result === 'cleared') throw conflicted(undefined, depositTexts.noOwner);
    const to = isOwnerless ? 'ignored' : line.match_status;
    if (isOwnerless) await drop(ctx, line, body);
    const note = body.note?.trim() || null;
    await markLine(ctx.tx, line, {
      status: to,
      review: { status: body.result, by: ctx.principal.userId, note },
    });
    await recordLine(ctx, line, {
      action: 'review',
      from: line.review_status ?? 'open',
      to: body.result,
      message: note,
    });
    await ctx.audit({
      action: ctx.endpoint.id,
      entityType: 'RawTransaction',
      entityId: line.id,
      before: { match_status: line.match_status, review_status: line.review_status },
      after: { match_status: to, review_status: body.result, deposit_ref: line.deposit_ref },
      ...(note ? { reason: note } : {}),
    });
    if (body.result === 'confirmed') await tell(ctx, line);
    return { raw_ref: line.raw_ref, review_status: body.result, match_status: to, deposit_ref: line.deposit_ref };
  });

/** The agents' own groups hear of money that is not in order; whose it is, they look up. */
async function tell(ctx: TransactionContext, { raw_ref, amount, agent_ids }: RawLine): Promise<void> {
  const text = depositTexts.oddConfirmed({ ref: raw_ref, amount, name: ctx.principal.name });
  await notifyAgentGroups(ctx.tx, `suspicious-${raw_ref}`, agent_ids, text);
}

/** The deposit in doubt ends with its line. */
async function drop(ctx: TransactionContext, line: RawLine, { note }: DepositReviewBody): Promise<void> {
  const doubted = line.deposit_ref === null ? undefined : await lockDeposit(ctx.tx, line.deposit_ref);
  if (doubted?.status === 'suspicious')
    await moveDeposit(ctx, doubted, 'cancel', { note: note ?? depositTexts.confirmedOdd.kept() });
}
