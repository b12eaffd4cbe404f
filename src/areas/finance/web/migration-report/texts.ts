import { defineTexts } from '#web/locale/language.ts';

export const useHoursText = defineTexts(
  {
    title: 'ยอดโยกสำเร็จรายชั่วโมง',
    none: 'ไม่มีการโยกเงินสำเร็จในช่วงที่เลือก',
    hour: (hour: string, amount: string, count: number, failed: number) =>
      `${hour} น. โยก ${amount} บาท ${count} ครั้ง${failed > 0 ? ` ไม่สำเร็จ ${failed} ครั้ง` : ''}`,
    peak: (hour: string, amount: string) => `มากที่สุด ${hour} น. ${amount} บาท`,
  },
  {
    title: 'Swept by hour of the day',
    none: 'Nothing was swept in these days',
    hour: (hour: string, amount: string, count: number, failed: number) =>
      `${hour}: ${amount} baht in ${count}${failed > 0 ? `, ${failed} failed` : ''}`,
    peak: (hour: string, amount: string) => `Most at ${hour}: ${amount} baht`,
  },
);
