// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CampaignStatus = 'scheduled' | 'sending' | 'done' | 'cancelled';

export const campaignStatusOptions: readonly Option[] = [
  { value: 'scheduled', label: { th: 'ตั้งเวลา', en: 'Scheduled' }, tone: 'warning' },
  { value: 'sending', label: { th: 'กำลังส่ง', en: 'Under way' }, tone: 'info' },
  { value: 'done', label: { th: 'ส่งครบ', en: 'Done' }, tone: 'success' },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' }, tone: 'neutral' },
];
