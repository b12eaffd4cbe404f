// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/hengpay/orders': { th: 'คำสั่งฝาก/ถอน HengPay', en: 'HengPay orders' },
  '/hengpay/transactions': { th: 'ธุรกรรม HengPay', en: 'HengPay transactions' },
  '/hengpay/account/manage': { th: 'บัญชี HengPay', en: 'HengPay accounts' },
  '/hengpay/account/add': { th: 'เพิ่มบัญชี HengPay', en: 'Add HengPay account' },
  '/hengpay/account/detail': { th: 'รายละเอียดบัญชี HengPay', en: 'HengPay account' },
  '/hengpay/agent/manage': { th: 'ตั้งค่าเอเย่นต์ HengPay', en: 'HengPay agent configs' },
  '/hengpay/agent/add': { th: 'เพิ่มเอเย่นต์ HengPay', en: 'Add HengPay agent config' },
  '/hengpay/agent/detail': { th: 'แก้ไขตั้งค่าเอเย่นต์ HengPay', en: 'HengPay agent config' },
};
