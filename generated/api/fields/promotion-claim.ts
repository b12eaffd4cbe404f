// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type PromotionClaimFieldName =
  | 'id' | 'promotion_id' | 'member_id' | 'username' | 'agent_id' | 'deposit' | 'bonus' | 'claimed_at';

export const promotionClaimFields: Readonly<Record<PromotionClaimFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  promotion_id: {
    name: 'promotion_id',
    kind: 'ref',
    label: { th: 'โปร', en: 'Promotion' },
    readonly: true,
    reference: { entity: 'Promotion', path: '/api/promotion/items', value: 'id', label: 'name', hint: 'code', instead: '/api/promotion/list' },
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  deposit: { name: 'deposit', kind: 'money', label: { th: 'ยอดฝาก', en: 'Deposit' }, readonly: true },
  bonus: { name: 'bonus', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, readonly: true },
  claimed_at: { name: 'claimed_at', kind: 'datetime', label: { th: 'รับเมื่อ', en: 'Claimed' }, readonly: true },
};
