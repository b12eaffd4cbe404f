// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { SectionTab, Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/onepay/account/add': { th: 'เพิ่มบัญชี OnePay', en: 'Add OnePay account' },
  '/onepay/account/detail': { th: 'รายละเอียดบัญชี OnePay', en: 'OnePay account' },
  '/onepay/account/manage': { th: 'บัญชี OnePay', en: 'OnePay accounts' },
  '/onepay/agent/add': { th: 'เพิ่มเอเย่นต์ OnePay', en: 'Add OnePay agent config' },
  '/onepay/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ OnePay', en: 'OnePay agent config' },
  '/onepay/agent/manage': { th: 'ตั้งค่าเอเย่นต์ OnePay', en: 'OnePay agent configs' },
  '/onepay/orders': { th: 'คำสั่งฝาก/ถอน OnePay', en: 'OnePay orders' },
  '/onepay/transactions': { th: 'ธุรกรรม OnePay', en: 'OnePay transactions' },
};

export const sections: readonly (readonly SectionTab[])[] = [
  [
    { label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' }, link: '/onepay/orders', permission: 'gateway.onepay.order.view' },
    { label: { th: 'ธุรกรรม', en: 'Transactions' }, link: '/onepay/transactions', permission: 'gateway.onepay.transaction.view' },
    { label: { th: 'บัญชีเกตเวย์', en: 'Accounts' }, link: '/onepay/account/manage', permission: 'gateway.onepay.account.view' },
    { label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' }, link: '/onepay/agent/manage', permission: 'gateway.onepay.agent_config.view' },
  ],
];
