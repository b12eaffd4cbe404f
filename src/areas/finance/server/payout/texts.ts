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
  bankInactive: { th: 'บัญชีไม่ได้เปิดใช้งาน', en: 'The account is not active' },
  notForWithdrawals: { th: 'ไม่ใช่บัญชีสำหรับถอน', en: 'The account is not for withdrawals' },
  manualOnly: { th: 'บัญชีนี้โอนออกอัตโนมัติไม่ได้', en: 'The account cannot send by itself' },
  tooNew: {
    th: 'บัญชีใหม่หรือเพิ่งเปลี่ยน รอครบ 24 ชั่วโมงหรือให้ผู้อื่นยืนยันก่อน',
    en: 'The account is new or was changed lately: wait 24 hours, or have somebody else confirm it',
  },
  offline: { th: 'บัญชีไม่ได้เชื่อมต่อกับธนาคาร', en: 'The account is not connected to its bank' },
  otherAgents: { th: 'บัญชีนี้ไม่ได้ใช้กับเอเย่นต์ของรายการ', en: 'The account is not used for the agent of this request' },
  gatewayInactive: { th: 'บัญชีเกตเวย์ไม่ได้เปิดใช้งาน', en: 'The gateway account is not active' },
  gatewayClosed: { th: 'เกตเวย์นี้ปิดถอน', en: 'The gateway takes no withdrawals' },
  gatewayNotOurs: {
    th: 'เกตเวย์นี้ไม่ได้เปิดถอนให้เอเย่นต์ของรายการ',
    en: 'The gateway takes no withdrawals of the agent of this request',
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
