// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ImportOutcome = 'added' | 'updated' | 'skipped' | 'failed';

export const importOutcomeOptions: readonly Option[] = [
  { value: 'added', label: { th: 'เพิ่มแล้ว', en: 'Added' }, tone: 'success' },
  { value: 'updated', label: { th: 'อัปเดตแล้ว', en: 'Updated' }, tone: 'info' },
  { value: 'skipped', label: { th: 'ข้าม', en: 'Skipped' }, tone: 'neutral' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
];
