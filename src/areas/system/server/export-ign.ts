import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { formatAsked } from '#contract/file-format.ts';
import type { Text } from '#contract/text.ts';
import { isUsableDay, startOfDay } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { ExportedName, ExportIgnRunBody } from '#generated/api/system.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Context } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import { withFile } from '#server/records/envelope.ts';
import { ownSheet } from '#server/sheets/list-sheet.ts';
import type { SheetColumn } from '#server/sheets/sheet.ts';
import { systemTexts } from './texts.ts';

/** Rows of the preview. */
const previewLimit = 50;
const chunk = 500;
/** Maximum rows of one file, as for every export. */
const maxRows = 50_000;

type Name = StoredRow<ExportedName, never, 'created_at' | 'last_played_at'> & { readonly id: number };

const field = (name: string, kind: Field['kind'], label: Text): Field => ({ name, kind, label });
const columns: readonly SheetColumn[] = [
  field('username', 'string', systemTexts.username),
  field('ign', 'string', systemTexts.ign),
  field('provider', 'string', systemTexts.providerShort),
  field('created_at', 'datetime', systemTexts.created),
  field('last_played_at', 'datetime', systemTexts.lastPlayed),
].map((one) => ({ name: one.name, field: one }));

/** In-game names of an agent's members at one provider: the first fifty, or all of them as a file. */
export const exportIgn: Services<Context>['export_ign.run'] = async ({ body }, ctx) => {
  if (!ctx.mayServe(body.agent_id)) throw forbidden(systemTexts.notYourAgent);
  const provider = await maybe(
    sql<{ code: string; name: string; agent: string }>`
      select provider.code, provider.name, agent.name as agent from provider, agent
      where provider.id = ${body.provider_id} and agent.id = ${body.agent_id}`,
    ctx.db,
  );
  if (!provider) throw invalid({ provider_id: systemTexts.noProvider });
  const where = conditionsOf(body);
  const { total } = await one(
    sql<{ total: number }>`
      select count(*)::int as total from provider_account a join member m on m.id = a.member_id where ${where}`,
    ctx.db,
  );
  const format = formatAsked(body.format);
  if (!format) {
    const rows = await read(ctx, where, 0, previewLimit);
    return { rows: rows.map(({ id: _id, ...row }) => toJsonRow<Omit<Name, 'id'>>(row)), total };
  }
  const count = Math.min(total, maxRows);
  await ctx.auditAlone({
    action: 'export_ign.run',
    entityType: 'ProviderAccount',
    after: {
      filters: { ...body, usernames: body.usernames?.length ?? 0 },
      provider: provider.code,
      format,
      rows: count,
      total,
    },
  });
  const sheet = ownSheet(ctx, {
    title: systemTexts.ignTitle({ code: provider.code })[ctx.language],
    plain: `ign-${provider.code.toLowerCase()}-${body.agent_id}`,
    asked: [
      [systemTexts.agent[ctx.language], provider.agent],
      [systemTexts.provider[ctx.language], provider.name],
    ],
    columns,
    rows: chunks(ctx, where, count),
    total,
    count,
  });
  return withFile({ rows: [], total }, { sheet, format });
};

function conditionsOf(body: ExportIgnRunBody): RawBuilder<unknown> {
  const { registered_from: from, registered_to: to, usernames } = body;
  const problems: Record<string, Text> = {};
  if (from && !isUsableDay(from)) problems.registered_from = systemTexts.badDay;
  if (to && !isUsableDay(to)) problems.registered_to = systemTexts.badDay;
  if (from && to && from > to) problems.registered_to = systemTexts.endBeforeStart;
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const conditions = [sql`a.provider_id = ${body.provider_id}`, sql`m.agent_id = ${body.agent_id}`];
  if (from) conditions.push(sql`m.registered_at >= ${startOfDay(from)}`);
  if (to) conditions.push(sql`m.registered_at < ${new Date(startOfDay(to).getTime() + 86_400_000)}`);
  if (body.only_played) conditions.push(sql`a.last_played_at is not null`);
  if (usernames && usernames.length > 0) {
    const usernamesJson = JSON.stringify(usernames.map((name) => name.trim().toLowerCase()));
    conditions.push(sql`m.username in (select jsonb_array_elements_text(${usernamesJson}::jsonb))`);
  }
  return sql.join(conditions, sql` and `);
}

/** Up to `limit` names with an id greater than `after`, in order of id. */
async function read(ctx: Context, where: RawBuilder<unknown>, after: number, limit: number): Promise<readonly Name[]> {
  return many(
    sql<Name>`
      select a.id::int as id, m.username, a.ign, p.code as provider, a.created_at, a.last_played_at
      from provider_account a join member m on m.id = a.member_id join provider p on p.id = a.provider_id
      where ${where} and a.id > ${after} order by a.id limit ${limit}`,
    ctx.db,
  );
}

async function* chunks(ctx: Context, where: RawBuilder<unknown>, count: number): AsyncGenerator<readonly Row[]> {
  let left = count;
  for (let after = 0; left > 0; ) {
    const rows = await read(ctx, where, after, Math.min(chunk, left));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    left -= rows.length;
    yield rows.map((row) => toJsonRow(row));
  }
}
