// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollSlotStatus = 'empty' | 'selected' | 'paid' | 'failed';

export const pollSlotStatusOptions: readonly Option[] = [
  { value: 'empty', label: { th: 'ว่าง', en: 'Empty' }, tone: 'neutral' },
  { value: 'selected', label: { th: 'เลือกแล้ว', en: 'Chosen' }, tone: 'info' },
  { value: 'paid', label: { th: 'แจกแล้ว', en: 'Given' }, tone: 'success' },
  { value: 'failed', label: { th: 'แจกไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
];
