import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { checkConfig } from './config-rules.ts';
import { gameTexts } from './texts.ts';

/**
 * Copies a provider configuration to another agent. An existing configuration there is left unchanged. API keys belong
 * to the first agent and are not copied; the copy is inactive until the second agent's keys have been entered.
 */
export const configCopy: Services<Context>['provider.config_copy'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx } = inner;
    const source = await tx.selectFrom('provider_config').selectAll().where('id', '=', body.id).executeTakeFirst();
    if (!source || !inner.mayServe(source.agent_id)) throw missing();
    const agentId = body.to_agent_id;
    if (!inner.mayServe(agentId)) throw invalid({ to_agent_id: gameTexts.theAgentWasNotFound });
    if (agentId === source.agent_id) throw invalid({ to_agent_id: gameTexts.thisIsTheSameAgent });
    const { id, version, created_at, updated_at, api_key, secret_key, ...terms } = source;
    const by = inner.principal.userId;
    const copy = { ...terms, agent_id: agentId, status: 'inactive' as const, created_by: by, updated_by: by };
    await checkConfig(inner, { ...source, ...copy, api_key: null, secret_key: null });
    const row = await tx
      .insertInto('provider_config')
      .values({
        ...copy,
        // The JSON column takes its value as text.
        sub_provider_ids: terms.sub_provider_ids && sql<number[]>`${JSON.stringify(terms.sub_provider_ids)}::jsonb`,
      })
      .onConflict((conflict) => conflict.columns(['agent_id', 'provider_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return { id, copied: false };
    await inner.audit({
      action: 'provider.config_copy',
      entityType: 'ProviderConfig',
      entityId: row.id,
      after: { agent_id: agentId, provider_id: terms.provider_id, copied_from: id, status: copy.status },
    });
    return { id: row.id, copied: true };
  });
