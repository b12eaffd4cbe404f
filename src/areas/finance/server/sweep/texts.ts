import { texts } from '#server/base/text-catalogue.ts';

/** What sweeping accounts says. */
export const sweepTexts = texts('financeSweep', {
  belowLeast: { th: 'ต้องไม่น้อยกว่าค่าต่ำสุด', en: 'May not be less than the least' },
  belowTrigger: {
    th: 'ต้องน้อยกว่ายอดที่เริ่มโยก (ต่ำสุด)',
    en: 'Must be less than the balance at which sweeping begins (at the least)',
  },
  belowOnce: { th: 'ต้องไม่น้อยกว่าโอนสูงสุดต่อครั้ง', en: 'May not be less than the most at once' },
  depositAccount: { th: 'ต้องเป็นบัญชีฝาก หรือฝากและถอน', en: 'Must be an account for deposits, or for both' },
  closed: { th: 'บัญชีนี้ปิดแล้ว', en: 'This account is closed' },
  noAutomatic: { th: 'บัญชีนี้โอนออกอัตโนมัติไม่ได้', en: 'This account cannot send by itself' },
  twice: { th: 'มีบัญชีซ้ำ', en: 'An account is there twice' },
  notItself: { th: 'บัญชีปลายทางต้องไม่ใช่บัญชีต้นทาง', en: 'The receiving account may not be the sending one' },
  withdrawalOrHolding: { th: 'ต้องเป็นบัญชีถอนหรือบัญชีพักเงิน', en: 'Must be a withdrawal or a holding account' },
  notReached: { th: 'ยอด {available} ยังไม่ถึง {ceiling} บาท', en: 'The balance of {available} is below {ceiling} baht' },
  ruleFull: { th: 'เต็มวงเงินต่อวันของกฎแล้ว', en: 'The daily limit of the rule is reached' },
  allFull: { th: 'เต็มวงเงินโยกต่อวันของระบบแล้ว', en: 'The daily limit of all sweeps is reached' },
  accountFull: { th: 'เต็มวงเงินโอนออกต่อวันของบัญชีแล้ว', en: 'The daily limit of the account for money sent is reached' },
  nothingOver: { th: 'ไม่มียอดส่วนเกินให้โยก', en: 'There is no surplus to sweep' },
  targetFull: {
    th: 'บัญชีปลายทางเต็มวงเงินรับต่อวัน',
    en: 'the daily limit of the receiving account for money received is reached',
  },
  noTarget: { th: 'ไม่มีบัญชีปลายทางที่รับได้: {why}', en: 'No receiving account can take it: {why}' },
  sending: { th: 'กำลังโอน {ref}', en: 'Sending {ref}' },
  success: { th: 'โอนสำเร็จ {ref}', en: 'Sent: {ref}' },
  failed: { th: 'โอนไม่สำเร็จ {ref}', en: 'Failed: {ref}' },
  failedBecause: { th: 'โอนไม่สำเร็จ {ref}: {reason}', en: 'Failed: {ref}: {reason}' },
  unknown: {
    th: 'ไม่ทราบผลโอน หยุดโยกจนกว่าจะทราบผล {ref}',
    en: 'The result is not known, and nothing is swept until it is: {ref}',
  },
  stopped: {
    th: 'หยุดกฎโยกเงิน #{id} หลังโอนไม่สำเร็จ {count} ครั้งติดต่อกัน\n{last}',
    en: 'Sweeping rule #{id} was stopped after {count} failures in a row\n{last}',
  },
  endRequired: { th: 'กรุณาระบุเวลาสิ้นสุด', en: 'Give the end' },
  startRequired: { th: 'กรุณาระบุเวลาเริ่ม', en: 'Give the start' },
  endIsStart: { th: 'เวลาสิ้นสุดต้องไม่เท่ากับเวลาเริ่ม', en: 'The end may not be the start' },
});
