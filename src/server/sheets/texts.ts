import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const sheetsTexts = texts('sheets', {
  lastMinutes: { th: '{minutes} นาทีล่าสุด', en: 'Last {minutes:minute|minutes}' },
  rows: { th: 'จำนวนแถว', en: 'Rows' },
  rowsOf: { th: '{count} จาก {total}', en: '{count} of {total}' },
  made: { th: 'จัดทำเมื่อ', en: 'Made at' },
  bangkokTime: { th: '{time} (เวลาไทย)', en: '{time} (Thai time)' },
  madeBy: { th: 'จัดทำโดย', en: 'Made by' },
  days: { th: 'ช่วงวันที่', en: 'Period' },
  total: { th: 'รวมทั้งหมด', en: 'Total' },
  facts: { th: 'ข้อมูลไฟล์', en: 'About this file' },
});
