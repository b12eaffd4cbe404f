import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const memberTexts = texts('member', {
  affiliateIncomeOfTheDay: { th: 'รายได้แนะนำเพื่อนประจำวัน', en: 'Affiliate income of the day' },
  affiliateIncomeTakenBackBecauseFigures: {
    th: 'ดึงคืนรายได้แนะนำเพื่อน เพราะยอดของสายงานถูกแก้ไข',
    en: 'Affiliate income taken back, because figures of the line were corrected',
  },
  notValid: { th: 'ไม่ถูกต้อง', en: 'Not valid' },
});
