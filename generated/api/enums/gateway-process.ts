// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayProcess = 'received' | 'credited' | 'updated' | 'duplicate' | 'ignored' | 'rejected' | 'error';

export const gatewayProcessOptions: readonly Option[] = [
  { value: 'received', label: { th: 'รับแล้ว รอประมวลผล', en: 'Received, waiting' }, tone: 'info' },
  { value: 'credited', label: { th: 'เติมเครดิตแล้ว', en: 'Credited' }, tone: 'success' },
  { value: 'updated', label: { th: 'อัปเดตแล้ว', en: 'Updated' }, tone: 'success' },
  { value: 'duplicate', label: { th: 'ซ้ำ', en: 'Duplicate' }, tone: 'neutral' },
  { value: 'ignored', label: { th: 'ข้าม', en: 'Ignored' }, tone: 'neutral' },
  { value: 'rejected', label: { th: 'ปฏิเสธ', en: 'Rejected' }, tone: 'danger' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Error' }, tone: 'danger' },
];
