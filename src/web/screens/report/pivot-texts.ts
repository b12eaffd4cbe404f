import { defineTexts } from '#web/locale/language.ts';

/** Texts of rows that are spread over a second dimension. */
export const usePivotText = defineTexts(
  {
    columns: 'คอลัมน์',
    show: 'แสดง',
    total: 'รวม',
    others: (count: number) => `อื่น ๆ (${count})`,
    none: 'ไม่มี',
  },
  {
    columns: 'Columns',
    show: 'Show',
    total: 'Total',
    others: (count: number) => `Others (${count})`,
    none: 'None',
  },
);
