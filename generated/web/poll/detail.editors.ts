// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Editor } from '#contract/editor.ts';
import { pollItemFields as f } from '#generated/api/fields/poll-item.ts';
import { pollMetadataFields } from '#generated/api/fields/poll-metadata.ts';
import { pollRankRewardFields } from '#generated/api/fields/poll-rank-reward.ts';
import { choicesItems, choicesRemove, choicesSave } from './calls/choices.ts';
import { metadataDelete, metadataList, metadataSave } from './calls/metadata.ts';
import { rankRewardsDelete, rankRewardsList, rankRewardsSave } from './calls/rank_rewards.ts';
import { validateChoicesSave, validateMetadataSave, validateRankRewardsSave } from './validators.ts';

export type DetailEditorsName = 'choices' | 'metadata' | 'rewards';

export const editors: Readonly<Record<DetailEditorsName, Editor>> = {
  choices: {
    name: 'choices',
    title: { th: 'ตัวเลือก', en: 'Choices' },
    key: 'id',
    parent: { poll_id: 'id' },
    sort: 'sort_order',
    columns: [{ ...f.image_url, width: 64 }, { ...f.choice_id, width: 200 }, { ...f.label, width: 200 }, { ...f.odds_text, width: 150 }, { ...f.is_correct, width: 110 }, { ...f.vote_count, width: 90 }, { ...f.vote_pct, width: 90 }],
    fields: [f.choice_id, f.label, f.odds_text, f.is_correct],
    save: { call: choicesSave, fields: ['choice_id', 'label', 'odds_text', 'is_correct', 'sort_order'] },
    rows: 'items',
    remove: {
      id: 'choices.remove',
      label: { th: 'นำออก', en: 'Take out' },
      icon: 'close',
      tone: 'danger',
      permission: 'poll.poll.update',
      when: { vote_count: [0] },
      call: choicesRemove,
      send: ['poll_id', 'choice_id'],
      confirm: { th: 'นำ “{label}” ออกจากโพล?', en: 'Take “{label}” out of the poll?' },
    },
    actions: [],
    header: [],
    order: { field: 'sort_order', min: 0, max: 9999 },
    totals: ['vote_count'],
    shown: { is_correct: { status: ['closed', 'resulted'] } },
    locks: { choice_id: { id: [null] } },
    open: { status: ['draft', 'scheduled', 'open', 'closed', 'resulted'] },
    list: choicesItems,
    validate: validateChoicesSave,
  },
  metadata: {
    name: 'metadata',
    title: { th: 'ข้อมูลเสริม', en: 'Further facts' },
    key: 'id',
    parent: { poll_id: 'id' },
    sort: 'sort_order',
    columns: [{ ...pollMetadataFields.key, width: 170 }, { ...pollMetadataFields.value, width: 320 }, { ...pollMetadataFields.value_type, width: 120 }],
    fields: [pollMetadataFields.key, pollMetadataFields.value, pollMetadataFields.value_type],
    save: { call: metadataSave, fields: ['key', 'value', 'value_type', 'sort_order'] },
    rows: 'items',
    remove: { id: 'metadata.delete', label: { th: 'ลบ', en: 'Delete' }, icon: 'delete', tone: 'danger', permission: 'poll.poll.update', call: metadataDelete, confirm: { th: 'ลบ {key}?', en: 'Delete {key}?' } },
    actions: [],
    header: [],
    order: { field: 'sort_order', min: 0, max: 9999 },
    totals: [],
    shown: {},
    locks: {},
    open: { status: ['draft', 'scheduled', 'open', 'closed', 'resulted', 'drawing'] },
    list: metadataList,
    validate: validateMetadataSave,
  },
  rewards: {
    name: 'rewards',
    title: { th: 'รางวัลอันดับ', en: 'Prizes by rank' },
    key: 'id',
    parent: { poll_id: 'id' },
    sort: 'rank_from',
    columns: [
      { ...pollRankRewardFields.rank_from, width: 90 },
      { ...pollRankRewardFields.rank_to, width: 80 },
      { ...pollRankRewardFields.event_reward_id, width: 170 },
      { ...pollRankRewardFields.reward_type, width: 130 },
      { ...pollRankRewardFields.reward_value, width: 120 },
      { ...pollRankRewardFields.turnover_multiple, width: 90 },
      { ...pollRankRewardFields.label, width: 150 },
      { ...pollRankRewardFields.winner_count, width: 90 },
      { ...pollRankRewardFields.total_value, width: 120 },
    ],
    fields: [
      pollRankRewardFields.rank_from,
      pollRankRewardFields.rank_to,
      pollRankRewardFields.event_reward_id,
      pollRankRewardFields.reward_type,
      pollRankRewardFields.reward_value,
      pollRankRewardFields.turnover_multiple,
      pollRankRewardFields.label,
    ],
    save: {
      call: rankRewardsSave,
      fields: [
        'rank_from', 'rank_to', 'event_reward_id', 'reward_type', 'reward_value', 'turnover_multiple', 'label',
      ],
    },
    rows: 'items',
    remove: {
      id: 'rank_rewards.delete',
      label: { th: 'ลบรางวัล', en: 'Delete prize' },
      icon: 'delete',
      tone: 'danger',
      permission: 'poll.poll.update',
      call: rankRewardsDelete,
      confirm: { th: 'ลบรางวัลอันดับ {rank_from}-{rank_to}?', en: 'Delete the prize of ranks {rank_from} to {rank_to}?' },
    },
    actions: [],
    header: [],
    totals: ['total_value'],
    shown: {},
    locks: {},
    open: { status: ['draft', 'scheduled', 'open', 'closed', 'resulted'] },
    list: rankRewardsList,
    validate: validateRankRewardsSave,
  },
};
