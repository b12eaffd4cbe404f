import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SeedRow } from '../demo/insert.ts';
import { menuRowsAt, type On } from '../demo/reference.ts';

type Row = Pick<Selectable<Database['menu']>, 'id' | 'parent_id' | 'label' | 'link'>;
type MenuRow = SeedRow<'menu'>;

/** Staff may have put a filter behind a link: it still is the entry of that screen. */
const leadsTo = (row: Row, link: string): boolean => row.link === link || row.link?.split('?', 1)[0] === link;

/**
 * Adds the menu entries whose link no row has, to the group of their label; if staff renamed the group,
 * to the group of its other entries. A group is added only together with an entry.
 */
export async function addMenus(
  tx: Transaction<Database>,
  now: Date,
  on?: On,
): Promise<{ readonly ids: readonly number[]; readonly names: readonly string[] }> {
  const there: Row[] = await tx
    .selectFrom('menu')
    .select(['id', 'parent_id', 'label', 'link'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const before = new Set(there.map(({ id }) => id));
  const target = menuRowsAt(now, on);
  const missing = target.filter(({ link }) => link != null && !there.some((row) => leadsTo(row, link)));
  for (const row of missing) {
    const group = target.find(({ id }) => id === row.parent_id);
    const parent = group && (groupOf(group, target, there) ?? (await insert(tx, there, group, null)));
    await insert(tx, there, row, parent ?? null);
  }
  const added = there.filter(({ id }) => !before.has(id));
  return { ids: added.map(({ id }) => id), names: added.map(({ link, label }) => link ?? label) };
}

function groupOf(group: MenuRow, target: readonly MenuRow[], there: readonly Row[]): number | undefined {
  const named = there.find((row) => row.parent_id === null && row.link === null && row.label === group.label);
  if (named) return named.id;
  const links = target.flatMap(({ parent_id, link }) => (parent_id === group.id && link != null ? [link] : []));
  return (
    there.find((row) => row.parent_id !== null && links.some((link) => leadsTo(row, link)))?.parent_id ?? undefined
  );
}

async function insert(
  tx: Transaction<Database>,
  there: Row[],
  { id: _, ...row }: MenuRow,
  parent: number | null,
): Promise<number> {
  const values = { ...row, parent_id: parent };
  const { id } = await tx.insertInto('menu').values(values).returning('id').executeTakeFirstOrThrow();
  there.push({ id, parent_id: parent, label: row.label, link: row.link ?? null });
  return id;
}
