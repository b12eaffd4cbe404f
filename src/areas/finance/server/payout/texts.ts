import { texts } from '#server/base/text-catalogue.ts';

/** What payouts say. */
export const payoutTexts = texts('financePayout', {
  chooseSource: { th: 'กรุณาเลือกแหล่งเงินที่จะโอน', en: 'Choose the source to pay from' },
  noSource: { th: 'ไม่พบแหล่งเงินที่เลือก', en: 'The chosen source was not found' },
  gatewayOff: { th: 'เกตเวย์นี้ไม่ได้เปิดใช้ในระบบนี้ ยังไม่ได้โอนเงิน', en: 'This gateway is not in use here: nothing was sent' },
  sourceStopped: {
    th: 'บัญชีต้นทางถูกอายัดหรือปิดแล้ว ยังไม่ได้โอนเงิน',
    en: 'The sending account was frozen or closed in the meantime: nothing was sent',
  },
  resultUnknown: {
    th: 'ไม่ทราบผลโอน {withdrawRef} ยอด {netAmount} บาท ปลายทางไม่ให้คำตอบ ต้องให้เจ้าหน้าที่ตรวจสอบ ห้ามโอนซ้ำ',
    en: 'The result of {withdrawRef} over {netAmount} baht is not known and the provider does not answer: somebody must look at it, never send it again',
  },
  otherWay: { th: 'แหล่งเงินไม่ตรงกับวิธีโอน', en: 'The source does not fit the way of paying' },
  belowSmallest: { th: 'ต่ำกว่ายอดถอนขั้นต่ำ {smallest} บาท', en: 'Below the least withdrawal of {smallest} baht' },
  aboveLargest: { th: 'เกินยอดถอนสูงสุด {largest} บาท', en: 'Above the largest withdrawal of {largest} baht' },
  balance: { th: 'ยอดเงินไม่พอ ใช้ได้ {available} บาท', en: 'The balance is too low: {available} baht can be used' },
  dailyOut: {
    th: 'เกินวงเงินโอนออกต่อวัน {dailyLimit} บาท',
    en: 'Above the daily limit of {dailyLimit} baht for money sent',
  },
});
