// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { pollValueTypeOptions } from '#generated/api/enums/poll-value-type.ts';

export type PollMetadataFieldName = 'id' | 'poll_id' | 'agent_ids' | 'key' | 'value' | 'value_type' | 'sort_order';

export const pollMetadataFields: Readonly<Record<PollMetadataFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  poll_id: { name: 'poll_id', kind: 'ref', label: { th: 'โพล', en: 'Poll' }, required: true, reference: { entity: 'Poll', path: '/api/poll/items', value: 'id', label: 'title', instead: '/api/poll/list' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  key: {
    name: 'key',
    kind: 'string',
    label: { th: 'คีย์', en: 'Key' },
    hint: { th: 'home_team ทีมเหย้า · away_team ทีมเยือน · kickoff_at เวลาแข่ง · league ลีก · rules กติกา · share_image รูปแชร์ · hashtag แฮชแท็ก', en: 'home_team, away_team, kickoff_at, league, rules, share_image, hashtag' },
    required: true,
    maxLength: 40,
    pattern: '^[a-z_]{2,40}$',
  },
  value: { name: 'value', kind: 'text', label: { th: 'ค่า', en: 'Value' }, required: true },
  value_type: { name: 'value_type', kind: 'enum', label: { th: 'ชนิด', en: 'Kind' }, required: true, options: pollValueTypeOptions, initial: 'text' },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, nullable: true, min: 0, max: 9999 },
};
