import { defineTexts } from '#web/locale/language.ts';

export const useCompareText = defineTexts(
  {
    title: 'เปรียบเทียบสิทธิ์',
    same: 'ตำแหน่งที่เลือกมีสิทธิ์เหมือนกันทุกข้อ',
    onlySome: 'ไม่ได้มีทุกตำแหน่ง',
    none: '–',
  },
  {
    title: 'Compare permissions',
    same: 'These roles have the same permissions',
    onlySome: 'Not in every role',
    none: '–',
  },
);
