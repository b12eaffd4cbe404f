// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BulkStatus = 'draft' | 'ready' | 'processing' | 'partial' | 'completed' | 'failed';

export const bulkStatusOptions: readonly Option[] = [
  { value: 'draft', label: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' },
  { value: 'ready', label: { th: 'พร้อมโอน', en: 'Ready' }, tone: 'info' },
  { value: 'processing', label: { th: 'กำลังโอน', en: 'Processing' }, tone: 'info' },
  { value: 'partial', label: { th: 'สำเร็จบางส่วน', en: 'Partly made' }, tone: 'warning' },
  { value: 'completed', label: { th: 'สำเร็จ', en: 'Completed' }, tone: 'success' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
];
