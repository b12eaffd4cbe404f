// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DifferenceKind = 'missing_there' | 'missing_here' | 'amount' | 'late' | 'weak' | 'duplicate' | 'here_twice';

export const differenceKindOptions: readonly Option[] = [
  { value: 'missing_there', label: { th: 'ไม่พบในสเตทเมนต์', en: 'Not on the statement' }, tone: 'danger' },
  { value: 'missing_here', label: { th: 'ไม่พบในบัญชีของเรา', en: 'Not in our books' }, tone: 'danger' },
  { value: 'amount', label: { th: 'ยอดไม่ตรง', en: 'Another amount' }, tone: 'danger' },
  { value: 'late', label: { th: 'คนละวัน', en: 'Another day' }, tone: 'warning' },
  { value: 'weak', label: { th: 'น่าจะเป็นรายการเดียวกัน', en: 'Probably the same' }, tone: 'warning' },
  { value: 'duplicate', label: { th: 'ซ้ำในสเตทเมนต์', en: 'Twice on the statement' }, tone: 'danger' },
  { value: 'here_twice', label: { th: 'ซ้ำในบัญชีของเรา', en: 'Twice in our books' }, tone: 'danger' },
];
