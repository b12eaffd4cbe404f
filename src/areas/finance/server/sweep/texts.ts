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
  endRequired: { th: 'กรุณาระบุเวลาสิ้นสุด', en: 'Give the end' },
  startRequired: { th: 'กรุณาระบุเวลาเริ่ม', en: 'Give the start' },
  endIsStart: { th: 'เวลาสิ้นสุดต้องไม่เท่ากับเวลาเริ่ม', en: 'The end may not be the start' },
});
