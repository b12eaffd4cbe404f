// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const webhookAttemptShape: FieldShape = {
  name: 'WebhookAttempt',
  fields: [
    { name: 'at', kind: 'datetime', label: { th: 'ส่งเมื่อ', en: 'Sent' }, required: true },
    { name: 'status', kind: 'integer', label: { th: 'รหัสตอบ', en: 'Status' }, nullable: true },
    { name: 'took', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Took' }, unit: { th: 'มิลลิวินาที', en: 'ms' }, required: true },
    { name: 'answer', kind: 'string', label: { th: 'คำตอบ', en: 'Answer' }, nullable: true, maxLength: 500 },
  ],
};
