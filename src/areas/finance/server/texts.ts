import { texts } from '#server/base/text-catalogue.ts';

/** What requests to withdraw say. */
export const financeTexts = texts('finance', {
  noteRequired: { th: 'กรุณาพิมพ์บันทึก', en: 'Type a note' },
  manualNeedsSlip: { th: 'รายการโอนมือต้องบันทึกพร้อมสลิป', en: 'A transfer by hand is recorded with its slip' },
  notWaiting: { th: 'ไม่ได้รอตรวจสอบแล้ว', en: 'It no longer waits for a check' },
  aboveAutoLimit: { th: 'เกินที่เอเย่นต์ให้ถอนอัตโนมัติ', en: 'Above what the agent lets out automatically' },
  memberInactive: { th: 'สมาชิกไม่ได้อยู่ในสถานะปกติ', en: 'The member is not active' },
  turnoverOpen: { th: 'ทำเทิร์นไม่ครบ', en: 'The turnover is not met' },
  highRisk: { th: 'คะแนนเสี่ยงสูง', en: 'The risk score is high' },
  firstAbove: { th: 'ถอนครั้งแรกเกิน 3,000 บาท', en: 'A first withdrawal above 3,000 baht' },
  inHand: { th: 'เจ้าหน้าที่กำลังทำรายการนี้', en: 'Somebody is working on this request' },
  nameUnknown: { th: 'เทียบชื่อบัญชีกับชื่อสมาชิกไม่ได้', en: "The account name cannot be compared with the member's" },
  noAutoSource: { th: 'ไม่มีแหล่งเงินที่ถอนอัตโนมัติได้', en: 'No source can pay automatically' },
  autoPassed: { th: 'ผ่านเงื่อนไขถอนอัตโนมัติ', en: 'Passed the rules of automatic withdrawal' },
  reasonRequired: { th: 'กรุณาระบุเหตุผล', en: 'Give a reason' },
  otherWay: { th: 'แหล่งเงินไม่ตรงกับวิธีโอน', en: 'The source does not fit the way of paying' },
  sayWhat: { th: 'กรุณาบอกหัวหน้าว่าต้องตัดสินใจเรื่องใด', en: 'Tell the lead what is to be decided' },
  slipRequired: { th: 'ต้องแนบสลิป', en: 'Attach a slip' },
  beforeRequest: { th: 'เวลาโอนต้องไม่ก่อนเวลาแจ้งถอน', en: 'The time of the transfer may not be before the request' },
  provedBySlip: { th: 'ยืนยันด้วยสลิป', en: 'Confirmed by slip' },
  waitsForFirst: {
    th: 'รายการนี้รอผลจากการโอนเดิม ห้ามโอนซ้ำจากบัญชีอื่น ให้ยืนยันเฉพาะการโอนเดิม',
    en: 'This request waits for the result of its first transfer: never pay it again from another account, confirm only the first',
  },
  noAccount: { th: 'ไม่พบบัญชีที่เลือก', en: 'The chosen account was not found' },
  withdrawalsClosed: { th: 'เอเย่นต์ปิดรับถอน', en: 'The agent takes no withdrawals' },
  atLeast: { th: 'ถอนขั้นต่ำ {withdrawMin} บาท', en: 'At least {withdrawMin} baht a withdrawal' },
  atMost: { th: 'ถอนสูงสุดครั้งละ {withdrawMax} บาท', en: 'At most {withdrawMax} baht a withdrawal' },
  atMostDay: { th: 'ถอนได้วันละ {withdrawDailyMax} บาท', en: 'At most {withdrawDailyMax} baht a day' },
  timesDay: {
    th: 'ถอนได้วันละ {withdrawDailyCount} ครั้ง',
    en: 'At most {withdrawDailyCount:withdrawal|withdrawals} a day',
  },
  aboveFee: { th: 'ยอดถอนต้องมากกว่าค่าธรรมเนียม', en: 'A withdrawal must be more than its fee' },
  noMember: { th: 'ไม่พบสมาชิก {memberId}', en: 'Member {memberId} was not found' },
});
