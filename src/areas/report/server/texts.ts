import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const reportTexts = texts('report', {
  mayNotBeBeforeTheFirst: { th: 'ต้องไม่ก่อนวันที่เริ่ม', en: 'May not be before the first day' },
  spanTooLong: { th: 'ช่วงวันที่เกิน {longest} วัน', en: 'The span is longer than {longest:day|days}' },
  noSubProvider: { th: 'ไม่พบค่ายย่อย {code}', en: 'There is no sub-provider {code}' },
  noGame: { th: 'ค่ายย่อยนี้ไม่มีเกม {code}', en: 'The sub-provider has no game {code}' },
  dayToCome: { th: 'วันนี้ยังมาไม่ถึง', en: 'This day is still to come' },
  winAbovePayout: { th: 'ชนะสูงสุดเกินยอดจ่ายทั้งหมด', en: 'The biggest win is above all that was paid' },
  gamesAreNotAll: { th: 'ยอดแยกเกมรวมกันไม่เท่ายอดของวัน', en: 'The games do not add up to the day' },
  noAgent: { th: 'ไม่พบเอเย่นต์', en: 'The agent was not found' },
});
