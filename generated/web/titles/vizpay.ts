// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { SectionTab, Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/vizpay/account/add': { th: 'เพิ่มบัญชี VizPay', en: 'Add VizPay account' },
  '/vizpay/account/detail': { th: 'รายละเอียดบัญชี VizPay', en: 'VizPay account' },
  '/vizpay/account/manage': { th: 'บัญชี VizPay', en: 'VizPay accounts' },
  '/vizpay/agent/add': { th: 'เพิ่มเอเย่นต์ VizPay', en: 'Add VizPay agent config' },
  '/vizpay/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ VizPay', en: 'VizPay agent config' },
  '/vizpay/agent/manage': { th: 'ตั้งค่าเอเย่นต์ VizPay', en: 'VizPay agent configs' },
  '/vizpay/orders': { th: 'คำสั่งฝาก/ถอน VizPay', en: 'VizPay orders' },
  '/vizpay/transactions': { th: 'ธุรกรรม VizPay', en: 'VizPay transactions' },
};

export const sections: readonly (readonly SectionTab[])[] = [
  [
    { label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' }, link: '/vizpay/orders', permission: 'gateway.vizpay.order.view' },
    { label: { th: 'ธุรกรรม', en: 'Transactions' }, link: '/vizpay/transactions', permission: 'gateway.vizpay.transaction.view' },
    { label: { th: 'บัญชีเกตเวย์', en: 'Accounts' }, link: '/vizpay/account/manage', permission: 'gateway.vizpay.account.view' },
    { label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' }, link: '/vizpay/agent/manage', permission: 'gateway.vizpay.agent_config.view' },
  ],
];
