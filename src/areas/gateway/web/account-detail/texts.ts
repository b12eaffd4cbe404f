import { defineTexts } from '#web/locale/language.ts';

/** Texts of a gateway account. */
export const useAccountText = defineTexts(
  {
    balance: 'ยอดและประวัติยอด',
    tools: 'เครื่องมือ',
    newKey: (name: string) =>
      `บันทึกคีย์ใหม่ของ ${name}? คำสั่งที่ค้างอยู่จะใช้คีย์ใหม่ตรวจลายเซ็น ส่วน Secret Key เดิมยังรับ callback ได้อีก 24 ชั่วโมง`,
  },
  {
    balance: 'Balance and its history',
    tools: 'Tools',
    newKey: (name: string) =>
      `Save the new key of ${name}? Orders under way use the new one; callbacks signed with the secret key before it count for 24 hours`,
  },
);
