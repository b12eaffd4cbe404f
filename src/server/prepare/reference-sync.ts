import { sql, type Transaction } from 'kysely';
import { syncAuditNames } from '../audit/names.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { systemPrincipal } from '../context/context-factory.ts';
import type { Database } from '../db/database.ts';
import { insertRows } from '../demo/insert.ts';
import { addProviders, type On, permissionRowsAt, roleRowsAt } from '../demo/reference.ts';
import { bankRefRows } from '../demo/reference-banks.ts';
import { raise } from '../lifecycle/raise.ts';
import { type Sealer, sealChanges } from '../seals/seal.ts';
import { addMenus } from './reference-menus.ts';

/** What a start has added to a database that existed: keys, links (labels of groups) and codes. */
export interface Added {
  readonly permissions: readonly string[];
  readonly menus: readonly string[];
  readonly roles: readonly string[];
  readonly banks: readonly string[];
  readonly providers: readonly string[];
}

/**
 * Adds what the manifest has and the database has not; changes and deletes nothing that is there, but gives what is new
 * to the roles that the manifest made. A grant or menu that staff took away stays away, for its permission is not new.
 * `on`: gateways of the deployment; what belongs to another one is added when that is turned on.
 */
export async function syncReference(tx: Transaction<Database>, sealer: Sealer, now: Date, on?: On): Promise<Added> {
  await syncAuditNames(tx);
  const permissions = await addPermissions(tx, now, on);
  const menus = await addMenus(tx, now, on);
  await grant(tx, now, new Set(permissions), menus.ids);
  const added: Added = {
    permissions,
    menus: menus.names,
    roles: await addRoles(tx, now, on),
    banks: await addBanks(tx),
    providers: await addProviders(tx, now),
  };
  if (addedText(added) !== undefined) {
    const request = { id: 'reference', ip: '-', userAgent: 'system' };
    const entry = { action: 'reference.add', after: { ...added } };
    await writeAudit(tx, { principal: systemPrincipal, request }, [entry], await sealChanges(tx, sealer));
  }
  return added;
}

async function addPermissions(tx: Transaction<Database>, now: Date, on: On): Promise<readonly string[]> {
  const existing = new Set((await tx.selectFrom('permission').select('key').execute()).map(({ key }) => key));
  const missing = permissionRowsAt(now, on).filter(({ key }) => !existing.has(key));
  await insertRows(tx, 'permission', missing);
  return missing.map(({ key }) => key);
}

/** Gives new permissions and menus to the roles that the manifest made, as the manifest has them. */
async function grant(
  tx: Transaction<Database>,
  now: Date,
  fresh: ReadonlySet<string>,
  menuIds: readonly number[],
): Promise<void> {
  if (fresh.size === 0 && menuIds.length === 0) return;
  const manifest = new Map(roleRowsAt(now, []).map((role) => [role.code, role.permissions]));
  const rows = await tx
    .selectFrom('role')
    .select(['id', 'code', 'permissions', 'menu_ids'])
    .where('is_system', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const role of rows) {
    const granted = manifest.get(role.code)?.filter((key) => fresh.has(key)) ?? [];
    const keys = granted.filter((key) => !role.permissions.includes(key));
    // No menus of its own means all of them: a list of the new ones alone would take the others away.
    const menus = role.menu_ids.length > 0 ? menuIds : [];
    if (keys.length === 0 && menus.length === 0) continue;
    await sql`
      update role set permissions = permissions || ${JSON.stringify(keys)}::jsonb,
        menu_ids = menu_ids || ${JSON.stringify(menus)}::jsonb,
        ${raise(systemPrincipal)}
      where id = ${role.id}`.execute(tx);
  }
}

async function addRoles(tx: Transaction<Database>, now: Date, on: On): Promise<readonly string[]> {
  const existing = new Set((await tx.selectFrom('role').select('code').execute()).map(({ code }) => code));
  const menuIds = (await tx.selectFrom('menu').select('id').orderBy('id').execute()).map(({ id }) => id);
  const missing = roleRowsAt(now, menuIds, on).filter(({ code }) => !existing.has(code));
  await insertRows(tx, 'role', missing);
  return missing.map(({ code }) => code);
}

async function addBanks(tx: Transaction<Database>): Promise<readonly string[]> {
  const existing = new Set((await tx.selectFrom('bank_ref').select('code').execute()).map(({ code }) => code));
  const missing = bankRefRows().filter(({ code }) => !existing.has(code));
  await insertRows(tx, 'bank_ref', missing);
  return missing.map(({ code }) => code);
}

const labels: Readonly<Record<keyof Added, readonly [string, string]>> = {
  permissions: ['permission', 'permissions'],
  menus: ['menu entry', 'menu entries'],
  roles: ['role', 'roles'],
  banks: ['bank', 'banks'],
  providers: ['provider', 'providers'],
};

/** `2 permissions, 1 menu entry`; undefined when nothing was added. */
export function addedText(added: Added): string | undefined {
  const parts = (['permissions', 'menus', 'roles', 'banks', 'providers'] as const).flatMap((what) => {
    const count = added[what].length;
    return count === 0 ? [] : [`${count} ${labels[what][count === 1 ? 0 : 1]}`];
  });
  return parts.length === 0 ? undefined : parts.join(', ');
}
