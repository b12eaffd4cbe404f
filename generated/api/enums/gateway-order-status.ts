// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayOrderStatus =
  | 'created' | 'pending' | 'processing' | 'paid' | 'success' | 'expired' | 'failed' | 'cancelled' | 'reversed' |
  'suspicious' | 'unknown';

export const gatewayOrderStatusOptions: readonly Option[] = [
  { value: 'created', label: { th: 'สร้างแล้ว', en: 'Created' }, tone: 'neutral' },
  { value: 'pending', label: { th: 'รอชำระ/รอโอน', en: 'Pending' }, tone: 'warning' },
  { value: 'processing', label: { th: 'กำลังดำเนินการ', en: 'Processing' }, tone: 'info' },
  { value: 'paid', label: { th: 'ชำระแล้ว รอเติมเครดิต', en: 'Paid, credit waiting' }, tone: 'info' },
  { value: 'success', label: { th: 'สำเร็จ', en: 'Success' }, tone: 'success' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Expired' }, tone: 'neutral' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
  { value: 'reversed', label: { th: 'ถูกดึงเงินคืน', en: 'Reversed' }, tone: 'danger' },
  { value: 'suspicious', label: { th: 'น่าสงสัย', en: 'Suspicious' }, tone: 'unknown' },
  { value: 'unknown', label: { th: 'ไม่ทราบผล', en: 'Unknown' }, tone: 'unknown' },
];
