// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/quest/add': { th: 'สร้างภารกิจ', en: 'Add quest' },
  '/quest/detail': { th: 'แก้ไขภารกิจ', en: 'Quest' },
  '/quest/items/add': { th: 'เพิ่มข้อภารกิจ', en: 'Add quest item' },
  '/quest/items/detail': { th: 'แก้ไขข้อภารกิจ', en: 'Quest item' },
  '/quest/items/list': { th: 'ข้อภารกิจ', en: 'Quest items' },
  '/quest/manage': { th: 'ภารกิจ', en: 'Quests' },
};
