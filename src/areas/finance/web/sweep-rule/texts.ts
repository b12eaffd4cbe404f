import { defineTexts } from '#web/locale/language.ts';

export const useSentenceText = defineTexts(
  {
    sentence: (from: string, left: string, count: number, method: string) =>
      `เมื่อยอดถึง ${from} บาท จะโยกออกให้เหลือ ${left} บาท ไปยัง ${count} บัญชีแบบ${method}`,
  },
  {
    sentence: (from: string, left: string, count: number, method: string) =>
      `When the balance reaches ${from} baht, all but ${left} baht is moved to one of ${count} accounts: ${method.toLowerCase()}`,
  },
);
