// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WithdrawalStatus = 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';

export const withdrawalStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'รอตรวจสอบ', en: 'Pending' }, tone: 'warning' },
  { value: 'verified', label: { th: 'ตรวจสอบแล้ว', en: 'Verified' }, tone: 'warning' },
  { value: 'processing', label: { th: 'กำลังโอน', en: 'Processing' }, tone: 'info' },
  { value: 'unknown', label: { th: 'ไม่ทราบผลโอน', en: 'Unknown' }, tone: 'unknown' },
  { value: 'failed', label: { th: 'โอนไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
  { value: 'success', label: { th: 'สำเร็จ', en: 'Success' }, tone: 'success' },
  { value: 'refunded', label: { th: 'คืนเครดิตแล้ว', en: 'Refunded' }, tone: 'neutral' },
];
