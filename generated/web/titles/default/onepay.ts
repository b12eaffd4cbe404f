// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/onepay/orders': { th: 'คำสั่งฝาก/ถอน OnePay', en: 'OnePay orders' },
  '/onepay/transactions': { th: 'ธุรกรรม OnePay', en: 'OnePay transactions' },
  '/onepay/account/manage': { th: 'บัญชี OnePay', en: 'OnePay accounts' },
  '/onepay/account/add': { th: 'เพิ่มบัญชี OnePay', en: 'Add OnePay account' },
  '/onepay/account/detail': { th: 'รายละเอียดบัญชี OnePay', en: 'OnePay account' },
  '/onepay/agent/manage': { th: 'ตั้งค่าเอเย่นต์ OnePay', en: 'OnePay agent configs' },
  '/onepay/agent/add': { th: 'เพิ่มเอเย่นต์ OnePay', en: 'Add OnePay agent config' },
  '/onepay/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ OnePay', en: 'OnePay agent config' },
};
