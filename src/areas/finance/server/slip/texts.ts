import { texts } from '#server/base/text-catalogue.ts';

/** What slips say. */
export const slipTexts = texts('financeSlip', {
  badTime: { th: 'เวลาโอนไม่ถูกต้อง', en: 'The time of the transfer is not valid' },
  future: { th: 'เวลาโอนต้องไม่อยู่ในอนาคต', en: 'The time of the transfer may not be in the future' },
  refTooShort: { th: 'เลขอ้างอิงสั้นเกินไป', en: 'The reference is too short' },
  reference: { th: 'เลขอ้างอิงการโอน', en: 'The reference of the transfer' },
  picture: { th: 'ภาพสลิป', en: 'The picture of the slip' },
  qr: { th: 'QR บนสลิป', en: 'The QR code on the slip' },
  usedFor: { th: '{what}นี้ใช้แล้วกับรายการ {ref} โดย {by}', en: '{what} was used already for {ref} by {by}' },
  used: { th: 'สลิปนี้ถูกใช้แล้ว', en: 'This slip was used already' },
});
