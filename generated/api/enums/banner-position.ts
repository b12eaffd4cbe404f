// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BannerPosition = 'home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login';

export const bannerPositionOptions: readonly Option[] = [
  { value: 'home_slide', label: { th: 'สไลด์หน้าแรก', en: 'Home page slides' } },
  { value: 'home_popup', label: { th: 'ป๊อปอัป', en: 'Pop-up' } },
  { value: 'lobby', label: { th: 'ล็อบบี้เกม', en: 'Game lobby' } },
  { value: 'promotion', label: { th: 'หน้าโปรโมชั่น', en: 'Promotion page' } },
  { value: 'login', label: { th: 'หน้าเข้าสู่ระบบ', en: 'Sign-in page' } },
];
