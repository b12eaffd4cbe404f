import type { DeploymentInfo } from '#contract/catalog.ts';
import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import type { Accounts } from './accounts.ts';
import { menuAdd } from './menu-add.ts';
import { menuUpdate } from './menu-update.ts';
import { permissionAdd } from './permission-add.ts';
import { permissionDelete } from './permission-delete.ts';
import { roleAdd } from './role-add.ts';
import { roleUpdateFinanceTeam } from './role-update-finance-team.ts';
import { roleUpdateMenu } from './role-update-menu.ts';
import { roleUpdatePermission } from './role-update-permission.ts';
import { userAdd } from './user-add.ts';
import { userUpdate } from './user-update.ts';

/** The hand-written parts of this area's writes, by their manifest names. */
export const systemEffects = (accounts: Accounts, deployment: DeploymentInfo) =>
  ({
    'menu.add': menuAdd(deployment),
    'menu.update': menuUpdate(deployment),
    'permission.add': permissionAdd,
    'permission.delete': permissionDelete,
    'role.add': roleAdd,
    'role.update_finance_team': roleUpdateFinanceTeam,
    'role.update_menu': roleUpdateMenu,
    'role.update_permission': roleUpdatePermission,
    'user.add': userAdd(accounts),
    'user.update': userUpdate(accounts),
  }) satisfies Pick<CheckedEffects, Extract<EffectName, `${'menu' | 'permission' | 'role' | 'user'}.${string}`>>;
