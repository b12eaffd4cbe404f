// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WebhookDeliveryState = 'waiting' | 'delivered' | 'failed';

export const webhookDeliveryStateOptions: readonly Option[] = [
  { value: 'waiting', label: { th: 'รอส่ง', en: 'Waiting' }, tone: 'warning' },
  { value: 'delivered', label: { th: 'ส่งแล้ว', en: 'Delivered' }, tone: 'success' },
  { value: 'failed', label: { th: 'ส่งไม่สำเร็จ', en: 'Failed' }, tone: 'danger' },
];
