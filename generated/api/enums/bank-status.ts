// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BankStatus = 'active' | 'paused' | 'closed' | 'frozen';

export const bankStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' },
  { value: 'paused', label: { th: 'พักใช้งาน', en: 'Paused' }, tone: 'warning' },
  { value: 'closed', label: { th: 'ปิด', en: 'Closed' }, tone: 'neutral' },
  { value: 'frozen', label: { th: 'ถูกอายัด', en: 'Frozen' }, tone: 'danger' },
];
