// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { creditFreeFlagOptions } from '#generated/api/enums/credit-free-flag.ts';
import { creditFreeSourceOptions } from '#generated/api/enums/credit-free-source.ts';
import { walletTypeOptions } from '#generated/api/enums/wallet-type.ts';

export type CreditFreeGrantFieldName =
  | 'id' | 'granted_at' | 'agent_id' | 'member_id' | 'campaign' | 'source' | 'wallet_type' | 'amount' |
  'turnover_required' | 'withdraw_cap' | 'converted_amount' | 'converted_at' | 'expires_at' | 'revoked_at' | 'flags' |
  'granted_by' | 'reference';

export const creditFreeGrantFields: Readonly<Record<CreditFreeGrantFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  granted_at: { name: 'granted_at', kind: 'datetime', label: { th: 'รับเมื่อ', en: 'Granted' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  campaign: { name: 'campaign', kind: 'string', label: { th: 'แคมเปญ', en: 'Campaign' }, readonly: true },
  source: { name: 'source', kind: 'enum', label: { th: 'ที่มา', en: 'Source' }, readonly: true, options: creditFreeSourceOptions },
  wallet_type: { name: 'wallet_type', kind: 'enum', label: { th: 'กระเป๋า', en: 'Wallet' }, readonly: true, options: walletTypeOptions, initial: 'bonus' },
  amount: { name: 'amount', kind: 'money', label: { th: 'เครดิตฟรี', en: 'Free credit' }, readonly: true },
  turnover_required: { name: 'turnover_required', kind: 'money', label: { th: 'เทิร์นต้องทำ', en: 'Turnover required' }, readonly: true },
  withdraw_cap: { name: 'withdraw_cap', kind: 'money', label: { th: 'ถอนสูงสุด', en: 'Most withdrawn' }, readonly: true, nullable: true },
  converted_amount: { name: 'converted_amount', kind: 'money', label: { th: 'ถอนได้จริง', en: 'Converted' }, readonly: true, initial: '0.00' },
  converted_at: { name: 'converted_at', kind: 'datetime', label: { th: 'แปลงเมื่อ', en: 'Converted at' }, readonly: true, nullable: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดอายุเมื่อ', en: 'Expires' }, readonly: true, nullable: true },
  revoked_at: { name: 'revoked_at', kind: 'datetime', label: { th: 'ยกเลิกเมื่อ', en: 'Revoked' }, readonly: true, nullable: true },
  flags: { name: 'flags', kind: 'list', label: { th: 'ซ้ำ (IP/บัญชี)', en: 'Duplicates' }, readonly: true, item: { kind: 'enum', options: creditFreeFlagOptions } },
  granted_by: { name: 'granted_by', kind: 'string', label: { th: 'ให้โดย', en: 'Granted by' }, readonly: true },
  reference: { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิง', en: 'Reference' }, readonly: true },
};
