import { defineTexts } from '#web/locale/language.ts';

/** Texts of the question about unsaved changes. */
export const useGuardText = defineTexts(
  {
    title: 'มีข้อมูลที่ยังไม่ได้บันทึก',
    question: 'มีข้อมูลที่ยังไม่ได้บันทึก ต้องการออกจากหน้านี้หรือไม่?',
    save: 'บันทึกแล้วออก',
    discard: 'ออกโดยไม่บันทึก',
    stay: 'อยู่หน้านี้ต่อ',
    saving: 'กำลังบันทึก',
  },
  {
    title: 'Unsaved changes',
    question: 'There are unsaved changes. Do you want to leave this page?',
    save: 'Save and leave',
    discard: 'Leave without saving',
    stay: 'Stay here',
    saving: 'Saving',
  },
);
