// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { creditFreeFlagOptions } from '#generated/api/enums/credit-free-flag.ts';
import { creditFreeSourceOptions } from '#generated/api/enums/credit-free-source.ts';
import { creditFreeStatusOptions } from '#generated/api/enums/credit-free-status.ts';

export type CreditFreeStateFieldName =
  | 'id' | 'granted_at' | 'agent_id' | 'agent_code' | 'member_id' | 'username' | 'mobile' | 'campaign' | 'source' |
  'amount' | 'turnover_required' | 'turnover_done' | 'progress_pct' | 'withdraw_cap' | 'converted_amount' |
  'deposited_after' | 'followed' | 'flags' | 'granted_by' | 'expires_at' | 'status';

export const creditFreeStateFields: Readonly<Record<CreditFreeStateFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  granted_at: { name: 'granted_at', kind: 'datetime', label: { th: 'รับเมื่อ', en: 'Granted' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Code' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  mobile: { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, readonly: true, mask: 'member.pii.view' },
  campaign: { name: 'campaign', kind: 'string', label: { th: 'แคมเปญ', en: 'Campaign' }, readonly: true },
  source: { name: 'source', kind: 'enum', label: { th: 'ที่มา', en: 'Source' }, readonly: true, options: creditFreeSourceOptions },
  amount: { name: 'amount', kind: 'money', label: { th: 'เครดิตฟรี', en: 'Free credit' }, readonly: true },
  turnover_required: { name: 'turnover_required', kind: 'money', label: { th: 'เทิร์นต้องทำ', en: 'Turnover required' }, readonly: true },
  turnover_done: { name: 'turnover_done', kind: 'money', label: { th: 'ทำแล้ว', en: 'Turnover done' }, readonly: true },
  progress_pct: { name: 'progress_pct', kind: 'percent', label: { th: 'ความคืบหน้า (%)', en: 'Progress (%)' }, hint: { th: 'เทิร์นที่ทำแล้ว ÷ เทิร์นต้องทำ', en: 'Turnover done ÷ turnover required' }, readonly: true },
  withdraw_cap: { name: 'withdraw_cap', kind: 'money', label: { th: 'ถอนสูงสุด', en: 'Most withdrawn' }, readonly: true, nullable: true },
  converted_amount: { name: 'converted_amount', kind: 'money', label: { th: 'ถอนได้จริง', en: 'Converted' }, readonly: true },
  deposited_after: { name: 'deposited_after', kind: 'money', label: { th: 'ฝากต่อ', en: 'Deposited after' }, readonly: true },
  followed: { name: 'followed', kind: 'integer', label: { th: 'ฝากต่อหลังรับ', en: 'Deposits followed' }, readonly: true },
  flags: { name: 'flags', kind: 'list', label: { th: 'ซ้ำ (IP/บัญชี)', en: 'Duplicates' }, readonly: true, item: { kind: 'enum', options: creditFreeFlagOptions } },
  granted_by: { name: 'granted_by', kind: 'string', label: { th: 'ให้โดย', en: 'Granted by' }, readonly: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดอายุเมื่อ', en: 'Expires' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: creditFreeStatusOptions },
};
