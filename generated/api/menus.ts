// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Menu } from '#contract/catalog.ts';

export const menus: readonly Menu[] = [
  {
    id: 'finance',
    label: { th: 'การเงิน', en: 'Finance' },
    icon: 'mdi-cash-multiple',
    items: [
      {
        label: { th: 'รายการถอน', en: 'Withdrawals' },
        link: '/finance/withdraw_requests',
        permission: 'finance.withdraw.view',
        badge: 'withdraw_pending',
      },
    ],
  },
  {
    id: 'home',
    label: { th: 'หน้าหลัก', en: 'Home' },
    icon: 'mdi-view-dashboard',
    link: '/',
    permission: 'home.dashboard.view',
    items: [],
  },
  {
    id: 'payonex',
    label: { th: 'เกตเวย์ PayoneX', en: 'PayoneX gateway' },
    icon: 'mdi-credit-card-fast',
    gateway: 'payonex',
    items: [
      {
        label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' },
        link: '/payonex/orders',
        permission: 'gateway.payonex.order.view',
      },
      {
        label: { th: 'ธุรกรรม', en: 'Transactions' },
        link: '/payonex/transactions',
        permission: 'gateway.payonex.transaction.view',
      },
      {
        label: { th: 'บัญชีเกตเวย์', en: 'Accounts' },
        link: '/payonex/account/manage',
        permission: 'gateway.payonex.account.view',
      },
      {
        label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' },
        link: '/payonex/agent/manage',
        permission: 'gateway.payonex.agent_config.view',
      },
    ],
  },
  {
    id: 'vizpay',
    label: { th: 'เกตเวย์ VizPay', en: 'VizPay gateway' },
    icon: 'mdi-credit-card-fast',
    gateway: 'vizpay',
    items: [
      {
        label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' },
        link: '/vizpay/orders',
        permission: 'gateway.vizpay.order.view',
      },
      {
        label: { th: 'ธุรกรรม', en: 'Transactions' },
        link: '/vizpay/transactions',
        permission: 'gateway.vizpay.transaction.view',
      },
      {
        label: { th: 'บัญชีเกตเวย์', en: 'Accounts' },
        link: '/vizpay/account/manage',
        permission: 'gateway.vizpay.account.view',
      },
      {
        label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' },
        link: '/vizpay/agent/manage',
        permission: 'gateway.vizpay.agent_config.view',
      },
    ],
  },
];
