// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/help': { th: 'คู่มือการใช้งาน', en: 'Manual' } };
