// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/cashback/turnover': {
    th: 'แต่ละแถวคือยอดคืนของสมาชิกหนึ่งคน หนึ่งรอบ และหนึ่งหมวดเกม คิดจากยอดเทิร์นตามอัตรา เข้ากระเป๋าค่าคอมมิชชั่น กด “ดูกระเป๋า” เพื่อดูการจ่าย ยอดที่ไม่ถึงขั้นต่ำไม่จ่าย และวันที่ในตัวกรองคือวันที่รอบสิ้นสุด',
    en:
      'A row is the rebate of one member for one period and one game type, a rate of the valid turnover, paid into the commission wallet. Press “The wallet” to see the payment. What is below the least is not paid, and the date filter means the day a period ends.',
  },
  '/cashback/winloss': {
    th: 'แต่ละแถวคือยอดคืนของสมาชิกหนึ่งคนในหนึ่งรอบ ระบบคำนวณเองหลังจบรอบจากยอดเสียที่หักโบนัสแล้ว จ่ายจากหน้านี้ไม่ได้ กด “ดูกระเป๋า” เพื่อดูการจ่าย แบบกดรับเอง สมาชิกต้องรับก่อนเวลาในช่องรับภายใน ไม่เช่นนั้นจะหมดอายุ',
    en:
      'A row is the rebate of one member for one period, worked out from losses less bonuses once the period is over. Nothing is paid from here. Press “The wallet” to see the payment. A rebate that the member must claim expires after the time in Claim until.',
  },
};
