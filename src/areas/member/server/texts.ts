import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const memberTexts = texts('member', {
  affiliateIncomeOfTheDay: { th: 'รายได้แนะนำเพื่อนประจำวัน', en: 'Affiliate income of the day' },
  affiliateIncomeTakenBackBecauseFigures: {
    th: 'ดึงคืนรายได้แนะนำเพื่อน เพราะยอดของสายงานถูกแก้ไข',
    en: 'Affiliate income taken back, because figures of the line were corrected',
  },
  siteTakesNobody: { th: 'เอเย่นต์ปิดรับสมัคร', en: 'The agent takes no new members' },
  momentToCome: { th: 'เวลานี้ยังมาไม่ถึง', en: 'This moment is still to come' },
  noAgent: { th: 'ไม่พบเอเย่นต์ {code}', en: 'There is no agent {code}' },
  noBank: { th: 'ไม่พบธนาคาร {code}', en: 'There is no bank {code}' },
  usernamePrefix: { th: 'ยูสเซอร์เนมต้องขึ้นต้นด้วย {prefix}', en: 'The username must begin with {prefix}' },
  usernameTaken: { th: 'มียูสเซอร์เนมนี้แล้ว', en: 'There is a member of this username already' },
  mobileTaken: { th: 'เบอร์นี้เป็นของ {username} แล้ว', en: '{username} has this telephone number already' },
  accountTaken: { th: 'บัญชีนี้เป็นของ {username} แล้ว', en: '{username} has this account already' },
  noReferrer: { th: 'ไม่พบผู้แนะนำในเอเย่นต์เดียวกัน', en: 'The agent has no such member who referred them' },
  notValid: { th: 'ไม่ถูกต้อง', en: 'Not valid' },
});
