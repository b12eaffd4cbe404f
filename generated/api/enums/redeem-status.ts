// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type RedeemStatus =
  | 'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled';

export const redeemStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'รอตรวจสอบ', en: 'Pending' }, tone: 'warning' },
  { value: 'approved', label: { th: 'อนุมัติแล้ว', en: 'Approved' }, tone: 'info' },
  { value: 'packing', label: { th: 'เตรียมจัดส่ง', en: 'Packing' }, tone: 'info' },
  { value: 'shipped', label: { th: 'จัดส่งแล้ว', en: 'Shipped' }, tone: 'info' },
  { value: 'delivered', label: { th: 'ได้รับแล้ว', en: 'Delivered' }, tone: 'success' },
  { value: 'credited', label: { th: 'เติมให้แล้ว', en: 'Credited' }, tone: 'success' },
  { value: 'returned', label: { th: 'ตีกลับ', en: 'Returned' }, tone: 'danger' },
  { value: 'rejected', label: { th: 'ปฏิเสธ (คืนแต้ม)', en: 'Rejected (points back)' }, tone: 'danger' },
  { value: 'cancelled', label: { th: 'สมาชิกยกเลิก (คืนแต้ม)', en: 'Cancelled (points back)' }, tone: 'neutral' },
];
