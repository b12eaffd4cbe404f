// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { DeploymentIdentity } from '#contract/catalog.ts';
import type { LoadIcons, LoadTitles, Route } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import type { LoadIdentity } from '#web/auth/identity.ts';
import {
  mdiAccountGroup,
  mdiAccountTie,
  mdiBankTransfer,
  mdiCashMultiple,
  mdiChartBox,
  mdiCog,
  mdiCreditCardFast,
  mdiGamepadVariant,
  mdiGift,
  mdiStore,
  mdiViewDashboard,
} from '@mdi/js';

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
  { path: '/banner', layout: 'default', permission: 'banner.banner.view', load: () => import('../banner/index.tsx') },
  {
    path: '/banner/add',
    layout: 'default',
    permission: 'banner.banner.create',
    load: () => import('../banner/add.tsx'),
  },
  {
    path: '/banner/detail',
    layout: 'default',
    permission: 'banner.banner.view',
    load: () => import('../banner/detail.tsx'),
  },
  {
    path: '/finance/manage_banks',
    layout: 'default',
    permission: 'finance.bank.view',
    load: () => import('../finance/manage_banks.tsx'),
  },
  {
    path: '/finance/manage_bank',
    layout: 'default',
    permission: 'finance.bank.view',
    load: () => import('../finance/manage_bank.tsx'),
  },
  {
    path: '/finance/manage_true_money',
    layout: 'default',
    permission: 'finance.truemoney.view',
    load: () => import('../finance/manage_true_money.tsx'),
  },
  {
    path: '/finance/deposit_requests',
    layout: 'default',
    permission: 'finance.deposit.view',
    load: () => import('../finance/deposit_requests.tsx'),
  },
  {
    path: '/finance/suspicious',
    layout: 'default',
    permission: 'finance.suspicious.view',
    load: () => import('../finance/suspicious.tsx'),
  },
  {
    path: '/finance/cache_transactions',
    layout: 'default',
    permission: 'finance.cache.view',
    load: () => import('../finance/cache_transactions.tsx'),
  },
  { path: '/finance/m_banking', layout: 'default', permission: 'finance.mbanking.view' },
  {
    path: '/finance/migration/banks',
    layout: 'default',
    permission: 'finance.migration.view',
    load: () => import('../finance/migration-banks.tsx'),
  },
  {
    path: '/finance/migration/add',
    layout: 'default',
    permission: 'finance.migration.create',
    load: () => import('../finance/migration-add.tsx'),
  },
  {
    path: '/finance/migration/detail',
    layout: 'default',
    permission: 'finance.migration.view',
    load: () => import('../finance/migration-detail.tsx'),
  },
  {
    path: '/finance/migration/report',
    layout: 'default',
    permission: 'finance.migration.view',
    load: () => import('../finance/migration-report.tsx'),
  },
  {
    path: '/finance/replenish/banks',
    layout: 'default',
    permission: 'finance.replenish.view',
    load: () => import('../finance/replenish-banks.tsx'),
  },
  {
    path: '/finance/replenish/add',
    layout: 'default',
    permission: 'finance.replenish.create',
    load: () => import('../finance/replenish-add.tsx'),
  },
  {
    path: '/finance/replenish/detail',
    layout: 'default',
    permission: 'finance.replenish.view',
    load: () => import('../finance/replenish-detail.tsx'),
  },
  {
    path: '/finance/ticket/manage',
    layout: 'default',
    permission: 'finance.ticket.view',
    load: () => import('../finance/ticket-manage.tsx'),
  },
  {
    path: '/finance/ticket/add',
    layout: 'default',
    permission: 'finance.ticket.create',
    load: () => import('../finance/ticket-add.tsx'),
  },
  {
    path: '/finance/ticket/detail',
    layout: 'default',
    permission: 'finance.ticket.view',
    load: () => import('../finance/ticket-detail.tsx'),
  },
  {
    path: '/finance/withdraw_requests',
    layout: 'default',
    permission: 'finance.withdraw.view',
    load: () => import('../finance/withdraw_requests.tsx'),
  },
  {
    path: '/game/manage-game-list',
    layout: 'default',
    permission: 'game.game.view',
    load: () => import('../game/manage-game-list.tsx'),
  },
  { path: '/game/add', layout: 'default', permission: 'game.game.create', load: () => import('../game/add.tsx') },
  { path: '/game/detail', layout: 'default', permission: 'game.game.view', load: () => import('../game/detail.tsx') },
  {
    path: '/game/providers',
    layout: 'default',
    permission: 'game.provider.view',
    load: () => import('../game/providers.tsx'),
  },
  {
    path: '/game/providers/detail',
    layout: 'default',
    permission: 'game.provider.view',
    load: () => import('../game/providers-detail.tsx'),
  },
  {
    path: '/game/agent-provider/manage',
    layout: 'default',
    permission: 'game.agent_provider.view',
    load: () => import('../game/agent-provider-manage.tsx'),
  },
  {
    path: '/game/agent-provider/detail',
    layout: 'default',
    permission: 'game.agent_provider.view',
    load: () => import('../game/agent-provider-detail.tsx'),
  },
  { path: '/game/agent-provider', layout: 'default', permission: 'game.agent_provider.view' },
  { path: '/game/updater', layout: 'default', permission: 'game.updater.view' },
  { path: '/', layout: 'default', permission: 'home.dashboard.view' },
  {
    path: '/promotion/manage',
    layout: 'default',
    permission: 'promotion.promotion.view',
    load: () => import('../promotion/manage.tsx'),
  },
  {
    path: '/promotion/detail',
    layout: 'default',
    permission: 'promotion.promotion.view',
    load: () => import('../promotion/detail.tsx'),
  },
  {
    path: '/agent/daily-summary',
    layout: 'default',
    permission: 'agent.summary.view',
    load: () => import('../agent/daily-summary.tsx'),
  },
  {
    path: '/agent/monthly-summary',
    layout: 'default',
    permission: 'agent.summary.view',
    load: () => import('../agent/monthly-summary.tsx'),
  },
  {
    path: '/agent/winloss-summary',
    layout: 'default',
    permission: 'agent.winloss.view',
    load: () => import('../agent/winloss-summary.tsx'),
  },
  {
    path: '/agent/winloss-summary-provider',
    layout: 'default',
    permission: 'agent.winloss.view',
    load: () => import('../agent/winloss-summary-provider.tsx'),
  },
  {
    path: '/agent/deposit-withdraw',
    layout: 'default',
    permission: 'agent.finance.view',
    load: () => import('../agent/deposit-withdraw.tsx'),
  },
  {
    path: '/agent/deposit-withdraw-daily',
    layout: 'default',
    permission: 'agent.finance.view',
    load: () => import('../agent/deposit-withdraw-daily.tsx'),
  },
  {
    path: '/report/agent-raw',
    layout: 'default',
    permission: 'report.agent_raw.view',
    load: () => import('../agent/report-agent-raw.tsx'),
  },
  {
    path: '/report/provider-invoice',
    layout: 'default',
    permission: 'report.invoice.view',
    load: () => import('../agent/report-provider-invoice.tsx'),
  },
  {
    path: '/report/provider-invoice-daily',
    layout: 'default',
    permission: 'report.invoice.view',
    load: () => import('../agent/report-provider-invoice-daily.tsx'),
  },
  {
    path: '/report/game-stats',
    layout: 'default',
    permission: 'report.game_stats.view',
    load: () => import('../game/report-game-stats.tsx'),
  },
  {
    path: '/member/winloss-summary',
    layout: 'default',
    permission: 'member.winloss.view',
    load: () => import('../member/winloss-summary.tsx'),
  },
  {
    path: '/member/winloss-summary-provider',
    layout: 'default',
    permission: 'member.winloss.view',
    load: () => import('../member/winloss-summary-provider.tsx'),
  },
  {
    path: '/member/deposit-withdraw',
    layout: 'default',
    permission: 'member.finance.view',
    load: () => import('../member/deposit-withdraw.tsx'),
  },
  {
    path: '/report/member-raw',
    layout: 'default',
    permission: 'report.member_raw.view',
    load: () => import('../member/report-member-raw.tsx'),
  },
  { path: '/shop/manage', layout: 'default', permission: 'shop.item.view', load: () => import('../shop/manage.tsx') },
  {
    path: '/shop/item/add',
    layout: 'default',
    permission: 'shop.item.create',
    load: () => import('../shop/item-add.tsx'),
  },
  {
    path: '/shop/item/detail',
    layout: 'default',
    permission: 'shop.item.view',
    load: () => import('../shop/item-detail.tsx'),
  },
  {
    path: '/shop/redeem-list',
    layout: 'default',
    permission: 'shop.redeem.view',
    load: () => import('../shop/redeem-list.tsx'),
  },
  {
    path: '/shop/tracking',
    layout: 'default',
    permission: 'shop.redeem.view',
    load: () => import('../shop/tracking.tsx'),
  },
  {
    path: '/shop/deposit/manage',
    layout: 'default',
    permission: 'shop.deposit.view',
    load: () => import('../shop/deposit-manage.tsx'),
  },
  {
    path: '/shop/deposit/add',
    layout: 'default',
    permission: 'shop.deposit.create',
    load: () => import('../shop/deposit-add.tsx'),
  },
  {
    path: '/shop/deposit/detail',
    layout: 'default',
    permission: 'shop.deposit.view',
    load: () => import('../shop/deposit-detail.tsx'),
  },
  {
    path: '/system/audit',
    layout: 'default',
    permission: 'system.audit.view',
    load: () => import('../system/audit.tsx'),
  },
  { path: '/system/audit/detail', layout: 'default', permission: 'system.audit.view' },
  { path: '/system/users/import', layout: 'default', permission: 'system.import.view' },
  { path: '/system/users/import_aff', layout: 'default', permission: 'system.import.view' },
  { path: '/system/users/import_wallet', layout: 'default', permission: 'system.import.view' },
  { path: '/system/users/import-huaythai', layout: 'default', permission: 'system.import.view' },
  { path: '/system/users/import-pawinss', layout: 'default', permission: 'system.import.view' },
  { path: '/system/users/import-rc', layout: 'default', permission: 'system.import.view' },
  { path: '/system/users/import-yb', layout: 'default', permission: 'system.import.view' },
  { path: '/system/users/export_ign', layout: 'default', permission: 'system.export_ign.run' },
  {
    path: '/system/menus',
    layout: 'default',
    permission: 'system.menu.view',
    load: () => import('../system/menus.tsx'),
  },
  {
    path: '/system/menus/add',
    layout: 'default',
    permission: 'system.menu.create',
    load: () => import('../system/menus-add.tsx'),
  },
  {
    path: '/system/menus/detail',
    layout: 'default',
    permission: 'system.menu.view',
    load: () => import('../system/menus-detail.tsx'),
  },
  {
    path: '/system/roles',
    layout: 'default',
    permission: 'system.role.view',
    load: () => import('../system/roles.tsx'),
  },
  {
    path: '/system/roles/add',
    layout: 'default',
    permission: 'system.role.create',
    load: () => import('../system/roles-add.tsx'),
  },
  { path: '/system/roles/detail', layout: 'default', permission: 'system.role.view' },
  {
    path: '/system/permissions',
    layout: 'default',
    permission: 'system.permission.view',
    load: () => import('../system/permissions.tsx'),
  },
  {
    path: '/system/permissions/add',
    layout: 'default',
    permission: 'system.permission.create',
    load: () => import('../system/permissions-add.tsx'),
  },
  {
    path: '/system/permissions/detail',
    layout: 'default',
    permission: 'system.permission.view',
    load: () => import('../system/permissions-detail.tsx'),
  },
  {
    path: '/system/users',
    layout: 'default',
    permission: 'system.user.view',
    load: () => import('../system/users.tsx'),
  },
  {
    path: '/system/users/add',
    layout: 'default',
    permission: 'system.user.create',
    load: () => import('../system/users-add.tsx'),
  },
  {
    path: '/system/users/detail',
    layout: 'default',
    permission: 'system.user.view',
    load: () => import('../system/users-detail.tsx'),
  },
  {
    path: '/payonex/orders',
    layout: 'default',
    permission: 'gateway.payonex.order.view',
    template: '/gateway/orders',
    load: () => import('../payonex/orders.tsx'),
  },
  {
    path: '/payonex/transactions',
    layout: 'default',
    permission: 'gateway.payonex.transaction.view',
    template: '/gateway/transactions',
    load: () => import('../payonex/transactions.tsx'),
  },
  {
    path: '/payonex/account/manage',
    layout: 'default',
    permission: 'gateway.payonex.account.view',
    template: '/gateway/account/manage',
    load: () => import('../payonex/account-manage.tsx'),
  },
  {
    path: '/payonex/account/add',
    layout: 'default',
    permission: 'gateway.payonex.account.create',
    template: '/gateway/account/add',
    load: () => import('../payonex/account-add.tsx'),
  },
  {
    path: '/payonex/account/detail',
    layout: 'default',
    permission: 'gateway.payonex.account.view',
    template: '/gateway/account/detail',
    load: () => import('../payonex/account-detail.tsx'),
  },
  {
    path: '/payonex/agent/manage',
    layout: 'default',
    permission: 'gateway.payonex.agent_config.view',
    template: '/gateway/agent/manage',
    load: () => import('../payonex/agent-manage.tsx'),
  },
  {
    path: '/payonex/agent/add',
    layout: 'default',
    permission: 'gateway.payonex.agent_config.create',
    template: '/gateway/agent/add',
    load: () => import('../payonex/agent-add.tsx'),
  },
  {
    path: '/payonex/agent/detail',
    layout: 'default',
    permission: 'gateway.payonex.agent_config.view',
    template: '/gateway/agent/detail',
    load: () => import('../payonex/agent-detail.tsx'),
  },
];

