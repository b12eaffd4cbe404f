import { formatMoney } from '#contract/money.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { type DecideContext, fact, refusal, verdict } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { readBatch, requireBatchInScope } from './batch.ts';
import { bringsMoney, walletPermission } from './run.ts';
import { importTexts } from './texts.ts';

type Own = Decisions<DecideContext>['import.run'];

/** Decision to import a checked batch: number of lines and new credit. A check alone needs no decision. */
export const decideImport: Own = async ({ body }, ctx) => {
  if (body.mode !== 'commit' || typeof body.batch_id !== 'string') return verdict({});
  const batch = await readBatch(ctx.tx, body.batch_id, ctx.binding);
  requireBatchInScope(ctx, batch);
  const batchInfo = {
    text: importTexts.whoMayImport,
    permission: walletPermission,
    agentId: batch.agent_id,
  };
  const hasMoney = bringsMoney(batch);
  return verdict({
    ...(hasMoney ? { amount: formatMoney(batch.amount_total) } : {}),
    facts: [
      fact('lines', 'integer', importTexts.lines, batch.row_todo),
      ...(batch.row_error > 0
        ? [fact('errors', 'integer', importTexts.failedLines, batch.row_error, 'warning' as const)]
        : []),
    ],
    refusals:
      hasMoney && !ctx.can(walletPermission)
        ? [refusal('wallet', 403, importTexts.mayNotImport, await whoMay(ctx, batchInfo))]
        : [],
    fields: hasMoney ? { confirm_total: { required: true } } : {},
  });
};
