import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const reportTexts = texts('report', {
  mayNotBeBeforeTheFirst: { th: 'ต้องไม่ก่อนวันที่เริ่ม', en: 'May not be before the first day' },
  spanTooLong: { th: 'ช่วงวันที่เกิน {longest} วัน', en: 'The span is longer than {longest:day|days}' },
  noAgent: { th: 'ไม่พบเอเย่นต์', en: 'The agent was not found' },
});
