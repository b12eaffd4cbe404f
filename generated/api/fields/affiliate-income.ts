// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { affiliateBaseOptions } from '#generated/api/enums/affiliate-base.ts';
import { affiliateIncomeStatusOptions } from '#generated/api/enums/affiliate-income-status.ts';

export type AffiliateIncomeFieldName =
  | 'id' | 'stat_date' | 'agent_id' | 'member_id' | 'downline_id' | 'tier' | 'base' | 'base_amount' | 'rate_pct' |
  'amount' | 'paid_amount' | 'status' | 'paid_at' | 'wallet_log_no';

export const affiliateIncomeFields: Readonly<Record<AffiliateIncomeFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'ผู้แนะนำ', en: 'Earner' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  downline_id: {
    name: 'downline_id',
    kind: 'ref',
    label: { th: 'สมาชิกใต้สาย', en: 'Downline' },
    readonly: true,
    reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' },
  },
  tier: { name: 'tier', kind: 'integer', label: { th: 'ชั้น', en: 'Level' }, readonly: true },
  base: { name: 'base', kind: 'enum', label: { th: 'คิดจาก', en: 'Based on' }, readonly: true, options: affiliateBaseOptions },
  base_amount: { name: 'base_amount', kind: 'money', label: { th: 'ฐานคำนวณ', en: 'Base amount' }, readonly: true },
  rate_pct: { name: 'rate_pct', kind: 'percent', label: { th: 'อัตรา (%)', en: 'Rate (%)' }, hint: { th: 'ของฐานคำนวณ', en: 'Of the base amount' }, readonly: true },
  amount: { name: 'amount', kind: 'money', label: { th: 'รายได้', en: 'Income' }, readonly: true },
  paid_amount: { name: 'paid_amount', kind: 'money', label: { th: 'จ่ายไปแล้ว', en: 'Paid so far' }, readonly: true, initial: '0.00' },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: affiliateIncomeStatusOptions },
  paid_at: { name: 'paid_at', kind: 'datetime', label: { th: 'จ่ายเมื่อ', en: 'Paid' }, readonly: true, nullable: true },
  wallet_log_no: { name: 'wallet_log_no', kind: 'code', label: { th: 'เลขที่รายการกระเป๋า', en: 'Wallet line' }, readonly: true, nullable: true },
};
