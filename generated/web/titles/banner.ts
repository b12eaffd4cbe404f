// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/banner': { th: 'แบนเนอร์', en: 'Banners' }, '/banner/add': { th: 'เพิ่มแบนเนอร์', en: 'Add banner' }, '/banner/detail': { th: 'แก้ไขแบนเนอร์', en: 'Banner' } };
