import { defineTexts } from '#web/locale/language.ts';

/** Texts of the dialog with a signing secret. */
export const useSecretText = defineTexts(
  {
    once: 'รหัสลับแสดงได้ครั้งเดียว คัดลอกไปใส่ในโปรแกรมปลายทางทันที ถ้าหายต้องเปลี่ยนรหัสลับใหม่',
    show: 'แสดงตอนนี้',
    secret: 'รหัสลับ',
  },
  {
    once: 'The secret can be shown once. Copy it into the program of the endpoint right away; if it is lost, it has to be rotated.',
    show: 'Show it now',
    secret: 'Signing secret',
  },
);
