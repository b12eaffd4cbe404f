// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { DeploymentIdentity } from '#contract/catalog.ts';
import type { LoadIcons, Route } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import type { LoadIdentity } from '#web/auth/identity.ts';
import { mdiCashMultiple, mdiCog, mdiCreditCardFast, mdiViewDashboard } from '@mdi/js';

export const deployment: { readonly name: string; readonly server: string; readonly title: Text } = {
  name: 'dgbet',
  server: 'dgbet',
  title: { th: 'DGBET', en: 'DGBET' },
};

export const brand: { readonly name: string; readonly color?: string } = { name: 'DGBET', color: '#6a1b9a' };

export const identity: DeploymentIdentity = { provider: 'local' };

/** The code of the identity service, where there is one beside the server. */
export const loadIdentity: LoadIdentity | undefined = undefined;

export const routes: readonly Route[] = [
  { path: '/login', title: { th: 'เข้าสู่ระบบ', en: 'Sign in' }, layout: 'auth', permission: 'public' },
  {
    path: '/change-password',
    title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
    layout: 'auth',
    permission: 'signed-in',
  },
  { path: '/register', title: { th: 'สมัครใช้งาน', en: 'Register' }, layout: 'auth', permission: 'public' },
  { path: '/forgot', title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' }, layout: 'auth', permission: 'public' },
  {
    path: '/finance/withdraw_requests',
    title: { th: 'รายการถอน', en: 'Withdrawal queue' },
    layout: 'default',
    permission: 'finance.withdraw.view',
    load: () => import('../finance/withdraw_requests.tsx'),
  },
  { path: '/', title: { th: 'หน้าหลัก', en: 'Home' }, layout: 'default', permission: 'home.dashboard.view' },
  {
    path: '/system/audit',
    title: { th: 'ประวัติการใช้งาน', en: 'Audit log' },
    layout: 'default',
    permission: 'system.audit.view',
    load: () => import('../system/audit.tsx'),
  },
  {
    path: '/system/audit/detail',
    title: { th: 'รายละเอียดประวัติ', en: 'Audit entry' },
    layout: 'default',
    permission: 'system.audit.view',
  },
  {
    path: '/system/users/import',
    title: { th: 'นำเข้าสมาชิก (มาตรฐาน)', en: 'Import members' },
    layout: 'default',
    permission: 'system.import.view',
  },
  {
    path: '/system/users/import_aff',
    title: { th: 'นำเข้าสายแนะนำ', en: 'Import affiliates' },
    layout: 'default',
    permission: 'system.import.view',
  },
  {
    path: '/system/users/import_wallet',
    title: { th: 'นำเข้ายอดกระเป๋า', en: 'Import wallets' },
    layout: 'default',
    permission: 'system.import.view',
  },
  {
    path: '/system/users/import-huaythai',
    title: { th: 'นำเข้าจาก HuayThai', en: 'Import from HuayThai' },
    layout: 'default',
    permission: 'system.import.view',
  },
  {
    path: '/system/users/import-pawinss',
    title: { th: 'นำเข้าจาก Pawinss', en: 'Import from Pawinss' },
    layout: 'default',
    permission: 'system.import.view',
  },
  {
    path: '/system/users/import-rc',
    title: { th: 'นำเข้าจาก RC', en: 'Import from RC' },
    layout: 'default',
    permission: 'system.import.view',
  },
  {
    path: '/system/users/import-yb',
    title: { th: 'นำเข้าจาก YB', en: 'Import from YB' },
    layout: 'default',
    permission: 'system.import.view',
  },
  {
    path: '/system/users/export_ign',
    title: { th: 'ส่งออก IGN', en: 'Export in-game names' },
    layout: 'default',
    permission: 'system.export_ign.run',
  },
  {
    path: '/system/menus',
    title: { th: 'เมนู', en: 'Menus' },
    layout: 'default',
    permission: 'system.menu.view',
    load: () => import('../system/menus.tsx'),
  },
  {
    path: '/system/menus/add',
    title: { th: 'เพิ่มเมนู', en: 'Add menu' },
    layout: 'default',
    permission: 'system.menu.create',
    load: () => import('../system/menus-add.tsx'),
  },
  {
    path: '/system/menus/detail',
    title: { th: 'แก้ไขเมนู', en: 'Menu' },
    layout: 'default',
    permission: 'system.menu.view',
    load: () => import('../system/menus-detail.tsx'),
  },
  {
    path: '/system/roles',
    title: { th: 'ตำแหน่งและสิทธิ์', en: 'Roles' },
    layout: 'default',
    permission: 'system.role.view',
    load: () => import('../system/roles.tsx'),
  },
  {
    path: '/system/roles/add',
    title: { th: 'เพิ่มตำแหน่ง', en: 'Add role' },
    layout: 'default',
    permission: 'system.role.create',
    load: () => import('../system/roles-add.tsx'),
  },
  {
    path: '/system/roles/detail',
    title: { th: 'รายละเอียดตำแหน่ง', en: 'Role' },
    layout: 'default',
    permission: 'system.role.view',
  },
  {
    path: '/system/permissions',
    title: { th: 'สิทธิ์การใช้งาน', en: 'Permissions' },
    layout: 'default',
    permission: 'system.permission.view',
    load: () => import('../system/permissions.tsx'),
  },
  {
    path: '/system/permissions/add',
    title: { th: 'เพิ่มสิทธิ์', en: 'Add permission' },
    layout: 'default',
    permission: 'system.permission.create',
    load: () => import('../system/permissions-add.tsx'),
  },
  {
    path: '/system/permissions/detail',
    title: { th: 'แก้ไขสิทธิ์', en: 'Permission' },
    layout: 'default',
    permission: 'system.permission.view',
    load: () => import('../system/permissions-detail.tsx'),
  },
  {
    path: '/system/users',
    title: { th: 'ผู้ใช้งานระบบ', en: 'Staff users' },
    layout: 'default',
    permission: 'system.user.view',
    load: () => import('../system/users.tsx'),
  },
  {
    path: '/system/users/add',
    title: { th: 'เพิ่มผู้ใช้', en: 'Add user' },
    layout: 'default',
    permission: 'system.user.create',
    load: () => import('../system/users-add.tsx'),
  },
  {
    path: '/system/users/detail',
    title: { th: 'รายละเอียดผู้ใช้', en: 'User' },
    layout: 'default',
    permission: 'system.user.view',
    load: () => import('../system/users-detail.tsx'),
  },
  {
    path: '/payonex/orders',
    title: { th: 'คำสั่ง PayoneX', en: 'PayoneX orders' },
    layout: 'default',
    permission: 'gateway.payonex.order.view',
    load: () => import('../payonex/orders.tsx'),
  },
  {
    path: '/payonex/transactions',
    title: { th: 'ธุรกรรม PayoneX', en: 'PayoneX transactions' },
    layout: 'default',
    permission: 'gateway.payonex.transaction.view',
    load: () => import('../payonex/transactions.tsx'),
  },
  {
    path: '/payonex/account/manage',
    title: { th: 'บัญชี PayoneX', en: 'PayoneX accounts' },
    layout: 'default',
    permission: 'gateway.payonex.account.view',
    load: () => import('../payonex/account-manage.tsx'),
  },
  {
    path: '/payonex/account/add',
    title: { th: 'เพิ่มบัญชี PayoneX', en: 'Add PayoneX account' },
    layout: 'default',
    permission: 'gateway.payonex.account.create',
    load: () => import('../payonex/account-add.tsx'),
  },
  {
    path: '/payonex/account/detail',
    title: { th: 'รายละเอียดบัญชี PayoneX', en: 'PayoneX account' },
    layout: 'default',
    permission: 'gateway.payonex.account.view',
    load: () => import('../payonex/account-detail.tsx'),
  },
  {
    path: '/payonex/agent/manage',
    title: { th: 'ตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent configs' },
    layout: 'default',
    permission: 'gateway.payonex.agent_config.view',
    load: () => import('../payonex/agent-manage.tsx'),
  },
  {
    path: '/payonex/agent/add',
    title: { th: 'เพิ่มเอเย่นต์ PayoneX', en: 'Add PayoneX agent config' },
    layout: 'default',
    permission: 'gateway.payonex.agent_config.create',
    load: () => import('../payonex/agent-add.tsx'),
  },
  {
    path: '/payonex/agent/detail',
    title: { th: 'แก้ไขตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent config' },
    layout: 'default',
    permission: 'gateway.payonex.agent_config.view',
    load: () => import('../payonex/agent-detail.tsx'),
  },
];

/** Texts said otherwise here: `Entity.field` or `Enum.value`; those of routes are in `routes` already. */
export const relabel: Readonly<Record<string, Text>> = {
  '/payonex/orders': { th: 'คำสั่ง PayoneX', en: 'PayoneX orders' },
};

export const menuIcons: Readonly<Record<string, string>> = {
  'cash-multiple': mdiCashMultiple,
  cog: mdiCog,
  'credit-card-fast': mdiCreditCardFast,
  'view-dashboard': mdiViewDashboard,
};

/** Every icon that a menu may have, for menus that people have made. */
export const loadMenuIcons: LoadIcons = () => import('../menu-icons.ts');
