// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { cashbackCycleOptions } from '#generated/api/enums/cashback-cycle.ts';
import { cashbackKindOptions } from '#generated/api/enums/cashback-kind.ts';
import { cashbackStatusOptions } from '#generated/api/enums/cashback-status.ts';
import { claimModeOptions } from '#generated/api/enums/claim-mode.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { walletTypeOptions } from '#generated/api/enums/wallet-type.ts';

export type CashbackLogFieldName =
  | 'id' | 'kind' | 'cycle' | 'period_from' | 'period_to' | 'agent_id' | 'agent_code' | 'member_id' | 'username' |
  'deposit_total' | 'withdraw_total' | 'bonus_total' | 'winloss_base' | 'turnover_base' | 'game_type' | 'rate_pct' |
  'amount' | 'cap_applied' | 'wallet_type' | 'claim_mode' | 'status' | 'calculated_at' | 'expires_at' | 'paid_at';

export const cashbackLogFields: Readonly<Record<CashbackLogFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  kind: { name: 'kind', kind: 'enum', label: { th: 'ประเภท', en: 'Kind' }, readonly: true, options: cashbackKindOptions },
  cycle: { name: 'cycle', kind: 'enum', label: { th: 'รอบ', en: 'Cycle' }, readonly: true, options: cashbackCycleOptions },
  period_from: { name: 'period_from', kind: 'date', label: { th: 'ตั้งแต่', en: 'From' }, readonly: true },
  period_to: { name: 'period_to', kind: 'date', label: { th: 'ถึง', en: 'To' }, readonly: true },
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
  deposit_total: { name: 'deposit_total', kind: 'money', label: { th: 'ฝาก', en: 'Deposits' }, readonly: true },
  withdraw_total: { name: 'withdraw_total', kind: 'money', label: { th: 'ถอน', en: 'Withdrawals' }, readonly: true },
  bonus_total: { name: 'bonus_total', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, readonly: true },
  winloss_base: { name: 'winloss_base', kind: 'money', label: { th: 'ยอดเสียสุทธิ', en: 'Net loss' }, readonly: true },
  turnover_base: { name: 'turnover_base', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, readonly: true },
  game_type: { name: 'game_type', kind: 'enum', label: { th: 'หมวดเกม', en: 'Game type' }, readonly: true, nullable: true, options: gameTypeOptions },
  rate_pct: { name: 'rate_pct', kind: 'percent', label: { th: 'อัตรา (%)', en: 'Rate (%)' }, hint: { th: 'ของยอดเสียสุทธิหรือยอดเทิร์น ตามแบบที่คืน', en: 'Of the net loss or the valid turnover that is rebated' }, readonly: true },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดคืน', en: 'Rebate' }, readonly: true },
  cap_applied: { name: 'cap_applied', kind: 'boolean', label: { th: 'ติดเพดาน', en: 'Capped' }, readonly: true },
  wallet_type: { name: 'wallet_type', kind: 'enum', label: { th: 'เข้ากระเป๋า', en: 'Into wallet' }, readonly: true, options: walletTypeOptions },
  claim_mode: { name: 'claim_mode', kind: 'enum', label: { th: 'วิธีรับ', en: 'Paid by' }, readonly: true, options: claimModeOptions },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: cashbackStatusOptions },
  calculated_at: { name: 'calculated_at', kind: 'datetime', label: { th: 'คำนวณเมื่อ', en: 'Calculated' }, readonly: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'รับภายใน', en: 'Claim until' }, readonly: true, nullable: true },
  paid_at: { name: 'paid_at', kind: 'datetime', label: { th: 'จ่ายเมื่อ', en: 'Paid' }, readonly: true, nullable: true },
};
