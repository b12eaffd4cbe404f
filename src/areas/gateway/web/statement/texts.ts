import { formatCount } from '#web/fields/parts/decimal.ts';
import { defineTexts } from '#web/locale/language.ts';

/** Texts of the statement comparison. */
export const useStatementText = defineTexts(
  {
    outcomes: 'ผลการกระทบยอด',
    lines: (count: number) => `${formatCount(count)} รายการ`,
    save: (count: number) => `ดาวน์โหลด CSV (${formatCount(count)})`,
  },
  {
    outcomes: 'Reconciliation',
    lines: (count) => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`,
    save: (count) => `Download CSV (${formatCount(count)})`,
  },
);
