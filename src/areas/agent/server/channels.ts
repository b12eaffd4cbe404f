import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { AgentBank, AgentGateway } from '#generated/api/agent.ts';
import { gateways as known } from '#generated/api/gateways.ts';
import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Context } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';

/** House accounts that serve the agent, its own first. Only the end of the account number is returned. */
async function banksOf(ctx: Context, agentId: number) {
  const rows = await many(
    sql<StoredRow<AgentBank, 'balance'>>`
      select id::integer as id, nickname, bank_code, right(account_no, 4) as ending, usage, balance, session_status, status,
        jsonb_array_length(agent_ids) = 0 as shared
      from bank where status <> 'closed' and (agent_ids = '[]'::jsonb or agent_ids @> to_jsonb(${agentId}::integer))
      order by shared, usage, id limit 500`,
    ctx.db,
  );
  return rows.map((row) => toJsonRow(row));
}

/** Configuration at each enabled gateway that the caller may view; null if there is none. */
async function gatewaysOf(ctx: Context, agentId: number) {
  const visibleGateways = ctx.gateways.filter((name) => ctx.can(`gateway.${name}.agent_config.view`));
  if (visibleGateways.length === 0) return null;
  const rows = await many(
    sql<Omit<AgentGateway, 'title'>>`
      select config.id::integer as id, config.gateway, account.name as account, config.deposit_enabled, config.withdraw_enabled,
        config.priority, config.status
      from gateway_agent_config config join gateway_account account on account.id = config.account_id
      where config.agent_id = ${agentId} and config.gateway in (${sql.join([...visibleGateways])})
      order by config.priority nulls last, config.gateway, config.id limit 100`,
    ctx.db,
  );
  const titles: Readonly<Record<string, { readonly title: Text } | undefined>> = known;
  return rows.map((row) => ({ ...row, title: titles[row.gateway]?.title[ctx.language] ?? row.gateway }));
}

/**
 * `GET agent/channels`: the channels an agent takes deposits and pays out through; a part the caller may not view is
 * null.
 */
export const agentChannels: Services<Context>['agent.channels'] = async ({ query }, ctx) => {
  const { agent_id: id } = query;
  if (!ctx.mayServe(id) || !(await maybe(sql`select 1 from agent where id = ${id}`, ctx.db))) throw missing();
  return {
    banks: ctx.can('finance.bank.view') ? await banksOf(ctx, id) : null,
    gateways: await gatewaysOf(ctx, id),
  };
};
