// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type NameMatch = 'same' | 'similar' | 'unknown' | 'different';

export const nameMatchOptions: readonly Option[] = [
  { value: 'same', label: { th: 'ชื่อตรงกัน', en: 'Same name' }, tone: 'success' },
  { value: 'similar', label: { th: 'ชื่อใกล้เคียง', en: 'Similar name' }, tone: 'warning' },
  { value: 'unknown', label: { th: 'เทียบชื่อไม่ได้', en: 'Name cannot be compared' }, tone: 'neutral' },
  { value: 'different', label: { th: 'ชื่อไม่ตรงกัน', en: 'Different name' }, tone: 'danger' },
];
