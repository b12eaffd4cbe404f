import type { Transaction } from 'kysely';
import { permissions, roles } from '#generated/api/access.ts';
import { type MenuBadge, menuBadgeOptions } from '#generated/api/enums/menu-badge.ts';
import { menus } from '#generated/api/menus.ts';
import { syncAuditNames } from '../audit/names.ts';
import type { Database } from '../db/database.ts';
import { continueKeys, insertRows, type SeedRow } from './insert.ts';
import { bankRefRows } from './reference-banks.ts';
import { providerRowsAt, subProviderRows } from './reference-providers.ts';

export interface Reference {
  /** Key of a role by its code. */
  readonly roleIds: ReadonlyMap<string, number>;
}

/** Names of the gateways that are on; undefined = all of them. */
export type On = readonly string[] | undefined;

const isOn = (on: On, gateway: string | undefined) => gateway === undefined || (on?.includes(gateway) ?? true);

/** Rows that every installation needs: roles with what they may do, permissions, menus, banks. */
export async function seedReference(tx: Transaction<Database>, now: Date, on?: On): Promise<Reference> {
  const menuRows = menuRowsAt(now, on);
  const menuIds = menuRows.flatMap(({ id }) => id ?? []);
  const roleRows = roleRowsAt(now, menuIds, on).map((row, index) => ({ id: index + 1, ...row }));
  await insertRows(tx, 'bank_ref', bankRefRows());
  await addProviders(tx, now);
  await insertRows(
    tx,
    'permission',
    permissionRowsAt(now, on).map((row, index) => ({ id: index + 1, ...row })),
  );
  await insertRows(tx, 'menu', menuRows);
  await insertRows(tx, 'role', roleRows);
  await continueKeys(tx, ['permission', 'menu', 'role']);
  await syncAuditNames(tx);
  return { roleIds: new Map(roleRows.map(({ code, id }) => [code, id])) };
}

/** Providers of the catalogue that the database has not, with their parts. Returns their codes. */
export async function addProviders(tx: Transaction<Database>, now: Date): Promise<readonly string[]> {
  const known = new Set((await tx.selectFrom('provider').select('code').execute()).map(({ code }) => code));
  const missing = providerRowsAt(now).filter(({ code }) => !known.has(code));
  await insertRows(tx, 'provider', missing);
  const ids = new Map(
    (await tx.selectFrom('provider').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  const fresh = new Set(missing.map(({ code }) => ids.get(code)));
  const parts = subProviderRows((code) => ids.get(code) ?? 0);
  await insertRows(
    tx,
    'sub_provider',
    parts.filter((part) => fresh.has(part.provider_id)),
  );
  return missing.map(({ code }) => code);
}

const permissionsOn = (on: On) => permissions.filter(({ gateway }) => isOn(on, gateway));

/** The permissions of the manifest, without keys: a gateway that is off has none. */
export function permissionRowsAt(now: Date, on?: On): SeedRow<'permission'>[] {
  return permissionsOn(on).map(({ key, title, risk, gateway }) => ({
    key,
    name: title.th,
    name_en: title.en,
    area: key.split('.')[0] ?? '',
    action: key.split('.').at(-1) ?? '',
    risk,
    gateway: gateway ?? null,
    is_system: true,
    created_at: now,
    updated_at: now,
  }));
}

/** The roles of the manifest, without keys: each with all these menus. */
export function roleRowsAt(now: Date, menuIds: readonly number[], on?: On): SeedRow<'role'>[] {
  const known = new Set<string>(permissionsOn(on).map(({ key }) => key));
  return roles.map((role) => ({
    code: role.code,
    name: role.title.th,
    name_en: role.title.en,
    rank: role.rank,
    scope: role.scope,
    permissions: role.permissions.filter((key) => known.has(key)),
    menu_ids: [...menuIds],
    is_system: true,
    status: 'active',
    created_at: now,
    updated_at: now,
  }));
}

/** The menus of the manifest, in order; keys count from 1, and a group comes before its entries. */
export function menuRowsAt(now: Date, on?: On): SeedRow<'menu'>[] {
  const at = { created_at: now, updated_at: now };
  const rows: SeedRow<'menu'>[] = [];
  const sorted = menus
    .filter(({ gateway }) => isOn(on, gateway))
    .map((group, index) => ({ group, rank: group.order + index }))
    .sort((a, b) => a.rank - b.rank);
  for (const { group, rank } of sorted) {
    const parent = rows.length + 1;
    rows.push({
      id: parent,
      parent_id: null,
      label: group.label.th,
      label_en: group.label.en,
      icon: group.icon,
      link: group.link ?? null,
      sort_order: rank,
      badge_key: 'none',
      is_collapsed: true,
      status: 'active',
      ...at,
    });
    const items = group.items.filter(({ gateway }) => isOn(on, gateway));
    items.forEach((item, index) => {
      rows.push({
        id: rows.length + 1,
        parent_id: parent,
        label: item.label.th,
        label_en: item.label.en,
        icon: null,
        link: item.link,
        sort_order: (index + 1) * 10,
        badge_key: badgeOf(item.badge),
        is_collapsed: false,
        status: 'active',
        ...at,
      });
    });
  }
  return rows;
}

const isBadge = (name: string): name is MenuBadge => menuBadgeOptions.some(({ value }) => value === name);

/** The queue whose count is shown next to an entry, as chosen by staff. */
function badgeOf(name = 'none'): MenuBadge {
  if (!isBadge(name)) throw new Error(`The queue ${name} is no choice of a menu (MenuBadge)`);
  return name;
}
