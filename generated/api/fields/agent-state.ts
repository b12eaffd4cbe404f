// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { agentStatusOptions } from '#generated/api/enums/agent-status.ts';
import { agentTypeOptions } from '#generated/api/enums/agent-type.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type AgentStateFieldName =
  | 'id' | 'version' | 'code' | 'name' | 'type' | 'parent_id' | 'server' | 'prefix' | 'domain' | 'share_pct' |
  'commission_pct' | 'member_count' | 'active_member_today' | 'balance_total' | 'status' | 'updated_at';

export const agentStateFields: Readonly<Record<AgentStateFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่น', en: 'Version' }, readonly: true },
  code: { name: 'code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Code' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อเอเย่นต์', en: 'Name' }, readonly: true },
  type: { name: 'type', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, options: agentTypeOptions },
  parent_id: {
    name: 'parent_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, options: serverKeyOptions },
  prefix: { name: 'prefix', kind: 'string', label: { th: 'คำนำหน้า', en: 'Prefix' }, readonly: true },
  domain: { name: 'domain', kind: 'string', label: { th: 'โดเมน', en: 'Domain' }, readonly: true, nullable: true },
  share_pct: { name: 'share_pct', kind: 'percent', label: { th: 'ถือสู้ (%)', en: 'Share (%)' }, readonly: true },
  commission_pct: { name: 'commission_pct', kind: 'percent', label: { th: 'คอม (%)', en: 'Commission (%)' }, readonly: true },
  member_count: { name: 'member_count', kind: 'integer', label: { th: 'สมาชิก', en: 'Members' }, readonly: true },
  active_member_today: { name: 'active_member_today', kind: 'integer', label: { th: 'เล่นวันนี้', en: 'Playing today' }, readonly: true },
  balance_total: { name: 'balance_total', kind: 'money', label: { th: 'เครดิตสมาชิกรวม', en: 'Members\' credit' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: agentStatusOptions },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
};
