// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MemberTag = 'vip' | 'watch' | 'bonus_hunter' | 'new';

export const memberTagOptions: readonly Option[] = [
  { value: 'vip', label: { th: 'วีไอพี', en: 'VIP' }, tone: 'info' },
  { value: 'watch', label: { th: 'เฝ้าระวัง', en: 'Watch' }, tone: 'warning' },
  { value: 'bonus_hunter', label: { th: 'ล่าโปร', en: 'Bonus hunter' }, tone: 'danger' },
  { value: 'new', label: { th: 'ใหม่', en: 'New' }, tone: 'success' },
];
