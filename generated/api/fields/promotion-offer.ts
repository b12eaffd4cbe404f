// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { offerStatusOptions } from '#generated/api/enums/offer-status.ts';
import { offerTargetOptions } from '#generated/api/enums/offer-target.ts';

export type PromotionOfferFieldName =
  | 'id' | 'promotion_id' | 'agent_id' | 'target_type' | 'member_id' | 'username' | 'segment_name' | 'bonus' |
  'offered_by' | 'created_at' | 'expires_at' | 'claimed_at' | 'status';

export const promotionOfferFields: Readonly<Record<PromotionOfferFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  promotion_id: {
    name: 'promotion_id',
    kind: 'ref',
    label: { th: 'โปร', en: 'Promotion' },
    readonly: true,
    reference: { entity: 'Promotion', path: '/api/promotion/items', value: 'id', label: 'name', hint: 'code', instead: '/api/promotion/list' },
  },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  target_type: { name: 'target_type', kind: 'enum', label: { th: 'กลุ่ม', en: 'For' }, readonly: true, options: offerTargetOptions },
  member_id: {
    name: 'member_id',
    kind: 'ref',
    label: { th: 'สมาชิก', en: 'Member' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' },
  },
  username: { name: 'username', kind: 'string', label: { th: 'ยูส', en: 'Username' }, readonly: true, nullable: true },
  segment_name: { name: 'segment_name', kind: 'string', label: { th: 'ชื่อกลุ่ม', en: 'Segment' }, readonly: true, nullable: true },
  bonus: { name: 'bonus', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, readonly: true },
  offered_by: { name: 'offered_by', kind: 'ref', label: { th: 'เสนอโดย', en: 'Offered by' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เสนอเมื่อ', en: 'Offered' }, readonly: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดอายุ', en: 'Ends' }, readonly: true, nullable: true },
  claimed_at: { name: 'claimed_at', kind: 'datetime', label: { th: 'รับเมื่อ', en: 'Claimed' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: offerStatusOptions },
};
