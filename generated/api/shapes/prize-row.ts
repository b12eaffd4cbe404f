// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const prizeRowShape: FieldShape = {
  name: 'PrizeRow',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, nullable: true },
    { name: 'rank_from', kind: 'integer', label: { th: 'อันดับเริ่ม', en: 'From rank' }, nullable: true },
    { name: 'rank_to', kind: 'integer', label: { th: 'ถึง', en: 'To rank' }, nullable: true },
    { name: 'event_reward_id', kind: 'integer', label: { th: 'รางวัลอ้างอิง', en: 'Event reward' }, nullable: true },
    { name: 'reward_type', kind: 'string', label: { th: 'ประเภทรางวัล', en: 'Kind' }, nullable: true },
    { name: 'reward_value', kind: 'string', label: { th: 'มูลค่า', en: 'Value' }, nullable: true },
    { name: 'turnover_multiple', kind: 'string', label: { th: 'เทิร์น (เท่า)', en: 'Turnover' }, nullable: true },
    { name: 'label', kind: 'string', label: { th: 'ป้าย', en: 'Label' }, nullable: true },
  ],
};
