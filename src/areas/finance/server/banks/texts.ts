import { texts } from '#server/base/text-catalogue.ts';

/** What accounts of the house say. */
export const banksTexts = texts('financeBanks', {
  digits: { th: 'เลขบัญชีของธนาคารนี้มี {digits} หลัก', en: 'Account numbers of this bank have {digits} digits' },
  newActiveOrPaused: { th: 'บัญชีใหม่ต้องเปิดหรือพักใช้งานเท่านั้น', en: 'A new account must be active or paused' },
  canPayAlready: { th: 'บัญชีนี้โอนออกได้แล้ว', en: 'This account may send money already' },
  notByOwnHand: { th: 'ผู้ที่เพิ่มหรือเปลี่ยนบัญชียืนยันเองไม่ได้', en: 'Who added or changed an account cannot confirm it' },
  notConnected: { th: 'บัญชีนี้ไม่ได้เชื่อมต่อกับธนาคาร', en: 'This account is not connected to its bank' },
  askedLately: { th: 'เพิ่งถามไปไม่ถึง {asksApart} วินาที', en: 'Asked less than {asksApart:second|seconds} ago' },
  neededForChannel: { th: 'จำเป็นสำหรับวิธีเชื่อมต่อนี้', en: 'This way of connecting needs it' },
  walletNumber: { th: 'เบอร์วอลเล็ทต้องเป็นเบอร์มือถือ 10 หลัก', en: 'A wallet number is a mobile number of 10 digits' },
  shownOnlyDeposit: { th: 'แสดงให้สมาชิกได้เฉพาะบัญชีฝาก', en: 'Only deposit accounts can be shown to members' },
  onlyConnected: {
    th: 'ใช้ได้เฉพาะบัญชีถอนที่เชื่อมต่อกับธนาคาร',
    en: 'Only for withdrawal accounts that are connected to their bank',
  },
  belowMinimum: { th: 'ต้องไม่น้อยกว่าฝากขั้นต่ำ', en: 'May not be less than the least deposit' },
  tooManySignIns: {
    th: 'เข้าสู่ระบบธนาคารถี่เกินไป กรุณารอ {windowMinutes} นาที',
    en: 'Too many sign-ins to the bank: wait {windowMinutes:minute|minutes}',
  },
  codeSpent: {
    th: 'รหัสหมดอายุหรือใส่ผิดครบแล้ว กรุณาเข้าสู่ระบบใหม่',
    en: 'The code has expired or was wrong too often, please sign in again',
  },
  updated: {
    th: 'อัปเดตแล้ว {updated} บัญชี ไม่สำเร็จ {failed}',
    en: '{updated:account|accounts} updated, {failed} failed',
  },
  updatedSkipping: {
    th: 'อัปเดตแล้ว {updated} บัญชี ไม่สำเร็จ {failed} ข้าม {others}',
    en: '{updated:account|accounts} updated, {failed} failed, {others} left out',
  },
  silent: { th: 'ธนาคารไม่ตอบกลับนานเกินกำหนด', en: 'The bank has not answered for too long' },
  signInAgain: { th: 'เปลี่ยนการเชื่อมต่อแล้ว กรุณาเข้าสู่ระบบใหม่', en: 'The connection was changed, please sign in again' },
  noSuchChange: { th: 'เปลี่ยนเป็นสถานะนี้ไม่ได้', en: 'The status cannot change like this' },
  mayNotFreeze: { th: 'คุณไม่มีสิทธิ์อายัดหรือยกเลิกอายัดบัญชี', en: 'You may not freeze or unfreeze accounts' },
  transfersOpen: { th: 'ยังมีรายการโอนที่ไม่จบจากบัญชีนี้', en: 'Transfers from this account are still open' },
  balanceLeft: {
    th: 'บัญชียังมีเงิน {balance} บาท ต้องยืนยันก่อนปิด',
    en: 'The account still holds {balance} baht: confirm before closing it',
  },
  openNoChange: {
    th: 'ยังมีรายการโอนที่ไม่จบจากบัญชีนี้ จึงเปลี่ยนบัญชีไม่ได้',
    en: 'Transfers from this account are still open, so the account cannot be changed',
  },
  confirmChange: {
    th: 'การเปลี่ยนเลขบัญชีหรือชื่อบัญชีต้องยืนยันก่อน',
    en: "A change of the account's number or name must be confirmed",
  },
});
