// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/fortune-wheel/add': { th: 'สร้างกงล้อ', en: 'Add wheel' },
  '/fortune-wheel/detail': { th: 'แก้ไขกงล้อ', en: 'Wheel' },
  '/fortune-wheel/manage': { th: 'กงล้อนำโชค', en: 'Fortune wheels' },
  '/fortune-wheel/rewards': { th: 'รางวัลกิจกรรม', en: 'Event rewards' },
  '/fortune-wheel/rewards/add': { th: 'เพิ่มรางวัล', en: 'Add reward' },
  '/fortune-wheel/rewards/detail': { th: 'แก้ไขรางวัล', en: 'Reward' },
};
