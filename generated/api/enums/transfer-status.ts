// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TransferStatus = 'pending' | 'processing' | 'unknown' | 'success' | 'failed';

export const transferStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'รอโอน', en: 'Waiting' }, tone: 'neutral' },
  { value: 'processing', label: { th: 'กำลังโอน', en: 'Processing' }, tone: 'info' },
  { value: 'unknown', label: { th: 'ไม่ทราบผล', en: 'Unknown' }, tone: 'unknown' },
  { value: 'success', label: { th: 'สำเร็จ', en: 'Success' }, tone: 'success' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
];
