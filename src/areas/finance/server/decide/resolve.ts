import type { Decisions } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import { concerns } from '#server/context/scope.ts';
import { sameHand } from '#server/decisions/four-eyes.ts';
import { type DecideContext, refusal, verdict } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { readAccount } from '#server/transfers/account.ts';
import { lockTransfer, readTransfer } from '#server/transfers/transfer.ts';
import { partyOf } from './house-party.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>['mbanking.transfer_resolve'];

/** A person says what became of a transfer: only once the machine has given up, and never who ordered it. */
export const decideResolve: Own = async ({ body }, ctx) => {
  const id = Number(body.id);
  const row = ctx.binding ? await lockTransfer(ctx.tx, id) : await readTransfer(ctx.tx, id);
  if (!row || !concerns(ctx.principal, row.agent_ids)) throw missing();
  const source = await readAccount(ctx.tx, row.source_bank_id);
  const permission = 'finance.mbanking.transfer';
  const who = { text: decideTexts.didNotOrder, permission };
  const sameUser = await sameHand(ctx, row.requested_by);
  return verdict({
    refusals: [
      ...(row.status === 'unknown' && row.parked_at !== null
        ? []
        : [refusal('not_parked', 409, decideTexts.machineTries)]),
      ...(sameUser
        ? [refusal('own_transfer', 403, decideTexts.ordererCannotSettle({ hand: sameUser }), await whoMay(ctx, who))]
        : []),
    ],
    ...(source ? { from: partyOf(source) } : {}),
    fields: { reference: { required: { result: ['success'] } } },
  });
};
