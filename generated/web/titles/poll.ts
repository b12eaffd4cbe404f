// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/poll/choices': { th: 'คลังตัวเลือก', en: 'Choice library' },
  '/poll/choices/add': { th: 'เพิ่มตัวเลือก', en: 'Add choice' },
  '/poll/choices/detail': { th: 'แก้ไขตัวเลือก', en: 'Choice' },
  '/poll/dashboard': { th: 'แดชบอร์ดทายผล', en: 'Poll dashboard' },
  '/poll/detail': { th: 'แก้ไขโพล', en: 'Poll' },
  '/poll/manage': { th: 'โพล/ทายผล', en: 'Polls' },
};
