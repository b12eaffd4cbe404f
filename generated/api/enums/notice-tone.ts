// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type NoticeTone = 'info' | 'warning' | 'danger';

export const noticeToneOptions: readonly Option[] = [
  { value: 'info', label: { th: 'แจ้งให้ทราบ', en: 'To know' }, tone: 'info' },
  { value: 'warning', label: { th: 'ต้องดู', en: 'To look at' }, tone: 'warning' },
  { value: 'danger', label: { th: 'ด่วน', en: 'Urgent' }, tone: 'danger' },
];
