// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BannerLink = 'none' | 'internal' | 'promotion' | 'game' | 'external';

export const bannerLinkOptions: readonly Option[] = [
  { value: 'none', label: { th: 'ไม่มี', en: 'None' } },
  { value: 'internal', label: { th: 'หน้าในเว็บ', en: 'Page of the site' } },
  { value: 'promotion', label: { th: 'โปรโมชั่น', en: 'Promotion' } },
  { value: 'game', label: { th: 'เกม', en: 'Game' } },
  { value: 'external', label: { th: 'ลิงก์ภายนอก', en: 'Another site' } },
];
