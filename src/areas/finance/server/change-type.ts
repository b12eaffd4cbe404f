import { labelOf } from '#contract/field.ts';
import { withdrawalTypeOptions } from '#generated/api/enums/withdrawal-type.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { invalid } from '#server/base/failure.ts';
import { asIs, joinTexts } from '#server/base/text-catalogue.ts';
import { effect } from '#server/context/effect.ts';
import { chosenSource } from './payout/chosen-source.ts';
import { servesType } from './payout/usable.ts';
import { stored } from './stored.ts';
import { financeTexts } from './texts.ts';

/** Another way to pay, with its reason. The source is only named here; whether it can pay is decided on approval. */
export const changeType = effect('withdraw.change_type', async (change, ctx) => {
  const before = stored(change.before);
  const { body } = change;
  const type = body.type ?? before.type;
  if (!body.reason.trim()) throw invalid({ reason: financeTexts.reasonRequired });
  const named = type === 'gateway' ? body.gateway_account_id : body.from_bank_id;
  const chosen =
    named === null || named === undefined || type === 'manual'
      ? null
      : await chosenSource(ctx, {
          type,
          fromBankId: body.from_bank_id,
          gatewayAccountId: body.gateway_account_id,
          agentId: before.agent_id,
        });
  if (chosen && !servesType(chosen.source, type)) throw invalid({ [chosen.field]: financeTexts.otherWay });
  const source = chosen?.source;
  change.describe(bilingual(joinTexts([nameOf(before.type), nameOf(type)], ' → ')));
  return {
    type,
    from_bank_id: source?.kind === 'bank' ? source.id : null,
    gateway: source?.gateway ?? null,
    gateway_account_id: source?.kind === 'gateway' ? source.id : null,
  };
});

const nameOf = (type: string) => labelOf(withdrawalTypeOptions, type) ?? asIs(type);
