import { defineTexts } from '#web/locale/language.ts';

/** Texts of the desk that are there from the start; names of fields, statuses and actions come from the manifest. */
export const useDeskText = defineTexts(
  {
    help: 'ปุ่มลัด',
    panel: (ref: string) => `รายละเอียด ${ref}`,
    copied: (what: string) => `คัดลอก ${what} แล้ว`,
  },
  {
    help: 'Shortcuts',
    panel: (ref) => `Details of ${ref}`,
    copied: (what) => `Copied ${what}`,
  },
);
