import { sql } from 'kysely';
import { satang } from '#contract/money.ts';
import type { ReplenishRequestTransferBody } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context, RowOf } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { lockAccount, readAccount } from '#server/transfers/account.ts';
import { requestTransfer } from '#server/transfers/request-transfer.ts';
import type { Refusal } from '#server/transfers/rules.ts';
import type { Prove } from '../mbanking/transfer.ts';
import { replenishLane } from './run-rule.ts';
import { isServed } from './served.ts';
import { replenishTexts } from './texts.ts';
import { writeLog } from './write-log.ts';

/** Users who move money by hand enter their password again, before the transaction opens: wrong guesses must count. */
export const prepareFill =
  (prove: Prove) =>
  async ({ body }: { readonly body: ReplenishRequestTransferBody }, ctx: Context): Promise<void> =>
    prove(ctx, body.password);

const targets: ReadonlySet<string> = new Set(['withdraw', 'both']);
const sources: ReadonlySet<string> = new Set(['holding', 'deposit']);

/**
 * `POST replenish/transfer/request_transfer`: a person fills an account now. The limits of its rule are in `decide/`; the
 * lane keeps a second transfer away while another to the account is under way.
 */
export const requestFill: Services<Context>['replenish.request_transfer'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const { tx } = ctx;
    const amount = satang(body.amount);
    if (amount <= 0n) throw invalid({ amount: replenishTexts.moreThanNothing });
    // In ascending id, as every transfer does.
    for (const id of [body.source_bank_id, body.target_bank_id].sort((a, b) => a - b)) await lockAccount(tx, id);
    const source = await readAccount(tx, body.source_bank_id);
    const target = await readAccount(tx, body.target_bank_id);
    if (!target || !isServed(ctx, target) || !targets.has(target.usage))
      throw invalid({ target_bank_id: replenishTexts.withdrawalAccount });
    if (!source || !isServed(ctx, source) || !sources.has(source.usage))
      throw invalid({ source_bank_id: replenishTexts.holdingOrDeposit });
    const rule = await maybe(
      sql<RowOf<'replenish_rule'>>`
          select * from replenish_rule where target_bank_id = ${target.id} for no key update`,
      tx,
    );
    const request = await requestTransfer(ctx, {
      origin: 'replenish',
      originId: rule?.id ?? null,
      sourceBankId: source.id,
      to: { bankId: target.id },
      amount,
      note: body.note?.trim() || null,
      requestedBy: ctx.principal.userId,
      lane: replenishLane(target.id),
      action: ctx.endpoint.id,
    });
    if (!request.ok) throw refused(request.refusal);
    if (rule) {
      await many(sql`update replenish_rule set filled_at = clock_timestamp() where id = ${rule.id}`, tx);
      const needed = rule.target_balance - target.balance;
      await writeLog(tx, {
        ruleId: rule.id,
        balance: target.balance,
        needed: needed > 0n ? needed : 0n,
        action: 'transfer',
        result: 'ok',
        transferId: request.id,
        message: replenishTexts.orderedBy({ name: ctx.principal.name }),
      });
    }
    ctx.afterCommit(wakeTopic);
    return { transfer_ref: request.ref, status: 'pending' };
  });

/** Where the engine's refusal belongs on the form. */
function refused({ code, text: message }: Refusal) {
  if (code === 'live') return conflicted(undefined, message);
  if (code === 'balance' || code === 'daily_out' || code === 'daily_in') return invalid({ amount: message });
  if (code === 'no_target' || code === 'target_closed') return invalid({ target_bank_id: message });
  return invalid({ source_bank_id: message });
}
