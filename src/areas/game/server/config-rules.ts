import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { gameTexts } from './texts.ts';

type Config = RowOf<'provider_config'>;

/** Checks the agent of a configuration: it must be open, and its share may not exceed its master's. */
async function checkAgent(ctx: TransactionContext, row: Config, errors: Record<string, Text>): Promise<void> {
  const agent = await ctx.tx
    .selectFrom('agent')
    .leftJoin('agent as master', 'master.id', 'agent.parent_id')
    .select(['agent.status', 'master.name as master', 'master.share_pct as most'])
    .where('agent.id', '=', row.agent_id)
    .executeTakeFirst();
  if (!agent) errors.agent_id = gameTexts.theAgentWasNotFound;
  else if (agent.status === 'closed') errors.agent_id = gameTexts.thisAgentIsClosedForGood;
  else if (agent.most !== null && row.share_pct !== null && Number(row.share_pct) > Number(agent.most)) {
    errors.share_pct = gameTexts.mayNotBeMoreThanHolds({ master: agent.master ?? '-', most: Number(agent.most) });
  }
}

/**
 * Checks the provider of a configuration: only its own sub-providers, and API keys where its wallet mode requires them.
 */
async function checkProvider(ctx: TransactionContext, row: Config, errors: Record<string, Text>): Promise<void> {
  const provider = await ctx.tx
    .selectFrom('provider')
    .select(['status', 'wallet_mode'])
    .where('id', '=', row.provider_id)
    .executeTakeFirst();
  if (!provider) errors.provider_id = gameTexts.theProviderWasNotFound;
  if (provider?.wallet_mode === 'transfer' && row.status === 'active') {
    if (!row.api_key) errors.api_key = gameTexts.aProviderThatTransfersCreditNeeds;
    if (!row.secret_key) errors.secret_key = gameTexts.aProviderThatTransfersCreditNeeds2;
  }
  const selectedIds = row.sub_provider_ids ?? [];
  if (selectedIds.length === 0) return;
  const ownParts = await ctx.tx
    .selectFrom('sub_provider')
    .select('id')
    .where('provider_id', '=', row.provider_id)
    .where('id', 'in', [...selectedIds])
    .execute();
  if (ownParts.length !== new Set(selectedIds).size) errors.sub_provider_ids = gameTexts.oneOfTheSubProvidersDoes;
}

/** Throws FailureError 422 that names every invalid field. */
export async function checkConfig(ctx: TransactionContext, row: Config): Promise<void> {
  const errors: Record<string, Text> = {};
  if (row.min_bet !== null && row.max_bet !== null && row.min_bet > row.max_bet) {
    errors.max_bet = gameTexts.belowSmallestBet;
  }
  await checkAgent(ctx, row, errors);
  await checkProvider(ctx, row, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A provider offered by an agent. */
export const configAdd = effect('provider.config_add', ({ row }, ctx) => checkConfig(ctx, row));

/** A change of it. Closing is always allowed, even while other fields are invalid. */
export const configUpdate = effect('provider.config_update', async ({ row, body }, ctx) => {
  const { id: _id, version: _version, ...sent } = body;
  if (Object.keys(sent).length === 1 && sent.status !== undefined && sent.status !== 'active') return;
  await checkConfig(ctx, row);
});
