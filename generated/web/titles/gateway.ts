// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/gateway/all-orders': { th: 'คำสั่งฝาก/ถอนทุกเกตเวย์', en: 'Orders of all gateways' } };
