// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type RefundReason =
  | 'turnover_not_met' | 'account_mismatch' | 'bonus_abuse' | 'duplicate' | 'bank_closed' | 'member_request' | 'other';

export const refundReasonOptions: readonly Option[] = [
  { value: 'turnover_not_met', label: { th: 'ทำเทิร์นไม่ครบ', en: 'Turnover not met' } },
  { value: 'account_mismatch', label: { th: 'ชื่อบัญชีไม่ตรง', en: 'Account name mismatch' } },
  { value: 'bonus_abuse', label: { th: 'ผิดเงื่อนไขโปร', en: 'Bonus abuse' } },
  { value: 'duplicate', label: { th: 'แจ้งซ้ำ', en: 'Duplicate request' } },
  { value: 'bank_closed', label: { th: 'บัญชีปลายทางปิด', en: 'Destination account closed' } },
  { value: 'member_request', label: { th: 'สมาชิกขอยกเลิก', en: 'Member asked to cancel' } },
  { value: 'other', label: { th: 'อื่น ๆ', en: 'Other' } },
];
