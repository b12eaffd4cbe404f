// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { SectionTab, Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/payonex/account/add': { th: 'เพิ่มบัญชี PayoneX', en: 'Add PayoneX account' },
  '/payonex/account/detail': { th: 'รายละเอียดบัญชี PayoneX', en: 'PayoneX account' },
  '/payonex/account/manage': { th: 'บัญชี PayoneX', en: 'PayoneX accounts' },
  '/payonex/agent/add': { th: 'เพิ่มเอเย่นต์ PayoneX', en: 'Add PayoneX agent config' },
  '/payonex/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent config' },
  '/payonex/agent/manage': { th: 'ตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent configs' },
  '/payonex/orders': { th: 'คำสั่ง PayoneX', en: 'PayoneX orders' },
  '/payonex/transactions': { th: 'ธุรกรรม PayoneX', en: 'PayoneX transactions' },
};

export const sections: readonly (readonly SectionTab[])[] = [
  [
    { label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' }, link: '/payonex/orders', permission: 'gateway.payonex.order.view' },
    { label: { th: 'ธุรกรรม', en: 'Transactions' }, link: '/payonex/transactions', permission: 'gateway.payonex.transaction.view' },
    { label: { th: 'บัญชีเกตเวย์', en: 'Accounts' }, link: '/payonex/account/manage', permission: 'gateway.payonex.account.view' },
    { label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' }, link: '/payonex/agent/manage', permission: 'gateway.payonex.agent_config.view' },
  ],
];
