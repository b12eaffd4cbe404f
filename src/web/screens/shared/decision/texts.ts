import { defineTexts } from '#web/locale/language.ts';

/** Texts of what is seen before deciding, fetched with it. */
export const useDecisionText = defineTexts(
  {
    amount: 'ยอดเงิน',
    from: 'จาก',
    to: 'ไป',
    limits: 'วงเงินที่เหลือ',
    left: (left: string, max: string) => `เหลือ ${left} จาก ${max}`,
    asking: 'กำลังตรวจสอบเงื่อนไข',
    failed: 'ตรวจสอบเงื่อนไขไม่ได้',
    comesBack: 'ระบบจะลองใหม่เองเมื่อติดต่อเซิร์ฟเวอร์ได้ สิ่งที่พิมพ์ไว้ยังอยู่',
    who: 'ผู้ที่ทำได้',
    warnings: 'โปรดตรวจสอบก่อนทำรายการ',
    handOver: 'ส่งต่อ',
    handedOver: (what: string) => `ส่งต่อ ${what} แล้ว`,
    recalled: (at: string) => `ข้อความที่พิมพ์ค้างไว้เมื่อ ${at}`,
    clear: 'ล้าง',
  },
  {
    amount: 'Amount',
    from: 'From',
    to: 'To',
    limits: 'Limits',
    left: (left, max) => `${left} of ${max} left`,
    asking: 'Checking what speaks against it',
    failed: 'This could not be checked',
    comesBack: 'It is tried again as soon as the server answers. What you typed stays',
    who: 'Who may',
    warnings: 'Please check before you go on',
    handOver: 'Hand over',
    handedOver: (what) => `${what} was handed over`,
    recalled: (at) => `Typed at ${at} and not sent`,
    clear: 'Clear',
  },
);
