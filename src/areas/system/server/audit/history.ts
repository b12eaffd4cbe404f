import { sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Text } from '#contract/text.ts';
import { roles } from '#generated/api/access.ts';
import type { Services } from '#generated/api/handlers.ts';
import { actionTitle } from '#server/audit/names.ts';
import { keyRole } from '#server/base/api-key.ts';
import { forbidden, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import type { Platform } from '#server/context/platform.ts';
import { isOwn } from '#server/records/about.ts';
import { hasNumericKey, keyValue } from '#server/records/numeric-key.ts';
import { readRecord } from '#server/records/record.ts';
import { rowsOf } from '#server/records/rows.ts';
import { systemTexts } from '../texts.ts';
import { describeChanges } from './describe.ts';

export type Surroundings = Pick<Platform, 'entities' | 'endpoints' | 'deployment' | 'cipher'>;

/** Entries per page. */
const size = 20;

/**
 * `GET /api/system/audit/history`: changes of one record, newest first, for callers who may view the record. Values
 * masked on screens are masked here; attempts that changed nothing are left out.
 */
export const history =
  (platform: Surroundings): Services<Context>['audit.history'] =>
  async ({ query }, ctx) => {
    const entity = Object.hasOwn(platform.entities, query.entity) ? platform.entities[query.entity] : undefined;
    if (!entity) throw missing();
    if (!mayView(platform, entity, ctx)) throw forbidden();
    const id = /^\d{1,10}$/.test(query.id) && hasNumericKey(entity) ? Number(query.id) : query.id;
    const key = keyValue(entity, id);
    const record = key === undefined ? undefined : await readRecord(platform, entity, key, [], ctx, ctx.db);
    if (!record) throw missing();
    // Entities that share a table are one record under several names.
    const names = Object.values(platform.entities).flatMap(({ name, table }) => (table === entity.table ? [name] : []));
    const status = entity.lifecycle?.field;
    const moves =
      query.moves === false && status !== undefined
        ? sql`and not coalesce(jsonb_exists(before, ${status}), false)`
        : sql``;
    // Entries of bulk actions also list other records, which may be outside the caller's row scope.
    const entryRecord = {
      entity: sql.ref('audit_log.entity_type'),
      key: sql.ref('audit_log.entity_id'),
      keys: sql.ref('audit_log.entity_ids'),
    };
    const inScope =
      entity.scope === undefined || ctx.principal.agentIds === 'all'
        ? sql``
        : sql`and (entity_id = ${String(key)} or ${isOwn(platform.entities, entryRecord, ctx)})`;
    const entries = await rowsOf(
      sql`
        select seq, at, actor_id, actor_name, actor_role, action, reason, entity_type, before, after from audit_log
        where entity_type in (${sql.join(names)})
          and (entity_id = ${String(key)} or entity_ids @> ${JSON.stringify([String(key)])}::jsonb)
          and result = 'ok' and action not like '%.read' and (before is not null or after is not null) ${moves} ${inScope}
        order by seq desc limit ${size + 1} offset ${((query.page ?? 1) - 1) * size}`,
      ctx.db,
    );
    const rows = entries.slice(0, size);
    const changes = await describeChanges(
      platform.entities,
      rows.map(({ before, after }) => ({ entity: entity.name, before, after })),
      ctx,
    );
    return {
      items: rows.map((row, index) => ({
        seq: Number(row.seq),
        at: row.at instanceof Date ? row.at.toISOString() : String(row.at),
        by: String(row.actor_name),
        role: roleTitle(String(row.actor_role)),
        action: actionTitle(String(row.action)),
        reason: typeof row.reason === 'string' ? row.reason : null,
        change: changes[index] ?? { fields: {}, before: {}, after: {} },
      })),
      more: entries.length > size,
    };
  };

/** Title of a role, or of what is none; a custom role is shown by its code. */
function roleTitle(code: string): Text {
  if (code === keyRole) return systemTexts.apiKey;
  return roles.find((role) => role.code === code)?.title ?? { th: code, en: code };
}

/**
 * Whether the caller may view such records in this deployment: by the record call if there is one, else by the list.
 */
function mayView({ endpoints, deployment }: Surroundings, entity: Entity, ctx: Context): boolean {
  const enabled = new Set(deployment.endpoints);
  const shown = (kind: 'record' | 'page') =>
    endpoints.filter(
      (endpoint) => endpoint.kind === kind && endpoint.entity === entity.name && enabled.has(endpoint.id),
    );
  const records = shown('record');
  return (records.length > 0 ? records : shown('page')).some(
    ({ permission }) => permission === 'signed-in' || ctx.can(permission),
  );
}
