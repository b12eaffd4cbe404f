import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const rewardTexts = texts('reward', {
  nothingIsWorthNothing: { th: 'ไม่ได้รางวัลต้องมีมูลค่า 0', en: 'No prize must have the value 0' },
  mustBeMoreThan0: { th: 'ต้องมากกว่า 0', en: 'Must be more than 0' },
  wholeOnly: { th: 'แต้มและตั๋วต้องเป็นจำนวนเต็ม', en: 'Points and tickets are whole numbers' },
  turnoverNeeded: {
    th: 'ต้องระบุเทิร์นของเครดิต (0 = ไม่ต้องทำเทิร์น)',
    en: 'Give the turnover of the credit (0 = none needed)',
  },
  creditOnly: { th: 'ใช้กับเครดิตและเครดิตฟรีเท่านั้น', en: 'Only for credit and free credit' },
  lessThanGiven: {
    th: 'ต้องไม่น้อยกว่าที่แจกไปแล้ว ({stockUsed})',
    en: 'May not be less than was given already ({stockUsed})',
  },
  givenTypeFixed: {
    th: 'แจกรางวัลนี้ไปแล้ว {stockUsed} ครั้ง เปลี่ยนประเภทไม่ได้',
    en: 'This prize was given {stockUsed:time|times}: its type cannot be changed',
  },
});
