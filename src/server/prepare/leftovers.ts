import { sql, type Transaction } from 'kysely';
import { permissions as known } from '#generated/api/access.ts';
import { tables } from '#generated/api/database.ts';
import { deployments } from '#generated/api/deployments.ts';
import { menus } from '#generated/api/menus.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { systemPrincipal } from '../context/context-factory.ts';
import type { OpenDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { introspect, tablesByHand } from '../db/introspect.ts';
import { migrationFiles } from '../db/migrate.ts';
import { raise } from '../lifecycle/raise.ts';
import { type Sealer, sealChanges } from '../seals/seal.ts';
import { sealedWith } from '../seals/sealed-with.ts';

/** What a database has of things that the manifest no longer names. */
export interface Leftovers {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  /** Entries whose screen is gone, and groups that had no others. */
  readonly menus: readonly { readonly id: number; readonly label: string; readonly link: string | null }[];
  /** Permissions that the manifest made, with the roles that hold them. */
  readonly permissions: readonly { readonly key: string; readonly roles: readonly string[] }[];
  /** Migrations that ran here and are not kept any more. */
  readonly migrations: readonly string[];
}

const routes: ReadonlySet<string> = new Set([
  ...Object.values(deployments).flatMap((deployment) => deployment.routes.map(String)),
  ...menus.flatMap(({ link, items }) => [...(link === undefined ? [] : [link]), ...items.map((item) => item.link)]),
]);
const permissionKeys: ReadonlySet<string> = new Set(known.map(({ key }) => key));

/** Does a link lead to a screen that is not there? Staff may link to other sites, and put filters behind a route. */
const isLost = (link: string | null): boolean =>
  link?.startsWith('/') === true && !routes.has(link.replace(/[?#].*$/s, ''));

async function tablesLeft({ db, withSession }: OpenDatabase): Promise<Leftovers['tables']> {
  const byHand = new Set(await withSession(tablesByHand));
  const names = Object.keys(await withSession(introspect)).filter(
    (table) => !Object.hasOwn(tables, table) && !byHand.has(table),
  );
  const left: { name: string; rows: number }[] = [];
  for (const name of names) {
    const { rows } = await sql<{ count: bigint }>`select count(*) from ${sql.table(name)}`.execute(db);
    left.push({ name, rows: Number(rows[0]?.count ?? 0) });
  }
  return left;
}

async function menusLeft({ db }: OpenDatabase): Promise<Leftovers['menus']> {
  const rows = await db.selectFrom('menu').select(['id', 'parent_id', 'label', 'link']).orderBy('id').execute();
  const lost = new Set(rows.filter(({ link }) => isLost(link)).map(({ id }) => id));
  const below = (id: number) => rows.filter((row) => row.parent_id === id);
  return rows
    .filter(({ id, link }) => {
      if (lost.has(id)) return true;
      const own = below(id);
      return link === null && own.length > 0 && own.every((row) => lost.has(row.id));
    })
    .map(({ id, label, link }) => ({ id, label, link }));
}

async function permissionsLeft({ db }: OpenDatabase): Promise<Leftovers['permissions']> {
  const roles = await db.selectFrom('role').select(['code', 'permissions']).orderBy('id').execute();
  const rows = await db.selectFrom('permission').select('key').where('is_system', '=', true).orderBy('key').execute();
  return rows
    .filter(({ key }) => !permissionKeys.has(key))
    .map(({ key }) => ({
      key,
      roles: roles.flatMap(({ code, permissions }) => (permissions.includes(key) ? [code] : [])),
    }));
}

/**
 * Looks for what is left of things that the manifest no longer names. The database has run all kept migrations: they say
 * which tables are made by hand.
 */
export async function findLeftovers(database: OpenDatabase): Promise<Leftovers> {
  const kept = new Set(migrationFiles().map(({ name }) => name));
  const ran = await sql<{ name: string }>`select name from migration order by name`.execute(database.db);
  return {
    tables: await tablesLeft(database),
    menus: await menusLeft(database),
    permissions: await permissionsLeft(database),
    migrations: ran.rows.map(({ name }) => name).filter((name) => !kept.has(name)),
  };
}

/**
 * Takes them out of the database, with a row in the audit log; none of them stays in a role. The roles are sealed with the
 * server's own key; throws where the rows of the database are sealed with another.
 */
export async function removeLeftovers(tx: Transaction<Database>, sealer: Sealer, left: Leftovers): Promise<void> {
  const mark = await sealedWith(tx);
  if (mark !== undefined && mark !== sealer.mark)
    throw new Error(
      "The rows of this database are sealed with another key: set SECRET_KEY, or DATA_DIR to the server's own folder.",
    );
  const keys = left.permissions.map(({ key }) => key);
  const ids = left.menus.map(({ id }) => id);
  await sql`
    update role set
      permissions = (select coalesce(jsonb_agg(key order by at), '[]') from jsonb_array_elements_text(permissions)
        with ordinality as one(key, at) where not ${JSON.stringify(keys)}::jsonb ? key),
      menu_ids = (select coalesce(jsonb_agg(id order by at), '[]') from jsonb_array_elements(menu_ids)
        with ordinality as one(id, at) where not ${JSON.stringify(ids)}::jsonb @> id),
      ${raise(systemPrincipal)}
    where permissions ?| array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      or exists (select from jsonb_array_elements(menu_ids) as one(id) where ${JSON.stringify(ids)}::jsonb @> id)`.execute(
    tx,
  );
  if (keys.length > 0) await tx.deleteFrom('permission').where('key', 'in', keys).execute();
  // Entries that staff put into a deleted group have no group from now on.
  if (ids.length > 0) {
    await tx
      .updateTable('menu')
      .set({ parent_id: null })
      .where('parent_id', 'in', ids)
      .where('id', 'not in', ids)
      .execute();
    await tx.updateTable('menu').set({ parent_id: null }).where('id', 'in', ids).execute();
    await tx.deleteFrom('menu').where('id', 'in', ids).execute();
  }
  if (left.tables.length > 0) {
    // One statement: they may refer to each other.
    await sql`drop table ${sql.join(left.tables.map(({ name }) => sql.table(name)))}`.execute(tx);
  }
  for (const name of left.migrations) await sql`delete from migration where name = ${name}`.execute(tx);
  const request = { id: 'reference', ip: '-', userAgent: 'system' };
  const before = {
    tables: left.tables,
    menus: left.menus.map(({ label, link }) => link ?? label),
    permissions: keys,
    migrations: left.migrations,
  };
  await writeAudit(
    tx,
    { principal: systemPrincipal, request },
    [{ action: 'reference.remove', before }],
    // Where nothing is sealed yet the next start seals everything.
    mark === undefined ? [] : await sealChanges(tx, sealer),
  );
}
