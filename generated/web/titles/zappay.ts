// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { SectionTab, Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/zappay/account/add': { th: 'เพิ่มบัญชี ZapPay', en: 'Add ZapPay account' },
  '/zappay/account/detail': { th: 'รายละเอียดบัญชี ZapPay', en: 'ZapPay account' },
  '/zappay/account/manage': { th: 'บัญชี ZapPay', en: 'ZapPay accounts' },
  '/zappay/agent/add': { th: 'เพิ่มเอเย่นต์ ZapPay', en: 'Add ZapPay agent config' },
  '/zappay/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ ZapPay', en: 'ZapPay agent config' },
  '/zappay/agent/manage': { th: 'ตั้งค่าเอเย่นต์ ZapPay', en: 'ZapPay agent configs' },
  '/zappay/orders': { th: 'คำสั่งฝาก/ถอน ZapPay', en: 'ZapPay orders' },
  '/zappay/transactions': { th: 'ธุรกรรม ZapPay', en: 'ZapPay transactions' },
};

export const sections: readonly (readonly SectionTab[])[] = [
  [
    { label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' }, link: '/zappay/orders', permission: 'gateway.zappay.order.view' },
    { label: { th: 'ธุรกรรม', en: 'Transactions' }, link: '/zappay/transactions', permission: 'gateway.zappay.transaction.view' },
    { label: { th: 'บัญชีเกตเวย์', en: 'Accounts' }, link: '/zappay/account/manage', permission: 'gateway.zappay.account.view' },
    { label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' }, link: '/zappay/agent/manage', permission: 'gateway.zappay.agent_config.view' },
  ],
];
