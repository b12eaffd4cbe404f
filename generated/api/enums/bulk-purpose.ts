// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BulkPurpose = 'withdraw' | 'salary' | 'affiliate' | 'settle' | 'other';

export const bulkPurposeOptions: readonly Option[] = [
  { value: 'withdraw', label: { th: 'จ่ายถอน', en: 'Withdrawals' } },
  { value: 'salary', label: { th: 'จ่ายทีมงาน', en: 'Wages' } },
  { value: 'affiliate', label: { th: 'จ่ายพันธมิตร', en: 'Affiliates' } },
  { value: 'settle', label: { th: 'เคลียร์ยอด', en: 'Settlement' } },
  { value: 'other', label: { th: 'อื่น ๆ', en: 'Other' } },
];
