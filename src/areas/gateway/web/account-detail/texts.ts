import { defineTexts } from '#web/locale/language.ts';

/** Texts of a gateway account. */
export const useAccountText = defineTexts(
  {
    balance: 'ยอดและประวัติยอด',
    tools: 'เครื่องมือ',
  },
  {
    balance: 'Balance and its history',
    tools: 'Tools',
  },
);
