// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { pollRewardTypeOptions } from '#generated/api/enums/poll-reward-type.ts';
import { pollSelectionOptions } from '#generated/api/enums/poll-selection.ts';
import { pollSlotStatusOptions } from '#generated/api/enums/poll-slot-status.ts';

export type PollWinnerFieldName =
  | 'slot_id' | 'poll_id' | 'rank' | 'rank_reward_id' | 'reward_type' | 'reward_value' | 'member_id' | 'username' |
  'agent_code' | 'submission_id' | 'answer' | 'submitted_at' | 'selected_by' | 'selected_at' | 'chosen_by' |
  'draw_id' | 'cleared_at' | 'cleared_by' | 'attempted_at' | 'paid_at' | 'log_no' | 'status' | 'message';

export const pollWinnerFields: Readonly<Record<PollWinnerFieldName, Field>> = {
  slot_id: { name: 'slot_id', kind: 'id', label: { th: 'Slot', en: 'Slot' }, readonly: true },
  poll_id: { name: 'poll_id', kind: 'ref', label: { th: 'โพล', en: 'Poll' }, readonly: true, reference: { entity: 'Poll', path: '/api/poll/items', value: 'id', label: 'title', instead: '/api/poll/list' } },
  rank: { name: 'rank', kind: 'integer', label: { th: 'อันดับ', en: 'Rank' }, readonly: true },
  rank_reward_id: { name: 'rank_reward_id', kind: 'ref', label: { th: 'รางวัล', en: 'Prize' }, readonly: true },
  reward_type: { name: 'reward_type', kind: 'enum', label: { th: 'ประเภทรางวัล', en: 'Kind' }, readonly: true, options: pollRewardTypeOptions },
  reward_value: {
    name: 'reward_value',
    kind: 'money',
    label: { th: 'มูลค่า', en: 'Value' },
    hint: { th: 'บาท หรือจำนวนเต็มสำหรับแต้มและตั๋ว', en: 'Baht, or a whole number of points or tickets' },
    units: { by: 'reward_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    readonly: true,
  },
  member_id: {
    name: 'member_id',
    kind: 'ref',
    label: { th: 'สมาชิก', en: 'Member' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' },
  },
  username: { name: 'username', kind: 'string', label: { th: 'ผู้ชนะ', en: 'Winner' }, readonly: true, nullable: true },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'เอเย่นต์', en: 'Agent' }, readonly: true, nullable: true },
  submission_id: { name: 'submission_id', kind: 'ref', label: { th: 'คำตอบที่', en: 'Answer no.' }, readonly: true, nullable: true },
  answer: { name: 'answer', kind: 'string', label: { th: 'คำตอบ', en: 'Answer' }, readonly: true, nullable: true },
  submitted_at: { name: 'submitted_at', kind: 'datetime', label: { th: 'ส่งเมื่อ', en: 'Answered' }, readonly: true, nullable: true },
  selected_by: { name: 'selected_by', kind: 'enum', label: { th: 'วิธีเลือก', en: 'How' }, readonly: true, nullable: true, options: pollSelectionOptions },
  selected_at: { name: 'selected_at', kind: 'datetime', label: { th: 'เลือกเมื่อ', en: 'Chosen' }, readonly: true, nullable: true },
  chosen_by: { name: 'chosen_by', kind: 'ref', label: { th: 'ผู้เลือก', en: 'Chosen by' }, readonly: true, nullable: true },
  draw_id: { name: 'draw_id', kind: 'ref', label: { th: 'การสุ่ม', en: 'Draw' }, readonly: true, nullable: true },
  cleared_at: { name: 'cleared_at', kind: 'datetime', label: { th: 'ล้างล่าสุดเมื่อ', en: 'Last cleared' }, readonly: true, nullable: true },
  cleared_by: { name: 'cleared_by', kind: 'ref', label: { th: 'ผู้ล้าง', en: 'Cleared by' }, readonly: true, nullable: true },
  attempted_at: { name: 'attempted_at', kind: 'datetime', label: { th: 'พยายามแจกเมื่อ', en: 'Tried' }, readonly: true, nullable: true },
  paid_at: { name: 'paid_at', kind: 'datetime', label: { th: 'แจกเมื่อ', en: 'Given' }, readonly: true, nullable: true },
  log_no: { name: 'log_no', kind: 'code', label: { th: 'เลขที่รายการกระเป๋า', en: 'Wallet line' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: pollSlotStatusOptions, initial: 'empty' },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
};
