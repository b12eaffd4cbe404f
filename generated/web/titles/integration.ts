// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = { '/integration/keys': { th: 'คีย์ API', en: 'API keys' }, '/integration/keys/detail': { th: 'รายละเอียดคีย์ API', en: 'API key' } };
