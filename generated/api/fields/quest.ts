// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { questCycleOptions } from '#generated/api/enums/quest-cycle.ts';
import { questStatusOptions } from '#generated/api/enums/quest-status.ts';
import { questUnlockOptions } from '#generated/api/enums/quest-unlock.ts';

export type QuestFieldName =
  | 'id' | 'name' | 'description' | 'image_url' | 'agent_ids' | 'cycle' | 'start_at' | 'end_at' | 'unlock_mode' |
  'bonus_event_reward_id' | 'eligible_levels' | 'item_count' | 'joined_count' | 'completed_count' | 'reward_paid' |
  'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const questFields: Readonly<Record<QuestFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อภารกิจ', en: 'Name' }, required: true, maxLength: 120 },
  description: { name: 'description', kind: 'html', label: { th: 'รายละเอียด', en: 'Description' }, nullable: true },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูป', en: 'Picture' }, nullable: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    required: true,
    minLength: 1,
    maxLength: 500,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  cycle: { name: 'cycle', kind: 'enum', label: { th: 'รอบ', en: 'Round' }, required: true, options: questCycleOptions, initial: 'daily' },
  start_at: { name: 'start_at', kind: 'datetime', label: { th: 'เริ่ม', en: 'Begins' }, required: true },
  end_at: { name: 'end_at', kind: 'datetime', label: { th: 'สิ้นสุด', en: 'Ends' }, nullable: true },
  unlock_mode: { name: 'unlock_mode', kind: 'enum', label: { th: 'การปลดล็อก', en: 'Unlocking' }, required: true, options: questUnlockOptions, initial: 'all' },
  bonus_event_reward_id: {
    name: 'bonus_event_reward_id',
    kind: 'ref',
    label: { th: 'รางวัลเมื่อครบทุกข้อ', en: 'Reward for all items' },
    nullable: true,
    reference: { entity: 'EventReward', path: '/api/system/event/rewards', value: 'id', label: 'name' },
  },
  eligible_levels: {
    name: 'eligible_levels',
    kind: 'list',
    label: { th: 'ระดับที่ร่วมได้', en: 'Levels that may join' },
    hint: { th: 'เว้นว่าง = ทุกระดับ', en: 'Empty = all' },
    nullable: true,
    item: { kind: 'enum', options: memberLevelOptions },
  },
  item_count: { name: 'item_count', kind: 'integer', label: { th: 'ข้อ', en: 'Items' }, readonly: true },
  joined_count: { name: 'joined_count', kind: 'integer', label: { th: 'ผู้ร่วม', en: 'Joined' }, readonly: true },
  completed_count: { name: 'completed_count', kind: 'integer', label: { th: 'ทำครบ', en: 'Completed' }, readonly: true },
  reward_paid: { name: 'reward_paid', kind: 'money', label: { th: 'จ่ายรางวัล', en: 'Rewards paid' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: questStatusOptions, initial: 'draft' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
