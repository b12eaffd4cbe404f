import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { forNobody } from './hand-over.ts';
import { chosenSource } from './payout/chosen-source.ts';
import { dispatch } from './payout/dispatch.ts';
import { refusalOf } from './payout/usable.ts';
import { stored } from './stored.ts';
import { financeTexts } from './texts.ts';

/** Lets the money go: the intent is written here, the transfer happens after the commit. Who may is in `decide/`. */
export const approve = effect('withdraw.approve', async (change, ctx) => {
  const before = stored(change.before);
  const { body } = change;
  const type = body.type ?? before.type;
  if (type === 'manual') throw invalid({ type: financeTexts.manualNeedsSlip });
  const { source, field } = await chosenSource(ctx, {
    type,
    fromBankId:
      body.from_bank_id ?? (body.type === undefined || body.type === before.type ? before.from_bank_id : null),
    gatewayAccountId:
      body.gateway_account_id ??
      (body.type === undefined || body.type === before.type ? before.gateway_account_id : null),
    agentId: before.agent_id,
  });
  const refusal = refusalOf(source, { net: before.net_amount, type });
  if (refusal) throw invalid({ [field]: refusal });
  const { reference } = await dispatch(ctx.tx, change.row, source, ctx.principal.userId);
  ctx.afterCommit(wakeTopic);
  change.describe(`${source.name} · ${reference}`);
  return {
    type,
    from_bank_id: source.kind === 'bank' ? source.id : null,
    gateway: source.gateway,
    gateway_account_id: source.kind === 'gateway' ? source.id : null,
    approved_by: ctx.principal.userId,
    approved_at: ctx.clock.now(),
    ...forNobody,
    upstream_ref: null,
    upstream_message: null,
  };
});
