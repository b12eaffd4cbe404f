import { defineTexts } from '#web/locale/language.ts';

/** Texts of a list whose rows open that are there from the start. */
export const useBoardText = defineTexts({ keys: 'ปุ่มลัด' }, { keys: 'Shortcuts' });
