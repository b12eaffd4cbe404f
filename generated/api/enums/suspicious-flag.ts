// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SuspiciousFlag =
  | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
  'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner';

export const suspiciousFlagOptions: readonly Option[] = [
  { value: 'agent_suspended', label: { th: 'เอเย่นต์ถูกระงับ', en: 'Agent suspended' }, tone: 'danger' },
  { value: 'name_mismatch', label: { th: 'ชื่อผู้โอนไม่ตรงชื่อสมาชิก', en: 'Sender is not the member' }, tone: 'danger' },
  { value: 'dup_amount_time', label: { th: 'ยอดและเวลาใกล้กันซ้ำ', en: 'Same amount moments apart' }, tone: 'warning' },
  { value: 'dup_slip', label: { th: 'สลิปซ้ำ', en: 'Slip used before' }, tone: 'danger' },
  { value: 'third_party', label: { th: 'โอนจากบัญชีบุคคลอื่น', en: 'Third-party account' }, tone: 'danger' },
  { value: 'shared_account', label: { th: 'หลายยูสใช้บัญชีเดียวกัน', en: 'Shared bank account' }, tone: 'warning' },
  { value: 'fast_in_out', label: { th: 'ฝากแล้วถอนทันที', en: 'In and out at once' }, tone: 'warning' },
  { value: 'big_amount', label: { th: 'ยอดสูงผิดปกติ', en: 'Unusually large' }, tone: 'warning' },
  { value: 'odd_hours_burst', label: { th: 'ฝากถี่ผิดปกติ', en: 'Burst of deposits' }, tone: 'warning' },
  { value: 'blacklist_account', label: { th: 'บัญชีแบล็คลิสต์', en: 'Blacklisted account' }, tone: 'danger' },
  { value: 'late_credit', label: { th: 'เงินเข้าล่าช้า', en: 'Late credit' }, tone: 'neutral' },
  { value: 'no_owner', label: { th: 'ไม่พบเจ้าของยอด', en: 'No owner found' }, tone: 'neutral' },
];
