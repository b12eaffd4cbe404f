// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/payonex/orders': { th: 'คำสั่งฝาก/ถอน PayoneX', en: 'PayoneX orders' },
  '/payonex/transactions': { th: 'ธุรกรรม PayoneX', en: 'PayoneX transactions' },
  '/payonex/account/manage': { th: 'บัญชี PayoneX', en: 'PayoneX accounts' },
  '/payonex/account/add': { th: 'เพิ่มบัญชี PayoneX', en: 'Add PayoneX account' },
  '/payonex/account/detail': { th: 'รายละเอียดบัญชี PayoneX', en: 'PayoneX account' },
  '/payonex/agent/manage': { th: 'ตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent configs' },
  '/payonex/agent/add': { th: 'เพิ่มเอเย่นต์ PayoneX', en: 'Add PayoneX agent config' },
  '/payonex/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ PayoneX', en: 'PayoneX agent config' },
};
