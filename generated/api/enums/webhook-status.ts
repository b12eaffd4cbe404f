// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WebhookStatus = 'active' | 'paused' | 'stopped';

export const webhookStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ส่งอยู่', en: 'Active' }, tone: 'success' },
  { value: 'paused', label: { th: 'พักส่ง', en: 'Paused' }, tone: 'neutral' },
  { value: 'stopped', label: { th: 'ระบบหยุดส่ง', en: 'Stopped' }, tone: 'danger' },
];
