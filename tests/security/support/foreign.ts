import { sql } from 'kysely';
import { alternatives, type Condition, isValues } from '#contract/condition.ts';
import type { Entity } from '#contract/endpoint.ts';
import { tables } from '#generated/api/database.ts';
import type { World } from '../../api/kit.ts';
import type { Plantation, PlantedRow } from './plant.ts';
import type { Change } from './watch.ts';

/** Tables of the platform whose rows belong to what they name. */
const platformLinks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  import_row: { batch_id: 'import_batch', member_id: 'member' },
  payout_attempt: { withdrawal_id: 'withdrawal', bank_id: 'bank' },
  slip: { withdrawal_id: 'withdrawal' },
  user_credential: { user_id: 'app_user' },
  user_identity: { user_id: 'app_user' },
};

const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);

/** Does a change touch a row of agent 2, or tie a row to one? */
export function touchesOther(planted: Plantation, change: Change): boolean {
  const keys = (table: string) =>
    new Set<unknown>([...planted.of(table, 2).map(({ key }) => key), ...(table === 'agent' ? [2] : [])]);
  const rows = [change.was, change.now].filter((row) => row !== null);
  const links = isTable(change.table)
    ? Object.fromEntries(tables[change.table].foreignKeys.map(({ column, table }) => [column, table]))
    : (platformLinks[change.table] ?? {});
  const key = isTable(change.table) ? tables[change.table].primaryKey : 'id';
  return rows.some(
    (row) =>
      keys(change.table).has(row[key]) ||
      Object.entries(links).some(([column, table]) => keys(table).has(row[column])) ||
      (Array.isArray(row.agent_ids) && row.agent_ids.includes(2)),
  );
}

/** Finds texts in replies: which of them, other than those that the request itself named. */
export function finderOf(texts: ReadonlyMap<string, string>): (reply: string, request: string) => readonly string[] {
  const longestFirst = [...texts.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(longestFirst.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return (reply, request) => {
    const found = new Set([...reply.matchAll(any)].map(([text]) => text));
    return [...found].filter((text) => !request.includes(text)).map((text) => texts.get(text) ?? text);
  };
}

/** What belongs to the agents outside of the manifest's tables: a line of an import and a stored picture of each. */
export async function plantBeside(
  { database: { db } }: Pick<World, 'database'>,
  planted: Plantation,
): Promise<Readonly<Record<1 | 2, string>>> {
  const files = { 1: 'a'.repeat(32), 2: 'b'.repeat(32) } as const;
  for (const side of [1, 2] as const) {
    for (const [at, { key }] of planted.of('import_batch', side).entries()) {
      const cells = JSON.stringify({ username: `canary-line-${side}-${at}` });
      await sql`insert into import_row (batch_id, row_no, cells, result, act, known)
        values (${key}, 1, ${cells}::jsonb, 'error', null, ${cells}::jsonb)`.execute(db);
    }
    const [withdrawal] = planted.of('withdrawal', side);
    await sql`insert into file (id, entity, entity_id, field, mime, size, sha256, bytes, created_by)
      values (${files[side]}, 'Withdrawal', ${withdrawal?.key ?? 0}, 'slip_url', 'image/png', 12, ${`${side}`},
        convert_to(${`canary-file-${side}`}, 'UTF8'), 1)`.execute(db);
  }
  return files;
}

/** Somebody of agent 1 who lacks no permission, so that nothing but the scope keeps them out. */
export async function everythingRole(
  { database: { db } }: Pick<World, 'database'>,
  scope: 'assigned' | 'own_tree',
): Promise<number> {
  const role = await sql<{ id: number }>`
    insert into role (code, name, rank, scope, permissions, status)
    values (${`everything_${scope}`}, ${`everything ${scope}`}, 2, ${scope}, '["*"]', 'active') returning id`.execute(
    db,
  );
  const user = await sql<{ id: number }>`
    insert into app_user (username, email, name, role_id, agent_ids, server, status)
    values (${`everything.${scope}`}, ${`everything.${scope}@example.test`}, ${scope}, ${role.rows[0]?.id ?? 0}, '[1]', 'cat350_v2', 'active')
    returning id`.execute(db);
  return user.rows[0]?.id ?? 0;
}

/** Gives planted rows other values until the function that it answers is called. */
export async function lent(
  { database: { db } }: Pick<World, 'database'>,
  entity: Entity,
  rows: readonly PlantedRow[],
  where: Condition | undefined,
): Promise<() => Promise<void>> {
  const [tests = {}] = alternatives(where ?? {});
  const columns = Object.entries(tests).flatMap(([name, test]) => {
    const [value] = isValues(test) ? test : [];
    const column = entity.fields[name]?.column;
    return column === undefined || value === undefined || value === null ? [] : [[column, value] as const];
  });
  const write = (values: (row: PlantedRow) => readonly (readonly [string, unknown])[]) =>
    db.transaction().execute(async (tx) => {
      // What a change of state brings along in life is not asked about here.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const row of columns.length > 0 ? rows : []) {
        const changes = values(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
        await sql`update ${sql.table(row.table)} set ${sql.join(changes)} where ${sql.ref(entity.key)} = ${row.key}`.execute(
          tx,
        );
      }
    });
  await write(() => columns);
  return () => write(({ values }) => columns.map(([column]) => [column, values[column]]));
}
