import { sql, type Transaction } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Text } from '#contract/text.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { entities } from '#generated/api/entities.ts';
import { auditActions, endpointTitles, entityTitles } from '#generated/api/titles.ts';
import type { Database } from '../db/database.ts';
import { actionTexts, auditTexts } from './texts.ts';

function isMasked({ fields }: Entity): boolean {
  return Object.values(fields).some((field) => field.mask !== undefined);
}

/** Labels of all actions in the log: calls, exports, disclosures, moves of the system. */
function actionTitles(): ReadonlyMap<string, Text> {
  const named = new Map<string, Text>([...Object.entries<Text>(actionTexts), ...Object.entries(auditActions)]);
  const titles: Readonly<Record<string, Text | undefined>> = endpointTitles;
  for (const { id, export: exported } of endpoints) {
    const title = titles[id];
    if (!title) continue;
    named.set(id, title);
    if (exported !== undefined) named.set(`${id}.export`, auditTexts.download({ title }));
  }
  const subjects: Readonly<Record<string, Text | undefined>> = entityTitles;
  for (const entity of Object.values(entities)) {
    const title = subjects[entity.name];
    if (!title || !isMasked(entity)) continue;
    named.set(`${entity.name}.read`, auditTexts.seeMasked({ title }));
  }
  return named;
}

const actions = actionTitles();

/** Label of an action; the code if it is unknown. */
export function actionTitle(code: string): Text {
  return actions.get(code) ?? { th: code, en: code };
}

/** Updates the stored labels. Labels of former actions stay: the log still refers to them. */
export async function syncAuditNames(tx: Transaction<Database>): Promise<void> {
  await upsert(tx, 'audit_action', [...actions]);
  await upsert(tx, 'audit_subject', Object.entries(entityTitles));
}

async function upsert(
  tx: Transaction<Database>,
  table: 'audit_action' | 'audit_subject',
  names: readonly (readonly [string, Text])[],
): Promise<void> {
  const rows = JSON.stringify(names.map(([code, title]) => ({ code, title: title.th, title_en: title.en })));
  await sql`
    insert into ${sql.table(table)} (code, title, title_en)
    select code, title, title_en from json_to_recordset(${rows}::json) as name (code text, title text, title_en text)
    on conflict (code) do update set title = excluded.title, title_en = excluded.title_en
    where (${sql.table(table)}.title, ${sql.table(table)}.title_en) is distinct from (excluded.title, excluded.title_en)`.execute(
    tx,
  );
}
