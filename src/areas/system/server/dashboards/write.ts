import type { Services } from '#generated/api/handlers.ts';
import { screens } from '#generated/api/screens.ts';
import type { DashboardTile } from '#generated/api/system.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { change } from '#server/lifecycle/change.ts';
import { asJson } from '../preferences/as-json.ts';
import { sharing } from '../preferences/sharing.ts';
import { systemTexts } from '../texts.ts';
import { maySee } from './read.ts';

/** Dashboards of one person, at most; and charts of one. */
const mostDashboards = 30;
const mostTiles = 24;

/** Tiles as they are sent, and behind them those that the person may not know of and cannot have meant to take off. */
function merged(sent: readonly DashboardTile[], before: readonly DashboardTile[], can: Context['can']) {
  const known = new Set(before.map(({ id }) => id));
  for (const tile of sent) {
    if (known.has(tile.id)) continue;
    if (!Object.hasOwn(screens, tile.screen) || !maySee(tile, can)) throw invalid({ tiles: systemTexts.noSuchReport });
  }
  const hidden = before.filter((tile) => !maySee(tile, can));
  const tiles = [...sent.filter(({ id }) => !hidden.some((tile) => tile.id === id)), ...hidden];
  if (new Set(tiles.map(({ id }) => id)).size < tiles.length) throw invalid({ tiles: systemTexts.tileTwice });
  if (tiles.length > mostTiles) throw invalid({ tiles: systemTexts.tooManyTiles({ most: mostTiles }) });
  return tiles;
}

async function checkName({ tx, principal }: TransactionContext, name: string, id: number | undefined): Promise<void> {
  if (name === '') throw invalid({ name: systemTexts.dashboardNeedsName });
  const others = await tx
    .selectFrom('dashboard')
    .select('name')
    .where('user_id', '=', principal.userId)
    .where('id', '<>', id ?? 0)
    .execute();
  if (others.some((other) => other.name === name)) throw invalid({ name: systemTexts.dashboardNameTaken });
  if (id === undefined && others.length >= mostDashboards)
    throw invalid({ name: systemTexts.tooManyDashboards({ most: mostDashboards }) });
}

/** `POST /api/account/dashboard/save`: another one, or the caller's own as it is now. */
export const saveDashboard: Services<Context>['dashboard.save'] = async ({ body }, ctx) => {
  const { userId } = ctx.principal;
  const name = body.name.trim();
  const id = body.dashboard_id ?? undefined;
  return ctx.transaction(async (inner) => {
    const { tx, can } = inner;
    // One at a time for each person: names and numbers hold for what is written next.
    await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    if (id === undefined) {
      await checkName(inner, name, undefined);
      const after = { name, tiles: merged(body.tiles, [], can) };
      const made = await tx
        .insertInto('dashboard')
        .values({ name, tiles: asJson(after.tiles), user_id: userId, created_by: userId })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      await inner.audit({ action: 'dashboard.save', entityType: 'Dashboard', entityId: made.id, after });
      return made;
    }
    const row = await tx
      .selectFrom('dashboard')
      .select(['name', 'tiles', 'version'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw missing();
    if (body.version !== row.version) throw conflicted(undefined, systemTexts.dashboardChanged);
    await checkName(inner, name, id);
    const after = { name, tiles: merged(body.tiles, row.tiles, can) };
    const version = await change(inner, 'dashboard', id, { name, tiles: asJson(after.tiles) });
    const before = { name: row.name, tiles: row.tiles };
    await inner.audit({ action: 'dashboard.save', entityType: 'Dashboard', entityId: id, before, after });
    return { id, version };
  });
};

/** Locks a dashboard that the caller may put in order: their own, or a shared one for whoever shares views. */
async function ownOrShared({ tx, principal, can }: TransactionContext, id: number) {
  const board = await tx
    .selectFrom('dashboard')
    .select(['id', 'user_id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const shares = await tx
    .selectFrom('dashboard_role')
    .select('role_id')
    .where('dashboard_id', '=', id)
    .orderBy('role_id')
    .execute();
  if (!board || (board.user_id !== principal.userId && !(shares.length > 0 && can(sharing)))) throw missing();
  return { board, roles: shares.map(({ role_id }) => role_id) };
}

/** `POST /api/account/dashboard/share`: before exactly these roles. */
export const shareDashboard: Services<Context>['dashboard.share'] = async ({ body }, ctx) => {
  const roles = [...new Set(body.role_ids ?? [])].sort((a, b) => a - b);
  await ctx.transaction(async (inner) => {
    const { tx } = inner;
    const { board, roles: before } = await ownOrShared(inner, body.dashboard_id);
    if (roles.length > 0) {
      const there = await tx.selectFrom('role').select('id').where('id', 'in', roles).forKeyShare().execute();
      if (there.length < roles.length) throw invalid({ role_ids: systemTexts.noSuchRole });
    }
    await tx.deleteFrom('dashboard_role').where('dashboard_id', '=', board.id).execute();
    if (roles.length > 0)
      await tx
        .insertInto('dashboard_role')
        .values(roles.map((role_id) => ({ dashboard_id: board.id, role_id })))
        .execute();
    // A change of the dashboard itself: whoever has it on screen, or just lost it, reads it again.
    await change(inner, 'dashboard', board.id, {});
    await inner.audit({
      action: 'dashboard.share',
      entityType: 'Dashboard',
      entityId: board.id,
      before: { role_ids: before },
      after: { role_ids: roles },
    });
  });
  return {};
};

/** `POST /api/account/dashboard/delete`: for everybody who has it. */
export const deleteDashboard: Services<Context>['dashboard.delete'] = async ({ body }, ctx) => {
  await ctx.transaction(async (inner) => {
    const { tx } = inner;
    const { board, roles } = await ownOrShared(inner, body.dashboard_id);
    await tx.deleteFrom('dashboard_role').where('dashboard_id', '=', board.id).execute();
    await tx.deleteFrom('dashboard').where('id', '=', board.id).execute();
    await inner.audit({
      action: 'dashboard.delete',
      entityType: 'Dashboard',
      entityId: board.id,
      before: { name: board.name, role_ids: roles },
    });
  });
  return {};
};
