import { sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { conflicted, forbidden, missing } from '../base/failure.ts';
import type { Call } from '../context/call.ts';
import type { TransactionContext } from '../context/context.ts';
import { entityOf } from '../context/platform.ts';
import { assignments, type Columns } from '../lifecycle/columns.ts';
import { recordEvent } from '../lifecycle/record-event.ts';
import { fieldColumn } from '../lifecycle/update-row.ts';
import { applyMove } from '../records/apply-move.ts';
import { allOf } from '../records/conditions.ts';
import { checkGuards } from '../records/guards.ts';
import { keyValue } from '../records/numeric-key.ts';
import { readRecord } from '../records/record.ts';
import { rowsOf } from '../records/rows.ts';
import {
  checkReferences,
  checkSoftLock,
  checkSystemChoices,
  checkVersion,
  difference,
  lastChange,
  lockRow,
  sameValue,
  stamps,
  writableColumns,
} from '../records/write.ts';
import { decided } from './hold-to-verdict.ts';
import { callsTexts } from './texts.ts';

/** One generic write inside its transaction; the result is the envelope. */
export type Write = (call: Call, ctx: TransactionContext) => Promise<Row>;

function effectOf({ platform, endpoint }: Call) {
  if (endpoint.handler === undefined) return undefined;
  const effect = platform.effects[endpoint.handler];
  if (!effect) throw new Error(`${endpoint.id}: no effect ${endpoint.handler}`);
  return effect;
}

function bodyKey(call: Call, entity: Entity): string | number | undefined {
  return keyValue(entity, call.body[call.endpoint.key ?? entity.key]);
}

/** The written record as the caller may see it. */
async function reply(call: Call, entity: Entity, row: Row, ctx: TransactionContext, message: Text): Promise<Row> {
  const { platform, endpoint } = call;
  const key = row[fieldColumn(entity, entity.key)];
  const names = endpoint.fields ?? [entity.key, ...(entity.lifecycle ? [entity.lifecycle.field] : [])];
  const known = typeof key === 'string' || typeof key === 'number' ? key : undefined;
  const data = known === undefined ? undefined : await readRecord(platform, entity, known, names, ctx, ctx.tx);
  // Written, but outside the caller's row scope: it belongs to another agent.
  if (!data) throw forbidden();
  return { error: 0, data, message: message[ctx.language] };
}

async function insert(entity: Entity, columns: Columns, ctx: TransactionContext): Promise<Row> {
  const by = ctx.principal.userId === 0 ? null : ctx.principal.userId;
  const all = {
    ...columns,
    ...entity.where,
    ...(entity.person === undefined ? {} : { [fieldColumn(entity, entity.person)]: by }),
    ...(entity.managed ? { created_by: by, updated_by: by } : {}),
  };
  const names = Object.keys(all).map((name) => sql.ref(name));
  const [row] = await rowsOf(
    names.length === 0
      ? sql`insert into ${sql.table(entity.table)} default values returning *`
      : sql`insert into ${sql.table(entity.table)} (${sql.join(names)}) values (${sql.join(Object.values(all))}) returning *`,
    ctx.tx,
  );
  if (!row) throw new Error(`Nothing was inserted into ${entity.table}`);
  return row;
}

async function patchRow(entity: Entity, row: Row, patch: Row | undefined, ctx: TransactionContext): Promise<Row> {
  if (!patch || Object.keys(patch).length === 0) return row;
  const column = fieldColumn(entity, entity.key);
  const [patched] = await rowsOf(
    sql`update ${sql.table(entity.table)} set ${sql.join(assignments(patch))} where ${sql.ref(column)} = ${row[column]} returning *`,
    ctx.tx,
  );
  return patched ?? row;
}

/** Adds an event to the history of the record; histories exist only for records with a numeric key. */
async function recordWrite(entity: Entity, row: Row, action: string, ctx: TransactionContext): Promise<void> {
  const id = row[fieldColumn(entity, entity.key)];
  if (typeof id !== 'number') return;
  const version = typeof row.version === 'number' ? row.version : null;
  await recordEvent(ctx.tx, { entity: entity.name, id, action, version }, ctx.principal);
}

async function auditWrite(call: Call, entity: Entity, before: Row, after: Row, ctx: TransactionContext): Promise<void> {
  const key = fieldColumn(entity, entity.key);
  const reason = call.body.reason;
  await ctx.audit({
    action: call.endpoint.id,
    entityType: entity.name,
    entityId: String(after[key] ?? before[key]),
    ...difference(call.platform, entity, before, after),
    ...(typeof reason === 'string' ? { reason } : {}),
  });
}

const create: Write = async (call, outer) => {
  const { platform, endpoint, body } = call;
  const entity = entityOf(platform, endpoint);
  const ctx = await decided(call, outer, null);
  await checkReferences(platform, entity, body, ctx);
  checkSystemChoices(entity, body);
  const { lifecycle } = entity;
  const columns = {
    ...writableColumns(platform, entity, body, true),
    ...(lifecycle && body[lifecycle.field] === undefined
      ? { [fieldColumn(entity, lifecycle.field)]: lifecycle.initial }
      : {}),
  };
  const inserted = await insert(entity, columns, ctx);
  const patch = await effectOf(call)?.({ before: null, row: inserted, body }, ctx);
  const row = await patchRow(entity, inserted, patch, ctx);
  await recordWrite(entity, row, 'create', ctx);
  await auditWrite(call, entity, {}, row, ctx);
  return reply(call, entity, row, ctx, callsTexts.added);
};

const update: Write = async (call, outer) => {
  const { platform, endpoint, body } = call;
  const entity = entityOf(platform, endpoint);
  const before = await lockRow(platform, entity, bodyKey(call, entity), outer);
  await checkVersion(entity, before, body, outer);
  checkSoftLock(entity, before, outer);
  await checkGuards(platform, entity, before, outer);
  const ctx = await decided(call, outer, before);
  await checkReferences(platform, entity, body, ctx, before);
  checkSystemChoices(entity, body, before);
  const changed = Object.fromEntries(
    Object.entries(writableColumns(platform, entity, body, false)).filter(
      ([column, value]) => !sameValue(value, before[column]),
    ),
  );
  const key = fieldColumn(entity, entity.key);
  const sets = [...assignments(changed), ...(Object.keys(changed).length > 0 ? stamps(entity, ctx) : [])];
  const guard = entity.managed ? [sql`version = ${before.version}`] : [];
  const written =
    sets.length === 0
      ? before
      : (
          await rowsOf(
            sql`update ${sql.table(entity.table)} set ${sql.join(sets)} where ${allOf([sql`${sql.ref(key)} = ${before[key]}`, ...guard])} returning *`,
            ctx.tx,
          )
        )[0];
  if (!written) throw conflicted(await lastChange(entity, before, ctx));
  const patch = await effectOf(call)?.({ before, row: written, body }, ctx);
  const row = await patchRow(entity, written, patch, ctx);
  if (sets.length > 0 || patch) {
    await recordWrite(entity, row, 'update', ctx);
    await auditWrite(call, entity, before, row, ctx);
  }
  return reply(call, entity, row, ctx, callsTexts.saved);
};

const remove: Write = async (call, outer) => {
  const { platform, endpoint, body } = call;
  const entity = entityOf(platform, endpoint);
  const before = await lockRow(platform, entity, bodyKey(call, entity), outer);
  await checkVersion(entity, before, body, outer);
  checkSoftLock(entity, before, outer);
  await checkGuards(platform, entity, before, outer);
  const ctx = await decided(call, outer, before);
  await effectOf(call)?.({ before, row: before, body }, ctx);
  const key = fieldColumn(entity, entity.key);
  // The row is locked and was checked for visibility, so the key alone is enough here.
  const deleted = await rowsOf(
    sql`delete from ${sql.table(entity.table)} where ${sql.ref(key)} = ${before[key]} returning ${sql.ref(key)} as key`,
    ctx.tx,
  );
  if (deleted.length === 0) throw missing();
  await recordWrite(entity, before, 'remove', ctx);
  await auditWrite(call, entity, before, {}, ctx);
  return { error: 0, data: { [entity.key]: before[key] }, message: callsTexts.removed[ctx.language] };
};

const move: Write = async (call, ctx) => {
  const { platform, endpoint, body } = call;
  const entity = entityOf(platform, endpoint);
  const effect = effectOf(call);
  const { row } = await applyMove(
    platform,
    entity,
    {
      key: bodyKey(call, entity),
      moves: endpoint.moves ?? [],
      body,
      decide: async (record) => {
        await checkGuards(platform, entity, record, ctx);
        return decided(call, ctx, record);
      },
      ...(effect ? { effect } : {}),
    },
    ctx,
  );
  return reply(call, entity, row, ctx, callsTexts.moved);
};

/** The generic writes, by kind. */
export const writes = { create, update, remove, move } as const satisfies Readonly<Record<string, Write>>;
