import { defineTexts } from '#web/locale/language.ts';

/** Texts of the statement comparison. */
export const useStatementText = defineTexts(
  {
    outcomes: 'ผลการกระทบยอด',
    lines: (count: number) => `${count.toLocaleString('en-US')} รายการ`,
    save: (count: number) => `ดาวน์โหลด CSV (${count.toLocaleString('en-US')})`,
  },
  {
    outcomes: 'Reconciliation',
    lines: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}`,
    save: (count) => `Download CSV (${count.toLocaleString('en-US')})`,
  },
);
