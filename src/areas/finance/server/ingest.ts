import { sql } from 'kysely';
import { formatMoney, satang } from '#contract/money.ts';
import type { DepositFactInput, WithdrawalFactInput } from '#generated/api/finance.ts';
import type { Ingests } from '#generated/api/handlers.ts';
import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { maybe, one } from '#server/db/sql.ts';
import { memberNamed } from '#server/ingest/members.ts';
import { ShortageError } from '#server/ledger/post.ts';
import { requestDeposit } from './deposit/request-deposit.ts';
import { depositTexts } from './deposit/texts.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { financeTexts } from './texts.ts';

/** A member asks for money: the amount is held, and the desk has the request. */
async function takeWithdrawal(fact: WithdrawalFactInput, ctx: TransactionContext) {
  const member = await memberNamed(ctx, fact.username);
  try {
    const { id, withdrawRef } = await requestWithdrawal(ctx.tx, {
      memberId: member.id,
      amount: satang(fact.amount),
    });
    return { id, withdraw_ref: withdrawRef };
  } catch (error) {
    if (error instanceof ShortageError) throw invalid({ amount: financeTexts.tooLittleCredit });
    throw error;
  }
}

/** A member says that money comes: the request waits for its line of the statement. */
async function takeDeposit(fact: DepositFactInput, ctx: TransactionContext) {
  const member = await memberNamed(ctx, fact.username);
  const bank = await maybe(
    sql<{ id: number }>`
      select id::integer as id from bank where id = ${fact.bank_id} and status = 'active'
        and usage in ('deposit', 'both')
        and (agent_ids = '[]' or agent_ids @> jsonb_build_array(${member.agent_id}::integer))`,
    ctx.tx,
  );
  if (!bank) throw invalid({ bank_id: depositTexts.noAccount });
  const { channel, slip_ref: slipRef } = fact;
  const deposit = await requestDeposit(ctx, {
    memberId: member.id,
    bankId: bank.id,
    amount: satang(fact.amount),
    ...(channel === undefined ? {} : { channel }),
    ...(slipRef === undefined || slipRef === null ? {} : { slipRef }),
  });
  const { expires_at } = await one(
    sql<{ expires_at: Date | null }>`select expires_at from deposit where id = ${deposit.id}`,
    ctx.tx,
  );
  return {
    id: deposit.id,
    deposit_ref: deposit.deposit_ref,
    amount: formatMoney(deposit.requested_amount),
    expires_at: expires_at?.toISOString() ?? null,
  };
}

export const financeIngests: Pick<Ingests<TransactionContext>, 'ingest.deposits' | 'ingest.withdrawals'> = {
  'ingest.withdrawals': { one: takeWithdrawal },
  'ingest.deposits': { one: takeDeposit },
};