/** What the pages are called, by the first part of their paths: fetched beside the first of them. */
export const loadTitles: LoadTitles = {
  '': () => import('../titles/dgbet/index.ts'),
  agent: () => import('../titles/dgbet/agent.ts'),
  banner: () => import('../titles/dgbet/banner.ts'),
  finance: () => import('../titles/dgbet/finance.ts'),
  game: () => import('../titles/dgbet/game.ts'),
  member: () => import('../titles/dgbet/member.ts'),
  payonex: () => import('../titles/dgbet/payonex.ts'),
  promotion: () => import('../titles/dgbet/promotion.ts'),
  report: () => import('../titles/dgbet/report.ts'),
  shop: () => import('../titles/dgbet/shop.ts'),
  system: () => import('../titles/dgbet/system.ts'),
};

/** Texts said otherwise here: `Entity.field` or `Enum.value`; those of routes are in their titles already. */
export const relabel: Readonly<Record<string, Text>> = {
  '/payonex/orders': { th: 'คำสั่ง PayoneX', en: 'PayoneX orders' },
};

export const menuIcons: Readonly<Record<string, string>> = {
  'account-group': mdiAccountGroup,
  'account-tie': mdiAccountTie,
  'bank-transfer': mdiBankTransfer,
  'cash-multiple': mdiCashMultiple,
  'chart-box': mdiChartBox,
  cog: mdiCog,
  'credit-card-fast': mdiCreditCardFast,
  'gamepad-variant': mdiGamepadVariant,
  gift: mdiGift,
  store: mdiStore,
  'view-dashboard': mdiViewDashboard,
};

/** Every icon that a menu may have, for menus that people have made. */
export const loadMenuIcons: LoadIcons = () => import('../menu-icons.ts');
