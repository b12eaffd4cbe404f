// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { SectionTab, Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/bitpayz/account/add': { th: 'เพิ่มบัญชี BitPayz', en: 'Add BitPayz account' },
  '/bitpayz/account/detail': { th: 'รายละเอียดบัญชี BitPayz', en: 'BitPayz account' },
  '/bitpayz/account/manage': { th: 'บัญชี BitPayz', en: 'BitPayz accounts' },
  '/bitpayz/agent/add': { th: 'เพิ่มเอเย่นต์ BitPayz', en: 'Add BitPayz agent config' },
  '/bitpayz/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ BitPayz', en: 'BitPayz agent config' },
  '/bitpayz/agent/manage': { th: 'ตั้งค่าเอเย่นต์ BitPayz', en: 'BitPayz agent configs' },
  '/bitpayz/orders': { th: 'คำสั่งฝาก/ถอน BitPayz', en: 'BitPayz orders' },
  '/bitpayz/transactions': { th: 'ธุรกรรม BitPayz', en: 'BitPayz transactions' },
};

export const sections: readonly (readonly SectionTab[])[] = [
  [
    { label: { th: 'คำสั่งฝาก/ถอน', en: 'Orders' }, link: '/bitpayz/orders', permission: 'gateway.bitpayz.order.view' },
    { label: { th: 'ธุรกรรม', en: 'Transactions' }, link: '/bitpayz/transactions', permission: 'gateway.bitpayz.transaction.view' },
    { label: { th: 'บัญชีเกตเวย์', en: 'Accounts' }, link: '/bitpayz/account/manage', permission: 'gateway.bitpayz.account.view' },
    { label: { th: 'ตั้งค่าเอเย่นต์', en: 'Agent configs' }, link: '/bitpayz/agent/manage', permission: 'gateway.bitpayz.agent_config.view' },
  ],
];
