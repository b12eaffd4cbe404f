// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MatchStatus = 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored';

export const matchStatusOptions: readonly Option[] = [
  { value: 'unmatched', label: { th: 'ยังไม่จับคู่', en: 'Unmatched' }, tone: 'warning' },
  { value: 'multiple', label: { th: 'พบหลายคน', en: 'Several candidates' }, tone: 'warning' },
  { value: 'suspicious', label: { th: 'น่าสงสัย', en: 'Suspicious' }, tone: 'unknown' },
  { value: 'matched', label: { th: 'จับคู่แล้ว', en: 'Matched' }, tone: 'success' },
  { value: 'duplicate', label: { th: 'ซ้ำ', en: 'Duplicate' }, tone: 'neutral' },
  { value: 'ignored', label: { th: 'ข้าม', en: 'Ignored' }, tone: 'neutral' },
];
