// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ImportStatus = 'staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed';

export const importStatusOptions: readonly Option[] = [
  { value: 'staged', label: { th: 'รอตรวจ', en: 'Staged' }, tone: 'warning' },
  { value: 'validated', label: { th: 'ตรวจแล้ว', en: 'Checked' }, tone: 'info' },
  { value: 'importing', label: { th: 'กำลังนำเข้า', en: 'Importing' }, tone: 'info' },
  { value: 'done', label: { th: 'สำเร็จ', en: 'Done' }, tone: 'success' },
  { value: 'partial', label: { th: 'สำเร็จบางส่วน', en: 'Partly done' }, tone: 'warning' },
  { value: 'failed', label: { th: 'ล้มเหลว', en: 'Failed' }, tone: 'danger' },
];
