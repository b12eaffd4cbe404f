// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { SectionTab, Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/hengpay/account/add': { th: 'เพิ่มบัญชี HengPay', en: 'Add HengPay account' },
  '/hengpay/account/detail': { th: 'รายละเอียดบัญชี HengPay', en: 'HengPay account' },
  '/hengpay/account/manage': { th: 'บัญชี HengPay', en: 'HengPay accounts' },
  '/hengpay/agent/add': { th: 'เพิ่มเอเย่นต์ HengPay', en: 'Add HengPay agent config' },
  '/hengpay/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ HengPay', en: 'HengPay agent config' },
  '/hengpay/agent/manage': { th: 'ตั้งค่าเอเย่นต์ HengPay', en: 'HengPay agent configs' },
  '/hengpay/orders': { th: 'คำสั่งฝาก/ถอน HengPay', en: 'HengPay orders' },
  '/hengpay/transactions': { th: 'ธุรกรรม HengPay', en: 'HengPay transactions' },
};

export const sections: readonly (readonly SectionTab[])[] = [
  [
    { label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' }, link: '/hengpay/orders', permission: 'gateway.hengpay.order.view' },
    { label: { th: 'ธุรกรรม', en: 'Transactions' }, link: '/hengpay/transactions', permission: 'gateway.hengpay.transaction.view' },
    { label: { th: 'บัญชีเกตเวย์', en: 'Accounts' }, link: '/hengpay/account/manage', permission: 'gateway.hengpay.account.view' },
    { label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' }, link: '/hengpay/agent/manage', permission: 'gateway.hengpay.agent_config.view' },
  ],
];
