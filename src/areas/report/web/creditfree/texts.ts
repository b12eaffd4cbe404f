import { defineTexts } from '#web/locale/language.ts';

export const useCreditFreeText = defineTexts(
  {
    figures: 'สรุปเครดิตฟรี',
    people: 'คนรับ',
    grants: (n: string) => `${n} รายการ`,
    given: 'เครดิตฟรีรวม',
    converted: 'ถอนได้จริง',
    deposited: 'ฝากต่อหลังรับ',
    followed: 'ที่ฝากต่อ',
    cost: 'ต้นทุนสุทธิ',
    costHint: 'ถอนได้จริง − ฝากต่อ',
  },
  {
    figures: 'Free credit in figures',
    people: 'Receivers',
    grants: (n) => `${n} grants`,
    given: 'Free credit',
    converted: 'Converted',
    deposited: 'Deposited after',
    followed: 'Followed by a deposit',
    cost: 'Net cost',
    costHint: 'Converted − deposited after',
  },
);
