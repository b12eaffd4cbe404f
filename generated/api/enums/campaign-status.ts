// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CampaignStatus = 'pending' | 'scheduled' | 'sending' | 'done' | 'stopped' | 'cancelled';

export const campaignStatusOptions: readonly Option[] = [
  { value: 'pending', label: { th: 'รออนุมัติ', en: 'Waits for approval' }, tone: 'warning' },
  { value: 'scheduled', label: { th: 'รอส่ง', en: 'Waits' }, tone: 'warning' },
  { value: 'sending', label: { th: 'กำลังส่ง', en: 'Under way' }, tone: 'info' },
  { value: 'done', label: { th: 'ส่งครบ', en: 'Done' }, tone: 'success' },
  { value: 'stopped', label: { th: 'หยุดแล้ว', en: 'Stopped' }, tone: 'danger' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
];
