// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type MemberYearFieldName =
  | 'id' | 'year' | 'agent_id' | 'member_id' | 'master_id' | 'server' | 'username' | 'name' | 'level';

export const memberYearFields: Readonly<Record<MemberYearFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  year: { name: 'year', kind: 'integer', label: { th: 'ปี', en: 'Year' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  master_id: {
    name: 'master_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, options: serverKeyOptions },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ-นามสกุล', en: 'Name' }, readonly: true },
  level: { name: 'level', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, options: memberLevelOptions },
};
