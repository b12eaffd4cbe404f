// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { SectionTab, Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/direpay/account/add': { th: 'เพิ่มบัญชี DirePay', en: 'Add DirePay account' },
  '/direpay/account/detail': { th: 'รายละเอียดบัญชี DirePay', en: 'DirePay account' },
  '/direpay/account/manage': { th: 'บัญชี DirePay', en: 'DirePay accounts' },
  '/direpay/agent/add': { th: 'เพิ่มเอเย่นต์ DirePay', en: 'Add DirePay agent config' },
  '/direpay/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ DirePay', en: 'DirePay agent config' },
  '/direpay/agent/manage': { th: 'ตั้งค่าเอเย่นต์ DirePay', en: 'DirePay agent configs' },
  '/direpay/orders': { th: 'คำสั่งฝาก/ถอน DirePay', en: 'DirePay orders' },
  '/direpay/transactions': { th: 'ธุรกรรม DirePay', en: 'DirePay transactions' },
};

export const sections: readonly (readonly SectionTab[])[] = [
  [
    { label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' }, link: '/direpay/orders', permission: 'gateway.direpay.order.view' },
    { label: { th: 'ธุรกรรม', en: 'Transactions' }, link: '/direpay/transactions', permission: 'gateway.direpay.transaction.view' },
    { label: { th: 'บัญชีเกตเวย์', en: 'Accounts' }, link: '/direpay/account/manage', permission: 'gateway.direpay.account.view' },
    { label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' }, link: '/direpay/agent/manage', permission: 'gateway.direpay.agent_config.view' },
  ],
];
