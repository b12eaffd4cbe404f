// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { webhookDeliveryStateOptions } from '#generated/api/enums/webhook-delivery-state.ts';

export type WebhookDeliveryFieldName =
  | 'id' | 'event_id' | 'endpoint_id' | 'agent_ids' | 'type' | 'object' | 'happened_at' | 'payload' | 'tries' |
  'next_at' | 'claimed_until' | 'answered_at' | 'answer_status' | 'took' | 'attempts' | 'state';

export const webhookDeliveryFields: Readonly<Record<WebhookDeliveryFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  event_id: { name: 'event_id', kind: 'code', label: { th: 'รหัสเหตุการณ์', en: 'Event ID' }, readonly: true },
  endpoint_id: { name: 'endpoint_id', kind: 'ref', label: { th: 'ปลายทาง', en: 'Endpoint' }, readonly: true, reference: { entity: 'WebhookEndpoint', path: '/api/integration/webhook/items', value: 'id', label: 'name', instead: null } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  type: { name: 'type', kind: 'code', label: { th: 'เหตุการณ์', en: 'Event' }, readonly: true },
  object: { name: 'object', kind: 'code', label: { th: 'รายการ', en: 'Record' }, readonly: true },
  happened_at: { name: 'happened_at', kind: 'datetime', label: { th: 'เกิดเมื่อ', en: 'Happened' }, readonly: true },
  payload: { name: 'payload', kind: 'json', label: { th: 'ข้อความที่ส่ง', en: 'Payload' }, readonly: true },
  tries: { name: 'tries', kind: 'integer', label: { th: 'ครั้งที่ส่ง', en: 'Attempts' }, readonly: true, initial: 0 },
  next_at: { name: 'next_at', kind: 'datetime', label: { th: 'ส่งครั้งถัดไป', en: 'Next attempt' }, readonly: true, nullable: true },
  claimed_until: { name: 'claimed_until', kind: 'datetime', label: { th: 'กำลังส่งถึง', en: 'In hand until' }, readonly: true, nullable: true },
  answered_at: { name: 'answered_at', kind: 'datetime', label: { th: 'ตอบล่าสุด', en: 'Last answer' }, readonly: true, nullable: true },
  answer_status: { name: 'answer_status', kind: 'integer', label: { th: 'รหัสตอบ', en: 'Status' }, readonly: true, nullable: true },
  took: { name: 'took', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Took' }, unit: { th: 'มิลลิวินาที', en: 'ms' }, readonly: true, nullable: true },
  attempts: { name: 'attempts', kind: 'list', label: { th: 'ความพยายามส่ง', en: 'Attempts made' }, readonly: true, item: { kind: 'shape' } },
  state: { name: 'state', kind: 'enum', label: { th: 'สถานะ', en: 'State' }, readonly: true, options: webhookDeliveryStateOptions },
};
