import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { lockSource, type Source } from './sources.ts';
import { payoutTexts } from './texts.ts';

interface Choice {
  readonly type: string;
  readonly fromBankId: number | null | undefined;
  readonly gatewayAccountId: number | null | undefined;
  readonly agentId: number;
}

/** The account that a person chose for a method, locked, and the field in which they chose it. Throws 422. */
export async function chosenSource(
  ctx: Pick<TransactionContext, 'tx' | 'gateways'>,
  choice: Choice,
): Promise<{ readonly source: Source; readonly field: 'from_bank_id' | 'gateway_account_id' }> {
  const byGateway = choice.type === 'gateway';
  const field = byGateway ? 'gateway_account_id' : 'from_bank_id';
  const id = byGateway ? choice.gatewayAccountId : choice.fromBankId;
  if (id === null || id === undefined) throw invalid({ [field]: payoutTexts.chooseSource });
  const source = await lockSource(ctx, byGateway ? 'gateway' : 'bank', Number(id), Number(choice.agentId));
  if (!source) throw invalid({ [field]: payoutTexts.noSource });
  return { source, field };
}
