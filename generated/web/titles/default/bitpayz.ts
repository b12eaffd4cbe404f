// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/bitpayz/orders': { th: 'คำสั่งฝาก/ถอน BitPayz', en: 'BitPayz orders' },
  '/bitpayz/transactions': { th: 'ธุรกรรม BitPayz', en: 'BitPayz transactions' },
  '/bitpayz/account/manage': { th: 'บัญชี BitPayz', en: 'BitPayz accounts' },
  '/bitpayz/account/add': { th: 'เพิ่มบัญชี BitPayz', en: 'Add BitPayz account' },
  '/bitpayz/account/detail': { th: 'รายละเอียดบัญชี BitPayz', en: 'BitPayz account' },
  '/bitpayz/agent/manage': { th: 'ตั้งค่าเอเย่นต์ BitPayz', en: 'BitPayz agent configs' },
  '/bitpayz/agent/add': { th: 'เพิ่มเอเย่นต์ BitPayz', en: 'Add BitPayz agent config' },
  '/bitpayz/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ BitPayz', en: 'BitPayz agent config' },
};
