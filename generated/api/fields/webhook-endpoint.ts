// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { eventTypeOptions } from '#generated/api/enums/event-type.ts';
import { webhookStatusOptions } from '#generated/api/enums/webhook-status.ts';

export type WebhookEndpointFieldName =
  | 'id' | 'name' | 'url' | 'events' | 'agent_ids' | 'secret' | 'secret_shown_at' | 'old_secret' | 'old_until' |
  'failing_since' | 'failures' | 'delivered_at' | 'last_error' | 'delivery_count' | 'status' | 'created_at' |
  'created_by' | 'updated_at' | 'updated_by' | 'version';

export const webhookEndpointFields: Readonly<Record<WebhookEndpointFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true, maxLength: 80 },
  url: {
    name: 'url',
    kind: 'string',
    label: { th: 'ที่อยู่ (URL)', en: 'URL' },
    hint: { th: 'ขึ้นต้นด้วย https:// และเข้าถึงได้จากอินเทอร์เน็ต', en: 'Begins with https:// and is reached from the internet' },
    required: true,
    maxLength: 1000,
    pattern: '^https?://[^\\s#]+$',
  },
  events: { name: 'events', kind: 'list', label: { th: 'เหตุการณ์', en: 'Events' }, required: true, minLength: 1, maxLength: 200, item: { kind: 'enum', options: eventTypeOptions } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    hint: { th: 'เว้นว่าง = ทุกเอเย่นต์', en: 'Empty = every agent' },
    maxLength: 500,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
    initial: [],
  },
  secret: { name: 'secret', kind: 'secret', label: { th: 'รหัสลับ', en: 'Signing secret' }, readonly: true, nullable: true },
  secret_shown_at: { name: 'secret_shown_at', kind: 'datetime', label: { th: 'แสดงรหัสลับเมื่อ', en: 'Secret shown' }, readonly: true, nullable: true },
  old_secret: { name: 'old_secret', kind: 'secret', label: { th: 'รหัสลับเดิม', en: 'Former secret' }, readonly: true, nullable: true },
  old_until: { name: 'old_until', kind: 'datetime', label: { th: 'รหัสเดิมใช้ได้ถึง', en: 'Former secret valid until' }, readonly: true, nullable: true },
  failing_since: { name: 'failing_since', kind: 'datetime', label: { th: 'ล้มเหลวตั้งแต่', en: 'Failing since' }, readonly: true, nullable: true },
  failures: { name: 'failures', kind: 'integer', label: { th: 'ล้มเหลวติดกัน', en: 'Failures in a row' }, readonly: true, initial: 0 },
  delivered_at: { name: 'delivered_at', kind: 'datetime', label: { th: 'ส่งสำเร็จล่าสุด', en: 'Last delivered' }, readonly: true, nullable: true },
  last_error: { name: 'last_error', kind: 'string', label: { th: 'ปัญหาล่าสุด', en: 'Last failure' }, readonly: true, nullable: true },
  delivery_count: { name: 'delivery_count', kind: 'integer', label: { th: 'การส่ง', en: 'Deliveries' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: webhookStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
