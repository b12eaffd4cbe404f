import { defineTexts } from '#web/locale/language.ts';

export const useCompareText = defineTexts(
  {
    title: 'เปรียบเทียบสิทธิ์',
    howMany: (fewest: number, most: number) => `เลือก ${fewest}–${most} ตำแหน่งเพื่อเปรียบเทียบ`,
    same: 'ตำแหน่งที่เลือกมีสิทธิ์เหมือนกันทุกข้อ',
    onlySome: 'ไม่ได้มีทุกตำแหน่ง',
    none: '–',
  },
  {
    title: 'Compare permissions',
    howMany: (fewest, most) => `Select ${fewest} to ${most} roles to compare`,
    same: 'These roles have the same permissions',
    onlySome: 'Not in every role',
    none: '–',
  },
);
