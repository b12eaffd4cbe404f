// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/cashback/turnover': { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' }, '/cashback/winloss': { th: 'คืนยอดเสีย', en: 'Loss rebate' } };
