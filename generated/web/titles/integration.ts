// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/integration/deliveries': { th: 'การส่งเหตุการณ์', en: 'Deliveries' },
  '/integration/keys': { th: 'คีย์ API', en: 'API keys' },
  '/integration/keys/detail': { th: 'รายละเอียดคีย์ API', en: 'API key' },
  '/integration/webhook': { th: 'ปลายทาง', en: 'Endpoint' },
  '/integration/webhooks': { th: 'เว็บฮุก', en: 'Webhooks' },
};
