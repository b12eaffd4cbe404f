// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AskOutcome = 'updated' | 'recent' | 'unconnected' | 'failed';

export const askOutcomeOptions: readonly Option[] = [
  { value: 'updated', label: { th: 'อัปเดตแล้ว', en: 'Updated' }, tone: 'success' },
  { value: 'recent', label: { th: 'เพิ่งถามไป', en: 'Asked a moment ago' }, tone: 'neutral' },
  { value: 'unconnected', label: { th: 'ไม่ได้เชื่อมต่อ', en: 'Not connected' }, tone: 'neutral' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
];
