// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Route } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import { mdiCashMultiple, mdiCreditCardFast, mdiViewDashboard } from '@mdi/js';

export const deployment: { readonly name: string; readonly server: string; readonly title: Text } = {
  name: 'dgbet',
  server: 'dgbet',
  title: { th: 'DGBET', en: 'DGBET' },
};

export const brand: { readonly name: string; readonly color?: string } = { name: 'DGBET' };

export const routes: readonly Route[] = [
  { path: '/login', title: { th: 'เข้าสู่ระบบ', en: 'Sign in' }, layout: 'auth', permission: 'public' },
  {
    path: '/change-password',
    title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
    layout: 'auth',
    permission: 'signed-in',
  },
  {
    path: '/finance/withdraw_requests',
    title: { th: 'รายการถอน', en: 'Withdrawal queue' },
    layout: 'default',
    permission: 'finance.withdraw.view',
    load: () => import('../finance/withdraw_requests.tsx'),
  },
  { path: '/', title: { th: 'หน้าหลัก', en: 'Home' }, layout: 'default', permission: 'home.dashboard.view' },
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
  'credit-card-fast': mdiCreditCardFast,
  'view-dashboard': mdiViewDashboard,
};
