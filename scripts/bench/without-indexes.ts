import type { Session } from '#server/db/session.ts';

const quoted = (name: string) => `"${name}"`;

/**
 * Runs `work`, which writes many rows to tables, while their indexes are away, foreign keys are not checked and triggers do not
 * run: what is written refers to what there is. Indexes are built whole afterwards, and statistics taken.
 */
export async function withoutIndexes(
  session: Session,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await session.query(
    `select indexname, indexdef from pg_indexes i where tablename in (select jsonb_array_elements_text($1::jsonb))
       and not exists (select from pg_constraint c where c.conindid = quote_ident(i.indexname)::regclass)`,
    [JSON.stringify(tables)],
  );
  await session.script(
    "set statement_timeout = 0; set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'",
  );
  for (const [index] of rows) await session.script(`drop index ${quoted(index ?? '')}`);
  await work();
  for (const [, definition] of rows) {
    // Copies may be alike where the condition of an index forbids it; a list is read the same without its uniqueness.
    const text = definition ?? '';
    await session.script(text).catch(() => session.script(text.replace('CREATE UNIQUE', 'CREATE')));
  }
  await session.script(`vacuum analyze ${tables.map(quoted).join(', ')}`);
  await session.script(
    'reset statement_timeout; reset session_replication_role; reset work_mem; reset maintenance_work_mem',
  );
}
