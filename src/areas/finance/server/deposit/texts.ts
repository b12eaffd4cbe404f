import { texts } from '#server/base/text-catalogue.ts';

/** What deposits say. */
export const depositTexts = texts('financeDeposit', {
  nameOne: { th: 'ระบุรายการฝากหรือรายการดิบ', en: 'Give a deposit or a line' },
  orderNotReady: { th: 'คำสั่งเกตเวย์ของรายการนี้ไม่พร้อม', en: 'The gateway order of this line is not ready' },
  orderMoved: {
    th: 'คำสั่งเกตเวย์เปลี่ยนสถานะแล้ว กรุณาโหลดใหม่',
    en: 'The gateway order has another status now, please reload',
  },
  notUnowned: { th: 'รายการนี้ไม่ได้รอเจ้าของ กรุณาโหลดใหม่', en: 'This line waits for no owner, please reload' },
  noMember: { th: 'ไม่พบสมาชิกของบัญชีนี้', en: 'This account has no such member' },
  matchedOther: { th: 'เจ้าหน้าที่จับคู่ยอดกับสมาชิกอื่น', en: 'Staff matched the money with another member' },
  stillOpen: {
    th: 'รายการนี้ยังเปิดอยู่ หรือไม่มีผลตรวจให้เปิดใหม่',
    en: 'This line is still open, or there is no verdict to reopen',
  },
  depositsClosed: { th: 'เอเย่นต์ปิดรับฝาก', en: 'The agent takes no deposits' },
  atLeast: { th: 'ฝากขั้นต่ำ {depositMin} บาท', en: 'At least {depositMin} baht a deposit' },
  atMost: { th: 'ฝากสูงสุดครั้งละ {depositMax} บาท', en: 'At most {depositMax} baht a deposit' },
  wholeBaht: { th: 'ยอดฝากต้องเป็นจำนวนเต็มบาท', en: 'A deposit must be in whole baht' },
  noAccount: { th: 'ไม่พบบัญชีที่สมาชิกของเอเย่นต์นี้ฝากได้', en: 'Members of this agent deposit into no such account' },
  tooManyAlike: { th: 'มีคำขอยอดนี้รออยู่มากเกินไป', en: 'Too many requests of this amount are waiting' },
  reasonRequired: { th: 'กรุณาระบุเหตุผล', en: 'Give a reason' },
  houseBears: {
    th: 'สมาชิกเหลือเครดิต {left} บาท ขาด {short} บาท บริษัทต้องรับส่วนที่ขาด',
    en: 'The member has {left} baht of credit left, {short} baht are missing: the house must bear them',
  },
  checkedAlready: { th: 'รายการนี้ตรวจแล้ว กรุณาโหลดใหม่', en: 'This line was checked already, please reload' },
  notToCheck: { th: 'รายการนี้ไม่ได้รอตรวจ', en: 'This line does not wait for a check' },
  outgoing: { th: 'รายการเงินออกตรวจที่รายการถอน', en: 'Money that goes out is checked among withdrawals' },
  noOwner: {
    th: 'ยอดนี้ยังไม่มีเจ้าของ จึงทำเครื่องหมายว่าปกติไม่ได้ ให้จับคู่กับสมาชิก หรือยืนยันว่าผิดปกติ',
    en: 'This money has no owner yet, so it cannot be marked as normal: match it with a member, or confirm that it is not',
  },
  confirmedOdd: { th: 'เจ้าหน้าที่ยืนยันว่าผิดปกติ', en: 'Staff confirmed that it is not normal' },
  oddConfirmed: {
    th: 'ยืนยันยอดผิดปกติ {ref} จำนวน {amount} บาท โดย {name}',
    en: '{name} confirmed that {ref} over {amount} baht is not normal',
  },
  staffChecked: { th: 'เจ้าหน้าที่ตรวจแล้ว', en: 'Checked by staff' },
  nothingCame: { th: 'ไม่พบยอดโอนในเวลาที่กำหนด', en: 'No transfer came in time' },
  notMatched: { th: 'รายการนี้ไม่ได้จับคู่กับสมาชิก กรุณาโหลดใหม่', en: 'This line is not matched with a member, please reload' },
  depositMoved: {
    th: 'รายการฝากของยอดนี้เปลี่ยนสถานะแล้ว กรุณาโหลดใหม่',
    en: 'The deposit of this money has another status now, please reload',
  },
  spent: {
    th: 'สมาชิกใช้เครดิตของยอดนี้ไปแล้ว จึงยกเลิกการจับคู่ไม่ได้',
    en: 'The member has spent this credit, so the match cannot be undone',
  },
});
