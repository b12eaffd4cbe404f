// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BannerStatus = 'draft' | 'active' | 'scheduled' | 'expired' | 'inactive';

export const bannerStatusOptions: readonly Option[] = [
  { value: 'draft', label: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' },
  { value: 'active', label: { th: 'แสดง', en: 'Shown' }, tone: 'success' },
  { value: 'scheduled', label: { th: 'รอแสดง', en: 'Waits' }, tone: 'warning' },
  { value: 'expired', label: { th: 'หมดเวลา', en: 'Over' }, tone: 'neutral' },
  { value: 'inactive', label: { th: 'ซ่อน', en: 'Hidden' }, tone: 'neutral' },
];
