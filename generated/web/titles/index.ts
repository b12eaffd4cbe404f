// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/': { th: 'หน้าหลัก', en: 'Home' } };
