import type { Services } from '#generated/api/handlers.ts';
import { screens } from '#generated/api/screens.ts';
import type { DashboardTile } from '#generated/api/system.ts';
import type { Context } from '#server/context/context.ts';
import { roleOf, sharing } from '../preferences/sharing.ts';

/** Whether somebody may know of a tile. One whose report is gone tells nothing: it can still be taken off. */
export function maySee({ screen }: Pick<DashboardTile, 'screen'>, can: Context['can']): boolean {
  const permission = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  return permission === undefined || permission === 'signed-in' || permission === 'public' || can(permission);
}

/** `GET /api/account/dashboards`: the caller's own, and those shared with their role, without tiles of reports that they may not open. */
export const listDashboards: Services<Context>['dashboard.list'] = async (_input, { db, principal, can }) => {
  const { userId } = principal;
  const rows = await db
    .selectFrom('dashboard as board')
    .innerJoin('app_user as person', 'person.id', 'board.user_id')
    .select(['board.id', 'board.name', 'board.tiles', 'board.version', 'board.user_id', 'person.name as by'])
    .where((eb) =>
      eb.or([
        eb('board.user_id', '=', userId),
        eb.exists(
          eb
            .selectFrom('dashboard_role as share')
            .select('share.id')
            .whereRef('share.dashboard_id', '=', 'board.id')
            .$if(!can(sharing), (all) => all.where('share.role_id', '=', roleOf(principal))),
        ),
      ]),
    )
    .orderBy((eb) => eb('board.user_id', '<>', userId))
    .orderBy('board.name')
    .orderBy('board.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const shares =
    ids.length === 0
      ? []
      : await db
          .selectFrom('dashboard_role')
          .select(['dashboard_id', 'role_id'])
          .where('dashboard_id', 'in', ids)
          .orderBy('role_id')
          .execute();
  return {
    dashboards: rows.map(({ user_id, tiles, ...board }) => ({
      ...board,
      tiles: tiles.filter((tile) => maySee(tile, can)),
      is_own: user_id === userId,
      role_ids: shares.filter(({ dashboard_id }) => dashboard_id === board.id).map(({ role_id }) => role_id),
    })),
  };
};
