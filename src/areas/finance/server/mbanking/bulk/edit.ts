import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { change } from '#server/lifecycle/change.ts';
import { connectedBank } from '../reach-bank.ts';
import { mbankingTexts } from '../texts.ts';
import { checkLines, doubles } from './check-lines.ts';
import { type Group, lockGroup } from './group.ts';

/** Lines of one group at most. */
const mostLines = 2_000;

function demandEditable({ status }: Group): void {
  if (status !== 'draft' && status !== 'ready') throw conflicted(undefined, mbankingTexts.started);
}

/** Opens an empty group on an account. */
export const createGroup: Services<Context>['mbanking.bulk.create-group'] = async ({ body }, ctx) => {
  const bank = await connectedBank(ctx, body.bank_id);
  const name = body.name.trim();
  if (name === '') throw invalid({ name: mbankingTexts.groupName });
  return ctx.transaction(async ({ tx, audit, principal }) => {
    const ref = await nextNumber(tx, 'BG', 4);
    const { id } = await one(
      sql<{ id: number }>`
        insert into bulk_group (group_ref, name, bank_id, purpose, note, created_by, updated_by)
        values (${ref}, ${name}, ${bank.id}, ${body.purpose}, ${body.note?.trim() || null}, ${principal.userId},
          ${principal.userId})
        returning id`,
      tx,
    );
    const after = { group_ref: ref, name, bank_id: bank.id, purpose: body.purpose, status: 'draft' };
    await audit({ action: ctx.endpoint.id, entityType: 'BulkGroup', entityId: id, after });
    return { group_id: id, group_ref: ref, status: 'draft' };
  });
};

/** Deletes a group of which nothing has been sent, with its lines. */
export const deleteGroup: Services<Context>['mbanking.bulk.delete-group'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const group = await lockGroup(inner, body.group_id);
    demandEditable(group);
    await many(sql`delete from bulk_recipient where group_id = ${group.id}`, inner.tx);
    await many(sql`delete from bulk_group where id = ${group.id}`, inner.tx);
    await inner.audit({
      action: ctx.endpoint.id,
      entityType: 'BulkGroup',
      entityId: group.id,
      before: { group_ref: group.ref, name: group.name, status: group.status },
    });
    return { group_id: group.id, group_ref: group.ref, status: 'deleted' };
  });

/** Adds a whole list, or nothing of it. */
export const addRecipient: Services<Context>['mbanking.bulk.add-recipient'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx, principal } = inner;
    const group = await lockGroup(inner, body.group_id);
    demandEditable(group);
    const lines = await checkLines(tx, body.recipients);
    const found = await doubles(tx, group.id, lines);
    const warnings = found.map((one) => ({ ...one, message: one.message[ctx.language] }));
    const { count, last } = await one(
      sql<{ count: number; last: number }>`
        select count(*)::integer as count, coalesce(max(seq), 0) as last from bulk_recipient where group_id = ${group.id}`,
      tx,
    );
    if (count + lines.length > mostLines) throw invalid({ recipients: mbankingTexts.mostReceivers({ mostLines }) });
    await many(
      sql`
        insert into bulk_recipient (group_id, seq, bank_code, account_no, account_name, amount, mobile, note, created_by,
          updated_by)
        select ${group.id}, ${last}::integer + position::integer, line.bank_code, line.account_no, line.account_name,
          line.amount, line.mobile, line.note, ${principal.userId}::integer, ${principal.userId}::integer
        from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as (bank_code text, account_no text, account_name text, amount bigint, mobile text, note text))
          with ordinality as line (bank_code, account_no, account_name, amount, mobile, note, position)`,
      tx,
    );
    await change(inner, 'bulk_group', group.id, { status: 'ready' });
    await inner.audit({
      action: ctx.endpoint.id,
      entityType: 'BulkGroup',
      entityId: group.id,
      before: { status: group.status, recipients: count },
      after: { status: 'ready', recipients: count + lines.length },
    });
    return { group_id: group.id, added: lines.length, warnings, status: 'ready' };
  });

/** Takes one line out; a group without lines is a draft again. */
export const deleteRecipient: Services<Context>['mbanking.bulk.delete-recipient'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx } = inner;
    const line = await maybe(
      sql<{ group_id: number; seq: number }>`select group_id, seq from bulk_recipient where id = ${body.recipient_id}`,
      tx,
    );
    if (!line) throw missing();
    const group = await lockGroup(inner, line.group_id);
    demandEditable(group);
    const deleted = await maybe(
      sql<{ amount: bigint }>`
        delete from bulk_recipient where id = ${body.recipient_id} and status = 'pending' and not queued and transfer_id is null
        returning amount`,
      tx,
    );
    if (!deleted) throw conflicted(undefined, mbankingTexts.lineGone);
    const left = await maybe(sql`select 1 from bulk_recipient where group_id = ${group.id} limit 1`, tx);
    const status = left ? 'ready' : 'draft';
    await change(inner, 'bulk_group', group.id, { status });
    await inner.audit({
      action: ctx.endpoint.id,
      entityType: 'BulkGroup',
      entityId: group.id,
      before: { seq: line.seq, amount: deleted.amount, status: group.status },
      after: { status },
    });
    return { group_id: group.id, group_ref: group.ref, status };
  });
