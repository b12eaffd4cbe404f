// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { pollRewardTypeOptions } from '#generated/api/enums/poll-reward-type.ts';

export type PollRankRewardFieldName =
  | 'id' | 'poll_id' | 'agent_ids' | 'rank_from' | 'rank_to' | 'winner_count' | 'event_reward_id' | 'reward_type' |
  'reward_value' | 'total_value' | 'turnover_multiple' | 'label';

export const pollRankRewardFields: Readonly<Record<PollRankRewardFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  poll_id: { name: 'poll_id', kind: 'ref', label: { th: 'โพล', en: 'Poll' }, required: true, reference: { entity: 'Poll', path: '/api/poll/items', value: 'id', label: 'title', instead: '/api/poll/list' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  rank_from: { name: 'rank_from', kind: 'integer', label: { th: 'อันดับเริ่ม', en: 'From rank' }, required: true, min: 1, max: 500 },
  rank_to: { name: 'rank_to', kind: 'integer', label: { th: 'ถึง', en: 'To rank' }, required: true, min: 1, max: 500 },
  winner_count: { name: 'winner_count', kind: 'integer', label: { th: 'จำนวนรางวัล', en: 'Prizes' }, readonly: true, initial: 1 },
  event_reward_id: {
    name: 'event_reward_id',
    kind: 'ref',
    label: { th: 'รางวัลอ้างอิง', en: 'Event reward' },
    hint: { th: 'เติมประเภทและมูลค่าให้', en: 'Fills kind and value' },
    nullable: true,
    reference: { entity: 'EventReward', path: '/api/system/event/rewards', value: 'id', label: 'name' },
  },
  reward_type: { name: 'reward_type', kind: 'enum', label: { th: 'ประเภทรางวัล', en: 'Kind' }, required: true, options: pollRewardTypeOptions, initial: 'credit' },
  reward_value: {
    name: 'reward_value',
    kind: 'money',
    label: { th: 'มูลค่า', en: 'Value' },
    hint: { th: 'บาท หรือจำนวนเต็มสำหรับแต้มและตั๋ว', en: 'Baht, or a whole number of points or tickets' },
    units: { by: 'reward_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'reward_type', options: pollRewardTypeOptions },
    required: true,
    min: '0.01',
  },
  total_value: {
    name: 'total_value',
    kind: 'money',
    label: { th: 'รวม', en: 'Together' },
    units: { by: 'reward_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'reward_type', options: pollRewardTypeOptions },
    readonly: true,
    initial: '0.00',
  },
  turnover_multiple: { name: 'turnover_multiple', kind: 'multiplier', label: { th: 'เทิร์น (เท่า)', en: 'Turnover' }, nullable: true, min: '0', max: '100' },
  label: { name: 'label', kind: 'string', label: { th: 'ป้าย', en: 'Label' }, maxLength: 60, initial: '' },
};
