// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { pollChoiceCategoryOptions } from '#generated/api/enums/poll-choice-category.ts';
import { pollMarkOptions } from '#generated/api/enums/poll-mark.ts';

export type PollItemFieldName =
  | 'id' | 'poll_id' | 'agent_ids' | 'choice_id' | 'image_url' | 'category' | 'label' | 'sort_order' | 'odds_text' |
  'is_correct' | 'vote_count' | 'vote_pct';

export const pollItemFields: Readonly<Record<PollItemFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  poll_id: { name: 'poll_id', kind: 'ref', label: { th: 'โพล', en: 'Poll' }, required: true, reference: { entity: 'Poll', path: '/api/poll/items', value: 'id', label: 'title', instead: '/api/poll/list' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  choice_id: {
    name: 'choice_id',
    kind: 'ref',
    label: { th: 'ตัวเลือก', en: 'Choice' },
    required: true,
    reference: { entity: 'PollChoice', path: '/api/system/poll/choices/options', value: 'id', label: 'name', instead: '/api/system/poll/choices/list' },
  },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูป', en: 'Picture' }, readonly: true, nullable: true },
  category: { name: 'category', kind: 'enum', label: { th: 'หมวด', en: 'Category' }, readonly: true, options: pollChoiceCategoryOptions },
  label: { name: 'label', kind: 'string', label: { th: 'ป้ายที่แสดง', en: 'Label' }, hint: { th: 'เว้นว่าง = ชื่อตัวเลือก', en: 'Empty = its name' }, maxLength: 120, initial: '' },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, required: true, min: 0, max: 9999, initial: 1 },
  odds_text: { name: 'odds_text', kind: 'string', label: { th: 'ราคา/คำอธิบาย', en: 'Odds' }, nullable: true, maxLength: 40 },
  is_correct: { name: 'is_correct', kind: 'boolean', label: { th: 'คำตอบถูก', en: 'Right' }, options: pollMarkOptions, initial: false },
  vote_count: { name: 'vote_count', kind: 'integer', label: { th: 'โหวต', en: 'Votes' }, readonly: true, initial: 0 },
  vote_pct: { name: 'vote_pct', kind: 'percent', label: { th: '%', en: 'Share' }, readonly: true, initial: '0' },
};
