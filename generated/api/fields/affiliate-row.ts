// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { affiliateStatusOptions } from '#generated/api/enums/affiliate-status.ts';

export type AffiliateRowFieldName =
  | 'id' | 'username' | 'name' | 'agent_id' | 'agent_code' | 'referral_code' | 'referral_link' | 'downline_l1' |
  'downline_l2' | 'downline_active' | 'downline_deposit_total' | 'downline_valid_turnover' | 'downline_winloss' |
  'income_total' | 'income_paid' | 'income_pending' | 'last_income_at' | 'status';

export const affiliateRowFields: Readonly<Record<AffiliateRowFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, nullable: true, maxLength: 16 },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, nullable: true, maxLength: 120 },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'เอเย่นต์', en: 'Agent' }, nullable: true, maxLength: 16 },
  referral_code: { name: 'referral_code', kind: 'code', label: { th: 'โค้ดแนะนำ', en: 'Referral code' }, nullable: true },
  referral_link: { name: 'referral_link', kind: 'url', label: { th: 'ลิงก์แนะนำ', en: 'Referral link' }, nullable: true },
  downline_l1: { name: 'downline_l1', kind: 'integer', label: { th: 'ใต้สายชั้น 1', en: 'Level 1' }, nullable: true },
  downline_l2: { name: 'downline_l2', kind: 'integer', label: { th: 'ใต้สายชั้น 2', en: 'Level 2' }, nullable: true },
  downline_active: { name: 'downline_active', kind: 'integer', label: { th: 'เล่นในช่วง', en: 'Active in the period' }, nullable: true },
  downline_deposit_total: { name: 'downline_deposit_total', kind: 'money', label: { th: 'ยอดฝากใต้สาย', en: 'Downline deposits' }, nullable: true },
  downline_valid_turnover: { name: 'downline_valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์นใต้สาย', en: 'Downline turnover' }, nullable: true },
  downline_winloss: { name: 'downline_winloss', kind: 'money', label: { th: 'แพ้/ชนะใต้สาย', en: 'Downline win/loss' }, nullable: true, gain: 'player' },
  income_total: { name: 'income_total', kind: 'money', label: { th: 'รายได้รวม', en: 'Income' }, nullable: true },
  income_paid: { name: 'income_paid', kind: 'money', label: { th: 'รับแล้ว', en: 'Paid' }, nullable: true },
  income_pending: { name: 'income_pending', kind: 'money', label: { th: 'คงค้าง', en: 'Pending' }, nullable: true },
  last_income_at: { name: 'last_income_at', kind: 'datetime', label: { th: 'รับล่าสุด', en: 'Last paid' }, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, nullable: true, options: affiliateStatusOptions },
};
