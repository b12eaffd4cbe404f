import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { gameTexts } from './texts.ts';

type Config = RowOf<'provider_config'>;

/** The agent of a configuration, and what its master holds: nobody gives on more than they have. */
async function checkAgent(ctx: TransactionContext, row: Config, wrong: Record<string, Text>): Promise<void> {
  const agent = await ctx.tx
    .selectFrom('agent')
    .leftJoin('agent as master', 'master.id', 'agent.parent_id')
    .select(['agent.status', 'master.name as master', 'master.share_pct as most'])
    .where('agent.id', '=', row.agent_id)
    .executeTakeFirst();
  if (!agent) wrong.agent_id = gameTexts.theAgentWasNotFound;
  else if (agent.status === 'closed') wrong.agent_id = gameTexts.thisAgentIsClosedForGood;
  else if (agent.most !== null && row.share_pct !== null && Number(row.share_pct) > Number(agent.most)) {
    wrong.share_pct = gameTexts.mayNotBeMoreThanHolds({ master: agent.master ?? '-', most: Number(agent.most) });
  }
}

/** The provider of a configuration: its own parts alone, and the access that a provider with credit of its own asks for. */
async function checkProvider(ctx: TransactionContext, row: Config, wrong: Record<string, Text>): Promise<void> {
  const provider = await ctx.tx
    .selectFrom('provider')
    .select(['status', 'wallet_mode'])
    .where('id', '=', row.provider_id)
    .executeTakeFirst();
  if (!provider) wrong.provider_id = gameTexts.theProviderWasNotFound;
  if (provider?.wallet_mode === 'transfer' && row.status === 'active') {
    if (!row.api_key) wrong.api_key = gameTexts.aProviderThatTransfersCreditNeeds;
    if (!row.secret_key) wrong.secret_key = gameTexts.aProviderThatTransfersCreditNeeds2;
  }
  const chosen = row.sub_provider_ids ?? [];
  if (chosen.length === 0) return;
  const own = await ctx.tx
    .selectFrom('sub_provider')
    .select('id')
    .where('provider_id', '=', row.provider_id)
    .where('id', 'in', [...chosen])
    .execute();
  if (own.length !== new Set(chosen).size) wrong.sub_provider_ids = gameTexts.oneOfTheSubProvidersDoes;
}

/** Throws FailureError 422 that names every field at fault. */
export async function checkConfig(ctx: TransactionContext, row: Config): Promise<void> {
  const wrong: Record<string, Text> = {};
  if (row.min_bet !== null && row.max_bet !== null && row.min_bet > row.max_bet) {
    wrong.max_bet = gameTexts.belowSmallestBet;
  }
  await checkAgent(ctx, row, wrong);
  await checkProvider(ctx, row, wrong);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A provider that an agent is to offer. */
export const configAdd = effect('provider.config_add', ({ row }, ctx) => checkConfig(ctx, row));

/** A change of it. Closing is always possible: whatever else is wrong with it can wait. */
export const configUpdate = effect('provider.config_update', async ({ row, body }, ctx) => {
  const { id: _id, version: _version, ...sent } = body;
  if (Object.keys(sent).length === 1 && sent.status !== undefined && sent.status !== 'active') return;
  await checkConfig(ctx, row);
});
