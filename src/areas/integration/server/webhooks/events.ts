import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { AreaTools } from '#server/areas/define-area.ts';
import type { EventListener, Happening } from '#server/areas/teller.ts';
import { inLanguage } from '#server/base/bilingual.ts';
import type { Principal } from '#server/context/context.ts';
import { systemPrincipal } from '#server/context/context-factory.ts';
import type { Database } from '#server/db/database.ts';
import { many } from '#server/db/sql.ts';
import { readRecord } from '#server/records/record.ts';
import { holdsAgents } from '#server/records/row-scope.ts';

type Tools = Pick<AreaTools, 'entities' | 'cipher' | 'deployment'>;

interface Listening {
  readonly id: number;
  readonly events: readonly string[];
  readonly agent_ids: readonly number[];
}

/** Entity of endpoints: what happens to one is told to it alone. */
const own = 'WebhookEndpoint';

/**
 * Writes a delivery for each endpoint that listens, in the transaction of what happened: no event is lost, none is told of
 * what was undone. Keys of deliveries grow in the order in which transactions change a record, which they lock.
 */
export const deliverEvents =
  (tools: Tools): EventListener =>
  async (tx, happenings) => {
    const endpoints = await many(
      sql<Listening>`
        select id::integer as id, events, agent_ids from webhook_endpoint where status in ('active', 'paused') order by id`,
      tx,
    );
    if (endpoints.length === 0) return;
    for (const happening of happenings) {
      const { rule, id } = happening;
      const hearing = endpoints.filter((endpoint) =>
        rule.entity === own ? endpoint.id === id : endpoint.events.includes(rule.type),
      );
      if (hearing.length > 0) await write(tools, tx, happening, hearing);
    }
  };

async function write(
  tools: Tools,
  tx: Transaction<Database>,
  { rule, id }: Happening,
  hearing: readonly Listening[],
): Promise<void> {
  const entity = tools.entities[rule.entity];
  if (!entity) return;
  const { gateways } = tools.deployment;
  const read = (fields: readonly string[], principal: Principal) =>
    readRecord(tools, entity, id, fields, { principal, gateways }, tx);
  const owner = entity.scope?.[0];
  const row = await read([...rule.fields, ...(owner === undefined ? [] : [owner])], systemPrincipal);
  if (!row) return;
  const seen = new Map<string, boolean>();
  const sees = async ({ agent_ids: agentIds }: Listening) => {
    if (agentIds.length === 0) return true;
    const key = JSON.stringify(agentIds);
    const known = seen.get(key) ?? (await read([], { ...systemPrincipal, scope: 'assigned', agentIds })) !== undefined;
    seen.set(key, known);
    return known;
  };
  const ids: number[] = [];
  for (const endpoint of hearing) if (await sees(endpoint)) ids.push(endpoint.id);
  if (ids.length === 0) return;
  const data = { id, ...Object.fromEntries(rule.fields.map((name) => [name, row[name] ?? null])) };
  await many(
    sql`
      insert into webhook_delivery (event_id, endpoint_id, agent_ids, type, object, happened_at, payload, next_at, attempts, state)
      select ${`evt_${randomUUID().replaceAll('-', '')}`}, endpoint.id, ${JSON.stringify(agentsOf(tools, entity, row))}::jsonb,
        ${rule.type}, ${`${rule.entity}:${id}`}, clock.at, jsonb_build_object('type', ${rule.type}::text,
          'timestamp', to_char(clock.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'data', ${JSON.stringify(inLanguage(data, 'en'))}::jsonb), clock.at, '[]'::jsonb, 'waiting'
      from (select clock_timestamp() as at) clock, unnest(array[${sql.join(ids)}]::integer[]) as endpoint (id)`,
    tx,
  );
}

/** Agents that the record belongs to; none = everybody's, or nobody can say in one field. */
function agentsOf({ entities }: Tools, entity: Entity, row: Row): readonly number[] {
  const name = entity.scope?.[0];
  if (name === undefined || !holdsAgents(entities, entity, name)) return [];
  const value = row[name];
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number');
}
