// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { onOffOptions } from '#generated/api/enums/on-off.ts';
import { questClaimOptions } from '#generated/api/enums/quest-claim.ts';
import { questConditionOptions } from '#generated/api/enums/quest-condition.ts';
import { questStatusOptions } from '#generated/api/enums/quest-status.ts';

export type QuestItemFieldName =
  | 'id' | 'quest_id' | 'quest_status' | 'agent_ids' | 'name' | 'condition_type' | 'target_value' | 'provider_id' |
  'game_id' | 'game_types' | 'event_reward_id' | 'claim_mode' | 'claim_expire_hours' | 'sort_order' |
  'completed_count' | 'claimed_count' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const questItemFields: Readonly<Record<QuestItemFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  quest_id: { name: 'quest_id', kind: 'ref', label: { th: 'ภารกิจ', en: 'Quest' }, required: true, reference: { entity: 'Quest', path: '/api/quest/configs/items', value: 'id', label: 'name', instead: '/api/quest/configs' } },
  quest_status: { name: 'quest_status', kind: 'enum', label: { th: 'สถานะภารกิจ', en: 'Status of the quest' }, readonly: true, options: questStatusOptions },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  name: { name: 'name', kind: 'string', label: { th: 'ข้อภารกิจ', en: 'Item' }, required: true, maxLength: 120 },
  condition_type: { name: 'condition_type', kind: 'enum', label: { th: 'เงื่อนไข', en: 'Condition' }, required: true, options: questConditionOptions, initial: 'deposit_amount' },
  target_value: {
    name: 'target_value',
    kind: 'multiplier',
    label: { th: 'เป้าหมาย', en: 'Target' },
    unit: { th: 'บาท', en: 'baht' },
    units: {
      by: 'condition_type',
      of: {
        deposit_count: { th: 'ครั้ง', en: 'times' },
        bet_count: { th: 'รอบ', en: 'rounds' },
        play_provider: { th: 'รอบ', en: 'rounds' },
        play_game: { th: 'รอบ', en: 'rounds' },
        login_days: { th: 'วัน', en: 'days' },
        invite_friends: { th: 'คน', en: 'people' },
      },
    },
    required: true,
    min: '0.01',
    max: '9999999.99',
  },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่าย', en: 'Provider' }, nullable: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  game_id: { name: 'game_id', kind: 'ref', label: { th: 'เกม', en: 'Game' }, nullable: true, reference: { entity: 'Game', path: '/api/game/items', value: 'id', label: 'name_th', english: 'name_en', instead: '/api/game/list' } },
  game_types: { name: 'game_types', kind: 'list', label: { th: 'นับเฉพาะหมวด', en: 'Only these categories' }, hint: { th: 'เว้นว่าง = ทุกหมวด', en: 'Empty = all' }, nullable: true, item: { kind: 'enum', options: gameTypeOptions } },
  event_reward_id: { name: 'event_reward_id', kind: 'ref', label: { th: 'รางวัล', en: 'Reward' }, required: true, reference: { entity: 'EventReward', path: '/api/system/event/rewards', value: 'id', label: 'name' } },
  claim_mode: { name: 'claim_mode', kind: 'enum', label: { th: 'วิธีรับ', en: 'Claimed' }, required: true, options: questClaimOptions, initial: 'manual' },
  claim_expire_hours: {
    name: 'claim_expire_hours',
    kind: 'integer',
    label: { th: 'หมดเวลารับ', en: 'To be claimed within' },
    hint: { th: 'เว้นว่าง = ไม่หมดเวลา', en: 'Empty = any time' },
    unit: { th: 'ชม.', en: 'h' },
    nullable: true,
    min: 1,
    max: 8760,
  },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, min: 0, max: 100000, initial: 0 },
  completed_count: { name: 'completed_count', kind: 'integer', label: { th: 'ทำสำเร็จ', en: 'Completed' }, readonly: true },
  claimed_count: { name: 'claimed_count', kind: 'integer', label: { th: 'รับแล้ว', en: 'Claimed' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: onOffOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
