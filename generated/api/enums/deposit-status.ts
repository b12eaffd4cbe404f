// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DepositStatus =
  | 'pending' | 'processing' | 'suspicious' | 'success' | 'failed' | 'expired' | 'cancelled' | 'reversed';

export const depositStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'รอโอน/รอตรวจสอบ', en: 'Pending' }, tone: 'warning' },
  { value: 'processing', label: { th: 'กำลังเติมเครดิต', en: 'Crediting' }, tone: 'info' },
  { value: 'suspicious', label: { th: 'น่าสงสัย', en: 'Suspicious' }, tone: 'unknown' },
  { value: 'success', label: { th: 'สำเร็จ', en: 'Success' }, tone: 'success' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
  { value: 'expired', label: { th: 'หมดเวลา', en: 'Expired' }, tone: 'neutral' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
  { value: 'reversed', label: { th: 'ดึงเครดิตคืน', en: 'Credit taken back' }, tone: 'danger' },
];
