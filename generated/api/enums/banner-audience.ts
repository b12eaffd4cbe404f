// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BannerAudience = 'all' | 'guest' | 'member' | 'new';

export const bannerAudienceOptions: readonly Option[] = [
  { value: 'all', label: { th: 'ทุกคน', en: 'Everybody' } },
  { value: 'guest', label: { th: 'ยังไม่เข้าสู่ระบบ', en: 'Guests' } },
  { value: 'member', label: { th: 'สมาชิก', en: 'Members' } },
  { value: 'new', label: { th: 'สมาชิกใหม่', en: 'New members' } },
];
