// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/promotion/detail': { th: 'รายละเอียดโปรโมชั่น', en: 'Promotion' }, '/promotion/manage': { th: 'โปรโมชั่น', en: 'Promotions' } };
