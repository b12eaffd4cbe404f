// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type PollDrawFieldName =
  | 'id' | 'poll_id' | 'agent_ids' | 'seed' | 'entropy' | 'note' | 'entrants' | 'entrants_hash' | 'entrant_count' |
  'winners' | 'winner_count' | 'drawn_at' | 'drawn_by';

export const pollDrawFields: Readonly<Record<PollDrawFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  poll_id: { name: 'poll_id', kind: 'ref', label: { th: 'โพล', en: 'Poll' }, readonly: true, reference: { entity: 'Poll', path: '/api/poll/items', value: 'id', label: 'title', instead: '/api/poll/list' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  seed: { name: 'seed', kind: 'string', label: { th: 'เมล็ดสุ่ม', en: 'Seed' }, readonly: true },
  entropy: { name: 'entropy', kind: 'string', label: { th: 'ค่าสุ่มของเซิร์ฟเวอร์', en: 'Randomness of the server' }, readonly: true },
  note: { name: 'note', kind: 'string', label: { th: 'ข้อความร่วมสุ่ม', en: 'Note mixed in' }, readonly: true, nullable: true },
  entrants: { name: 'entrants', kind: 'list', label: { th: 'รายชื่อผู้มีสิทธิ์', en: 'Entrants' }, readonly: true, item: { kind: 'integer' } },
  entrants_hash: { name: 'entrants_hash', kind: 'string', label: { th: 'แฮชรายชื่อ', en: 'Hash of the list' }, readonly: true },
  entrant_count: { name: 'entrant_count', kind: 'integer', label: { th: 'ผู้มีสิทธิ์', en: 'Entrants' }, readonly: true },
  winners: { name: 'winners', kind: 'list', label: { th: 'ผู้ชนะ', en: 'Winners' }, readonly: true, item: { kind: 'shape' } },
  winner_count: { name: 'winner_count', kind: 'integer', label: { th: 'ผู้ชนะ', en: 'Winners' }, readonly: true },
  drawn_at: { name: 'drawn_at', kind: 'datetime', label: { th: 'สุ่มเมื่อ', en: 'Drawn' }, readonly: true },
  drawn_by: { name: 'drawn_by', kind: 'ref', label: { th: 'ผู้สุ่ม', en: 'Drawn by' }, readonly: true, nullable: true },
};
