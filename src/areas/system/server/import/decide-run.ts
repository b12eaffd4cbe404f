import { formatMoney } from '#contract/money.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { type DecideContext, fact, refusal, say, verdict } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { guard, readBatch } from './batch.ts';
import { bringsMoney, walletPermission } from './run.ts';

type Own = Decisions<DecideContext>['import.run'];

/** A checked batch is imported: how many lines, and how much new credit. Checking itself decides nothing. */
export const decideImport: Own = async ({ body }, ctx) => {
  if (body.mode !== 'commit' || typeof body.batch_id !== 'string') return verdict({});
  const batch = await readBatch(ctx.tx, body.batch_id, ctx.binding);
  guard(ctx, batch);
  const who = {
    text: say('ผู้มีสิทธิ์นำเข้ายอดกระเป๋า', 'who may import balances'),
    permission: walletPermission,
    agentId: batch.agent_id,
  };
  const brings = bringsMoney(batch);
  return verdict({
    amount: formatMoney(batch.amount_total),
    facts: [
      fact('lines', 'integer', say('แถวที่จะนำเข้า', 'Lines to import'), batch.row_todo),
      ...(batch.row_error > 0
        ? [
            fact(
              'errors',
              'integer',
              say('แถวที่ไม่ผ่าน (ไม่นำเข้า)', 'Lines that failed (left out)'),
              batch.row_error,
              'warning' as const,
            ),
          ]
        : []),
    ],
    refusals:
      brings && !ctx.can(walletPermission)
        ? [refusal('wallet', 403, say('คุณไม่มีสิทธิ์นำเข้ายอดกระเป๋า', 'You may not import balances'), await whoMay(ctx, who))]
        : [],
    fields: brings ? { confirm_total: { required: true } } : {},
  });
};
