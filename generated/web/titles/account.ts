// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/account/dashboards': { th: 'แดชบอร์ดของฉัน', en: 'My dashboards' }, '/account/reports': { th: 'รายงานที่ส่งถึงฉัน', en: 'Reports sent to me' } };
