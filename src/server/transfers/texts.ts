import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const transfersTexts = texts('transfers', {
  live: {
    th: 'รายการ {ref} ยังไม่ทราบผล ต้องตรวจสอบให้จบก่อนโอนอีกครั้ง',
    en: 'The result of transfer {ref} is not known yet: settle it before another transfer',
  },
  noSource: { th: 'ไม่พบบัญชีต้นทาง', en: 'The sending account was not found' },
  sameAccount: { th: 'บัญชีปลายทางเป็นบัญชีเดียวกับต้นทาง', en: 'The receiving account is the sending account' },
  sourceFrozen: { th: 'บัญชีต้นทางถูกอายัด', en: 'The sending account is frozen' },
  sourceInactive: { th: 'บัญชีต้นทางไม่ได้เปิดใช้งาน', en: 'The sending account is not active' },
  sourceManual: { th: 'บัญชีต้นทางโอนออกอัตโนมัติไม่ได้', en: 'The sending account cannot send by itself' },
  sourceNew: {
    th: 'บัญชีใหม่หรือเพิ่งเปลี่ยน รอครบ 24 ชั่วโมงหรือให้ผู้อื่นยืนยันก่อน',
    en: 'The account is new or was changed lately: wait 24 hours, or have somebody else confirm it',
  },
  sourceOffline: { th: 'บัญชีต้นทางไม่ได้เชื่อมต่อกับธนาคาร', en: 'The sending account is not connected to its bank' },
  balance: { th: 'ยอดเงินไม่พอ ใช้ได้ {available} บาท', en: 'The balance is too low: {available} baht can be used' },
  dailyOut: { th: 'เกินวงเงินโอนออกต่อวัน {dailyOut} บาท', en: 'Above the daily limit of {dailyOut} baht for money sent' },
  targetClosed: { th: 'บัญชีปลายทางปิดหรือถูกอายัด', en: 'The receiving account is closed or frozen' },
  dailyIn: {
    th: 'บัญชีปลายทางเกินวงเงินรับต่อวัน {dailyIn} บาท',
    en: "Above the receiving account's daily limit of {dailyIn} baht",
  },
  sourceStopped: {
    th: 'บัญชีต้นทางถูกอายัดหรือปิดแล้ว ยังไม่ได้โอนเงิน',
    en: 'The sending account was frozen or closed in the meantime: nothing was sent',
  },
});
