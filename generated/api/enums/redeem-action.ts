// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type RedeemAction = 'approve' | 'pack' | 'ship' | 'deliver' | 'return' | 'reject' | 'note';

export const redeemActionOptions: readonly Option[] = [
  { value: 'approve', label: { th: 'อนุมัติ', en: 'Approve' } },
  { value: 'pack', label: { th: 'เตรียมจัดส่ง', en: 'Pack' } },
  { value: 'ship', label: { th: 'จัดส่ง', en: 'Ship' } },
  { value: 'deliver', label: { th: 'ได้รับแล้ว', en: 'Delivered' } },
  { value: 'return', label: { th: 'ตีกลับ', en: 'Returned' } },
  { value: 'reject', label: { th: 'ปฏิเสธ', en: 'Reject' } },
  { value: 'note', label: { th: 'บันทึก', en: 'Note' } },
];
