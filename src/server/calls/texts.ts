import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const callsTexts = texts('calls', {
  howMany: { th: 'ระบุได้ 1 ถึง {most} รายการ', en: 'Name between 1 and {most:record|records}' },
  mayNotTakeOver: { th: 'คุณไม่มีสิทธิ์รับช่วงรายการจากผู้อื่น', en: 'You may not take over what somebody else has in hand' },
  held: { th: 'กำลังดำเนินการโดย {holder}', en: '{holder} is working on this' },
  exceeded: {
    th: '{label}เหลือ {left} บาท แต่รายการที่เลือกรวม {needs} บาท กรุณาเลือกน้อยลง',
    en: '{label}: {left} baht are left, the selection takes {needs}. Select fewer',
  },
  keyRequired: {
    th: 'ต้องส่ง Idempotency-Key กับรายการที่เกี่ยวกับเงิน',
    en: 'Send an Idempotency-Key with every call that moves money',
  },
  keyMalformed: { th: 'Idempotency-Key ไม่ถูกต้อง', en: 'The Idempotency-Key is not valid' },
  underWay: { th: 'รายการนี้กำลังดำเนินการอยู่ กรุณารอสักครู่', en: 'This is being worked on already, please wait a moment' },
  keyUsedOtherwise: { th: 'Idempotency-Key นี้ถูกใช้กับคำขออื่นแล้ว', en: 'This Idempotency-Key was used for another request' },
  added: { th: 'เพิ่มข้อมูลสำเร็จ', en: 'Added' },
  saved: { th: 'บันทึกสำเร็จ', en: 'Saved' },
  removed: { th: 'ลบข้อมูลสำเร็จ', en: 'Deleted' },
  moved: { th: 'ทำรายการสำเร็จ', en: 'Done' },
});
