import { defineTexts } from '#web/locale/language.ts';

export const useRuleText = defineTexts(
  {
    title: 'ตัวอย่าง',
    days: ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'],
    example: (baht: string, points: string) => `ฝาก ${baht} บาท ได้ ${points} แต้ม`,
    onDay: (day: string, baht: string, points: string) => `วัน${day} ฝาก ${baht} บาท ได้ ${points} แต้ม`,
    unready: 'กรอกวิธีคิดและแต้มเพื่อดูตัวอย่าง',
  },
  {
    title: 'Example',
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    example: (baht: string, points: string) => `A deposit of ${baht} baht brings ${points} points`,
    onDay: (day: string, baht: string, points: string) => `On a ${day}, ${baht} baht bring ${points} points`,
    unready: 'Say how points are counted to see an example',
  },
);
