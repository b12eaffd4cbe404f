// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { pollIneligibleOptions } from '#generated/api/enums/poll-ineligible.ts';
import { pollMarkOptions } from '#generated/api/enums/poll-mark.ts';
import { pollRightOptions } from '#generated/api/enums/poll-right.ts';

export type PollSubmissionFieldName =
  | 'submission_id' | 'poll_id' | 'member_id' | 'username' | 'agent_id' | 'agent_code' | 'item_ids' | 'answer' |
  'submitted_at' | 'ip' | 'device_id' | 'is_correct' | 'eligible' | 'ineligible_reason' | 'won_rank';

export const pollSubmissionFields: Readonly<Record<PollSubmissionFieldName, Field>> = {
  submission_id: { name: 'submission_id', kind: 'id', label: { th: 'เลขที่', en: 'Number' }, readonly: true },
  poll_id: { name: 'poll_id', kind: 'ref', label: { th: 'โพล', en: 'Poll' }, readonly: true, reference: { entity: 'Poll', path: '/api/poll/items', value: 'id', label: 'title', instead: '/api/poll/list' } },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  item_ids: { name: 'item_ids', kind: 'list', label: { th: 'ข้อที่เลือก', en: 'Chosen' }, readonly: true, item: { kind: 'ref' } },
  answer: { name: 'answer', kind: 'string', label: { th: 'คำตอบ', en: 'Answer' }, readonly: true },
  submitted_at: { name: 'submitted_at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  ip: { name: 'ip', kind: 'ip', label: { th: 'IP', en: 'IP' }, readonly: true, nullable: true },
  device_id: { name: 'device_id', kind: 'string', label: { th: 'อุปกรณ์', en: 'Device' }, readonly: true, nullable: true },
  is_correct: { name: 'is_correct', kind: 'boolean', label: { th: 'ถูก/ผิด', en: 'Right or wrong' }, readonly: true, nullable: true, options: pollMarkOptions },
  eligible: { name: 'eligible', kind: 'boolean', label: { th: 'มีสิทธิ์', en: 'Eligible' }, readonly: true, options: pollRightOptions, initial: true },
  ineligible_reason: { name: 'ineligible_reason', kind: 'enum', label: { th: 'เหตุที่ไม่มีสิทธิ์', en: 'Why not' }, readonly: true, nullable: true, options: pollIneligibleOptions },
  won_rank: { name: 'won_rank', kind: 'integer', label: { th: 'อันดับที่ได้', en: 'Rank' }, readonly: true, nullable: true },
};
