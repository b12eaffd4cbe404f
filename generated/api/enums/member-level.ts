// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MemberLevel = 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';

export const memberLevelOptions: readonly Option[] = [
  { value: 'bronze', label: { th: 'บรอนซ์', en: 'Bronze' } },
  { value: 'silver', label: { th: 'ซิลเวอร์', en: 'Silver' } },
  { value: 'gold', label: { th: 'โกลด์', en: 'Gold' } },
  { value: 'platinum', label: { th: 'แพลทินัม', en: 'Platinum' } },
  { value: 'diamond', label: { th: 'ไดมอนด์', en: 'Diamond' } },
];
