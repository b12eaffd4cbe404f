import { sql, type Transaction } from 'kysely';
import { isUrl } from '#contract/formats.ts';
import type { Text } from '#contract/text.ts';
import { menuIcons } from '#generated/api/menus.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';
import { systemTexts } from './texts.ts';

type Menu = RowOf<'menu'>;
type Known = Pick<Menu, 'id' | 'parent_id' | 'label' | 'link'>;

/** Advisory lock key, an arbitrary constant, that serializes changes of the menu structure. */
const structureLockKey = 3_404_118_022;

const icons: ReadonlySet<string> = new Set(menuIcons);

/** The trimmed text; null if empty. */
export const trimmedOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * Throws 422 for an invalid menu: more than two levels, an entry below itself, a group without an icon, an entry
 * without a link, an unknown link. Only changed fields are checked, so that an entry of another deployment can still be
 * hidden or moved.
 */
export async function checkMenu(
  tx: Transaction<Database>,
  { before, row }: { readonly before: Menu | null; readonly row: Menu },
  routes: ReadonlySet<string>,
): Promise<void> {
  // Serialized, because two entries moved below each other at once would not see each other's change.
  await sql`select pg_advisory_xact_lock(${structureLockKey})`.execute(tx);
  const others = await tx
    .selectFrom('menu')
    .select(['id', 'parent_id', 'label', 'link'])
    .where('id', '!=', row.id)
    .execute();
  const hasEntries = others.some((other) => other.parent_id === row.id);
  const isNew = (name: 'parent_id' | 'icon' | 'link') => before === null || before[name] !== row[name];
  const problems = {
    ...(isNew('parent_id') && { parent_id: parentProblem(row, others, hasEntries) }),
    ...((isNew('parent_id') || isNew('icon')) && { icon: iconProblem(row, isNew('icon')) }),
    ...((isNew('parent_id') || isNew('link')) && { link: linkProblem(row, isNew('link'), hasEntries, routes) }),
  };
  const errors = Object.fromEntries(Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text]] : [])));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function parentProblem(row: Menu, others: readonly Known[], hasEntries: boolean): Text | undefined {
  if (row.parent_id === null) return undefined;
  if (row.parent_id === row.id) return systemTexts.menuUnderItself;
  const parent = others.find((other) => other.id === row.parent_id);
  if (!parent || parent.parent_id !== null) return systemTexts.menuDepth;
  if (parent.link !== null) return systemTexts.menuIsLink({ label: parent.label });
  return hasEntries ? systemTexts.menuHasChildren : undefined;
}

function iconProblem(row: Menu, chosen: boolean): Text | undefined {
  const icon = trimmedOrNull(row.icon);
  if (icon === null) return row.parent_id === null ? systemTexts.iconRequired : undefined;
  return chosen && !icons.has(icon) ? systemTexts.noSuchIcon : undefined;
}

function linkProblem(row: Menu, chosen: boolean, hasEntries: boolean, routes: ReadonlySet<string>): Text | undefined {
  const link = trimmedOrNull(row.link);
  // A top-level entry without a link is a group; it is invisible until it has entries.
  if (link === null) return row.parent_id === null ? undefined : systemTexts.linkRequired;
  if (hasEntries) return systemTexts.parentHasNoLink;
  if (!chosen || routes.has(link.replace(/[?#].*$/, ''))) return undefined;
  if (/^https:/i.test(link)) return isUrl(link) ? undefined : systemTexts.badAddress;
  return systemTexts.noSuchPage;
}

/** Position after the last entry of a parent. */
export async function lastPlace(tx: Transaction<Database>, row: Pick<Menu, 'id' | 'parent_id'>): Promise<number> {
  const { last } = await tx
    .selectFrom('menu')
    .select((eb) => eb.fn.max('sort_order').as('last'))
    .where('id', '!=', row.id)
    .where('parent_id', row.parent_id === null ? 'is' : '=', row.parent_id)
    .executeTakeFirstOrThrow();
  return Math.min((last ?? 0) + 10, 1_000_000);
}
