import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const recordsTexts = texts('records', {
  badDay: { th: 'วันที่ไม่ถูกต้อง', en: 'Not a valid day' },
  tooManyDays: { th: 'ช่วงวันที่เกิน {maxDays} วัน', en: 'The span is longer than {maxDays:day|days}' },
  setBySystem: { th: 'ค่านี้ระบบเป็นผู้กำหนด', en: 'Only the system sets this value' },
});
