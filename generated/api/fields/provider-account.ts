// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type ProviderAccountFieldName =
  | 'id' | 'member_id' | 'username' | 'agent_id' | 'provider_id' | 'provider_code' | 'ign' | 'created_at' |
  'last_played_at';

export const providerAccountFields: Readonly<Record<ProviderAccountFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่าย', en: 'Provider' }, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  provider_code: { name: 'provider_code', kind: 'string', label: { th: 'ค่าย', en: 'Provider' }, readonly: true },
  ign: { name: 'ign', kind: 'string', label: { th: 'ชื่อในเกม', en: 'In-game name' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'สร้างเมื่อ', en: 'Created' }, readonly: true },
  last_played_at: { name: 'last_played_at', kind: 'datetime', label: { th: 'เล่นล่าสุด', en: 'Last played' }, readonly: true, nullable: true },
};
