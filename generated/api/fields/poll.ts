// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { pollChoiceModeOptions } from '#generated/api/enums/poll-choice-mode.ts';
import { pollJoinOptions } from '#generated/api/enums/poll-join.ts';
import { pollStatusOptions } from '#generated/api/enums/poll-status.ts';
import { pollTypeOptions } from '#generated/api/enums/poll-type.ts';

export type PollFieldName =
  | 'id' | 'title' | 'description' | 'image_url' | 'type' | 'agent_ids' | 'open_at' | 'close_at' | 'announce_at' |
  'max_submissions_per_member' | 'choice_mode' | 'max_choices' | 'join_condition' | 'join_min_deposit' |
  'join_min_turnover' | 'reward_budget' | 'reward_total' | 'reward_paid' | 'correct_choice_ids' | 'correct_answer' |
  'submission_count' | 'member_count' | 'correct_count' | 'resulted_at' | 'paying_since' | 'paying_by' |
  'distributed_at' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const pollFields: Readonly<Record<PollFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  title: { name: 'title', kind: 'string', label: { th: 'หัวข้อ', en: 'Title' }, required: true, maxLength: 150 },
  description: { name: 'description', kind: 'html', label: { th: 'รายละเอียด', en: 'Description' }, nullable: true },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูป', en: 'Picture' }, nullable: true },
  type: { name: 'type', kind: 'enum', label: { th: 'ประเภท', en: 'Type' }, required: true, options: pollTypeOptions, initial: 'predict' },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    required: true,
    minLength: 1,
    maxLength: 200,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  open_at: { name: 'open_at', kind: 'datetime', label: { th: 'เปิดรับ', en: 'Opens' }, required: true },
  close_at: { name: 'close_at', kind: 'datetime', label: { th: 'ปิดรับ', en: 'Closes' }, required: true },
  announce_at: { name: 'announce_at', kind: 'datetime', label: { th: 'ประกาศผล', en: 'Result' }, nullable: true },
  max_submissions_per_member: { name: 'max_submissions_per_member', kind: 'integer', label: { th: 'ส่งได้ต่อคน', en: 'Answers each' }, required: true, min: 1, max: 20, initial: 1 },
  choice_mode: { name: 'choice_mode', kind: 'enum', label: { th: 'การเลือก', en: 'How it is answered' }, required: true, options: pollChoiceModeOptions, initial: 'single' },
  max_choices: { name: 'max_choices', kind: 'integer', label: { th: 'เลือกได้ไม่เกิน', en: 'Choices at most' }, unit: { th: 'ข้อ', en: 'choices' }, nullable: true, min: 2, max: 20 },
  join_condition: { name: 'join_condition', kind: 'enum', label: { th: 'เงื่อนไขร่วม', en: 'Condition' }, required: true, options: pollJoinOptions, initial: 'none' },
  join_min_deposit: { name: 'join_min_deposit', kind: 'money', label: { th: 'ฝากขั้นต่ำ', en: 'Least deposit' }, nullable: true, min: '0.01' },
  join_min_turnover: { name: 'join_min_turnover', kind: 'money', label: { th: 'เทิร์นขั้นต่ำ', en: 'Least turnover' }, nullable: true, min: '0.01' },
  reward_budget: {
    name: 'reward_budget',
    kind: 'money',
    label: { th: 'งบรางวัลรวม', en: 'Prize budget' },
    hint: { th: 'เครดิต เครดิตฟรี และของรางวัล รวมกันต้องไม่เกินงบนี้ เว้นว่าง = ไม่จำกัด', en: 'Credit, free credit and items together; empty = no limit' },
    nullable: true,
    min: '0.00',
  },
  reward_total: { name: 'reward_total', kind: 'money', label: { th: 'รวมรางวัล', en: 'Prizes' }, readonly: true, initial: '0.00' },
  reward_paid: { name: 'reward_paid', kind: 'money', label: { th: 'แจกแล้ว', en: 'Paid' }, readonly: true, initial: '0.00' },
  correct_choice_ids: {
    name: 'correct_choice_ids',
    kind: 'list',
    label: { th: 'คำตอบที่ถูก', en: 'Right choices' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'PollChoice', path: '/api/system/poll/choices/options', value: 'id', label: 'name', instead: '/api/system/poll/choices/list' } },
  },
  correct_answer: { name: 'correct_answer', kind: 'string', label: { th: 'คำตอบที่ถูก (ตัวเลข)', en: 'Right number' }, readonly: true, nullable: true },
  submission_count: { name: 'submission_count', kind: 'integer', label: { th: 'คำตอบ', en: 'Answers' }, readonly: true, initial: 0 },
  member_count: { name: 'member_count', kind: 'integer', label: { th: 'ผู้ร่วม', en: 'Members' }, readonly: true, initial: 0 },
  correct_count: { name: 'correct_count', kind: 'integer', label: { th: 'ตอบถูก', en: 'Right answers' }, readonly: true, initial: 0 },
  resulted_at: { name: 'resulted_at', kind: 'datetime', label: { th: 'ประกาศผลเมื่อ', en: 'Announced' }, readonly: true, nullable: true },
  paying_since: { name: 'paying_since', kind: 'datetime', label: { th: 'เริ่มแจกรางวัล', en: 'Paying since' }, readonly: true, nullable: true },
  paying_by: { name: 'paying_by', kind: 'ref', label: { th: 'ผู้สั่งแจก', en: 'Paid by' }, readonly: true, nullable: true },
  distributed_at: { name: 'distributed_at', kind: 'datetime', label: { th: 'แจกรางวัลเมื่อ', en: 'Prizes given' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: pollStatusOptions, initial: 'draft' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
