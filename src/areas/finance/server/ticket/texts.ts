import { texts } from '#server/base/text-catalogue.ts';

/** What tickets of replenishing say. */
export const ticketTexts = texts('financeTicket', {
  chooseGateway: { th: 'กรุณาเลือกเกตเวย์', en: 'Choose a gateway' },
  notFilled: { th: 'ต้องไม่ใช่บัญชีที่จะเติม', en: 'May not be the account that is filled' },
  noGateway: { th: 'ไม่พบบัญชีเกตเวย์ของใบขอนี้', en: 'The gateway account of this ticket was not found' },
  notOurs: { th: 'ใบขอนี้ไม่ได้โอนจากบัญชีของเรา', en: 'This ticket was not paid from an account of ours' },
  moreThanNothing: { th: 'ต้องมากกว่า 0', en: 'Must be more than 0' },
  confirmDifference: {
    th: 'ยอดโอนจริงไม่ตรงกับยอดขอ ({sign}{difference} บาท) ยืนยัน?',
    en: 'The amount sent is not what was asked for ({sign}{difference} baht). Confirm?',
  },
  tooEarly: {
    th: 'เวลาโอนต้องไม่ก่อนเปิดใบขอเกิน 24 ชั่วโมง',
    en: 'The time of the transfer may not be more than 24 hours before the ticket',
  },
  balanceLow: { th: 'ยอดคงเหลือ {balance} บาท ต่ำกว่าเกณฑ์', en: 'The balance of {balance} baht is too low' },
  commentRequired: { th: 'กรุณาพิมพ์ความเห็น', en: 'Type a comment' },
});
