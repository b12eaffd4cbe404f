// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { smsStateOptions } from '#generated/api/enums/sms-state.ts';

export type SmsMessageFieldName =
  | 'id' | 'campaign_id' | 'member_id' | 'username' | 'agent_id' | 'mobile' | 'batch' | 'text' | 'parts' | 'state' |
  'upstream_ref' | 'error' | 'sent_at';

export const smsMessageFields: Readonly<Record<SmsMessageFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  campaign_id: { name: 'campaign_id', kind: 'ref', label: { th: 'การส่ง SMS', en: 'Campaign' }, readonly: true },
  member_id: {
    name: 'member_id',
    kind: 'ref',
    label: { th: 'สมาชิก', en: 'Member' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' },
  },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true, nullable: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  mobile: { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, readonly: true, mask: 'member.pii.view' },
  batch: { name: 'batch', kind: 'code', label: { th: 'ชุด', en: 'Batch' }, readonly: true, nullable: true },
  text: { name: 'text', kind: 'text', label: { th: 'ข้อความที่ส่ง', en: 'Text as sent' }, readonly: true, nullable: true, mask: 'member.pii.view' },
  parts: { name: 'parts', kind: 'integer', label: { th: 'จำนวนข้อความ', en: 'Parts' }, readonly: true, initial: 1 },
  state: { name: 'state', kind: 'enum', label: { th: 'สถานะ', en: 'State' }, readonly: true, options: smsStateOptions, initial: 'queued' },
  upstream_ref: { name: 'upstream_ref', kind: 'string', label: { th: 'เลขอ้างอิงผู้ให้บริการ', en: 'Provider\'s reference' }, readonly: true, nullable: true },
  error: { name: 'error', kind: 'string', label: { th: 'สาเหตุ', en: 'Reason' }, readonly: true, nullable: true },
  sent_at: { name: 'sent_at', kind: 'datetime', label: { th: 'ส่งเมื่อ', en: 'Sent at' }, readonly: true, nullable: true },
};
