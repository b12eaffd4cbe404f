import { texts } from '#server/base/text-catalogue.ts';

/** What filling accounts says. */
export const replenishTexts = texts('financeReplenish', {
  aboveTrigger: { th: 'ต้องมากกว่ายอดที่เริ่มเติม', en: 'Must be more than the balance at which filling begins' },
  belowOnce: { th: 'ต้องไม่น้อยกว่าเติมสูงสุดต่อครั้ง', en: 'May not be less than the most at once' },
  chooseTeam: { th: 'กรุณาเลือกทีมที่จะรับใบขอเติม', en: 'Choose the team that gets the tickets' },
  withdrawalAccount: { th: 'ต้องเป็นบัญชีถอน หรือฝากและถอน', en: 'Must be an account for withdrawals, or for both' },
  closed: { th: 'บัญชีนี้ปิดแล้ว', en: 'This account is closed' },
  twice: { th: 'มีบัญชีซ้ำ', en: 'An account is there twice' },
  notItself: { th: 'บัญชีต้นทางต้องไม่ใช่บัญชีที่จะเติม', en: 'The source may not be the account that is filled' },
  holdingOrDeposit: { th: 'ต้องเป็นบัญชีพักเงินหรือบัญชีฝาก', en: 'Must be a holding or a deposit account' },
  moreThanNothing: { th: 'ต้องมากกว่า 0', en: 'Must be more than 0' },
  rests: { th: 'เติมไปแล้ว รออีก {minutes} นาที', en: 'Filled lately: {minutes:minute|minutes} to wait' },
  dayFull: { th: 'เติมครบวงเงินต่อวัน {dailyMax} บาทแล้ว', en: 'The daily limit of {dailyMax} baht is reached' },
  tooLittle: {
    th: 'ต้องใช้ {amount} บาท ต้นทางมีมากที่สุด {richest} บาท',
    en: '{amount} baht are needed, and no source has more than {richest} baht',
  },
  failed: { th: 'โอน {amount} บาท ไม่สำเร็จ', en: 'The transfer of {amount} baht failed' },
  orderedBy: { th: 'สั่งโดย {name}', en: 'Ordered by {name}' },
});
