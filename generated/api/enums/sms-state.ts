// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SmsState = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped';

export const smsStateOptions: readonly Option[] = [
  { value: 'queued', label: { th: 'รอส่ง', en: 'Queued' }, tone: 'warning' },
  { value: 'sending', label: { th: 'กำลังส่ง', en: 'Under way' }, tone: 'info' },
  { value: 'sent', label: { th: 'ส่งแล้ว', en: 'Sent' }, tone: 'success' },
  { value: 'failed', label: { th: 'ส่งไม่ได้', en: 'Failed' }, tone: 'danger' },
  { value: 'unknown', label: { th: 'ไม่ทราบผล', en: 'Unknown' }, tone: 'unknown' },
  { value: 'stopped', label: { th: 'ไม่ได้ส่ง', en: 'Not sent' }, tone: 'neutral' },
];
