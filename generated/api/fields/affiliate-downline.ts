// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { memberStatusOptions } from '#generated/api/enums/member-status.ts';

export type AffiliateDownlineFieldName =
  | 'id' | 'username' | 'name' | 'parent_username' | 'registered_at' | 'level' | 'downline_count' | 'deposit_total' |
  'valid_turnover' | 'winloss_total' | 'income' | 'status';

export const affiliateDownlineFields: Readonly<Record<AffiliateDownlineFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, nullable: true, maxLength: 16 },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, nullable: true, maxLength: 120 },
  parent_username: { name: 'parent_username', kind: 'string', label: { th: 'ผู้แนะนำ', en: 'Referred by' }, nullable: true, maxLength: 16 },
  registered_at: { name: 'registered_at', kind: 'datetime', label: { th: 'สมัครเมื่อ', en: 'Registered' }, nullable: true },
  level: { name: 'level', kind: 'integer', label: { th: 'ชั้น', en: 'Level' }, nullable: true },
  downline_count: { name: 'downline_count', kind: 'integer', label: { th: 'ใต้สาย', en: 'Downline' }, nullable: true },
  deposit_total: { name: 'deposit_total', kind: 'money', label: { th: 'ยอดฝาก', en: 'Deposits' }, nullable: true },
  valid_turnover: { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, nullable: true },
  winloss_total: { name: 'winloss_total', kind: 'money', label: { th: 'แพ้/ชนะ', en: 'Win/loss' }, nullable: true, gain: 'player' },
  income: { name: 'income', kind: 'money', label: { th: 'รายได้', en: 'Income' }, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, nullable: true, options: memberStatusOptions },
};
