// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type AgentDayFieldName =
  | 'id' | 'stat_date' | 'agent_id' | 'bet_count' | 'turnover' | 'valid_turnover' | 'payout' | 'member_commission' |
  'agent_winloss' | 'agent_commission' | 'provider_cost' | 'new_member' | 'login_count' | 'first_deposit_count' |
  'first_deposit_total' | 'deposit_count' | 'deposit_total' | 'deposit_bank' | 'deposit_gateway' |
  'deposit_truewallet' | 'deposit_manual' | 'withdraw_count' | 'withdraw_total' | 'withdraw_bank' |
  'withdraw_gateway' | 'withdraw_manual' | 'gateway_fee' | 'bonus' | 'credit_free' | 'cashback_winloss' |
  'cashback_turnover' | 'affiliate' | 'adjust_total' | 'poll' | 'quest' | 'shop' | 'wheel' | 'login_member' |
  'bet_member' | 'deposit_member' | 'withdraw_member' | 'master_id' | 'server';

export const agentDayFields: Readonly<Record<AgentDayFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  bet_count: { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, readonly: true, initial: 0 },
  turnover: { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, readonly: true, initial: '0.00' },
  valid_turnover: { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, readonly: true, initial: '0.00' },
  payout: { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, readonly: true, initial: '0.00' },
  member_commission: { name: 'member_commission', kind: 'money', label: { th: 'คอมสมาชิก', en: 'Member commission' }, readonly: true, initial: '0.00' },
  agent_winloss: { name: 'agent_winloss', kind: 'money', label: { th: 'แพ้/ชนะ (เอเย่นต์)', en: 'Agent win/loss' }, readonly: true, initial: '0.00' },
  agent_commission: { name: 'agent_commission', kind: 'money', label: { th: 'คอมเอเย่นต์', en: 'Agent commission' }, readonly: true, initial: '0.00' },
  provider_cost: { name: 'provider_cost', kind: 'money', label: { th: 'ค่าบริการค่ายเกม', en: 'Provider cost' }, readonly: true, initial: '0.00' },
  new_member: { name: 'new_member', kind: 'integer', label: { th: 'สมัครใหม่', en: 'New members' }, readonly: true, initial: 0 },
  login_count: { name: 'login_count', kind: 'integer', label: { th: 'วันที่เข้าระบบ', en: 'Days signed in' }, readonly: true, initial: 0 },
  first_deposit_count: { name: 'first_deposit_count', kind: 'integer', label: { th: 'ฝากแรก (คน)', en: 'First deposits' }, readonly: true, initial: 0 },
  first_deposit_total: { name: 'first_deposit_total', kind: 'money', label: { th: 'ยอดฝากแรก', en: 'First deposit total' }, readonly: true, initial: '0.00' },
  deposit_count: { name: 'deposit_count', kind: 'integer', label: { th: 'ฝาก (ครั้ง)', en: 'Deposits' }, readonly: true, initial: 0 },
  deposit_total: { name: 'deposit_total', kind: 'money', label: { th: 'ฝากรวม', en: 'Deposit total' }, readonly: true, initial: '0.00' },
  deposit_bank: { name: 'deposit_bank', kind: 'money', label: { th: 'ฝากธนาคาร', en: 'Deposits by bank' }, readonly: true, initial: '0.00' },
  deposit_gateway: { name: 'deposit_gateway', kind: 'money', label: { th: 'ฝากเกตเวย์', en: 'Deposits by gateway' }, readonly: true, initial: '0.00' },
  deposit_truewallet: { name: 'deposit_truewallet', kind: 'money', label: { th: 'ฝากทรูวอลเล็ท', en: 'Deposits by TrueMoney' }, readonly: true, initial: '0.00' },
  deposit_manual: { name: 'deposit_manual', kind: 'money', label: { th: 'แอดมินเติม', en: 'Deposits by staff' }, readonly: true, initial: '0.00' },
  withdraw_count: { name: 'withdraw_count', kind: 'integer', label: { th: 'ถอน (ครั้ง)', en: 'Withdrawals' }, readonly: true, initial: 0 },
  withdraw_total: { name: 'withdraw_total', kind: 'money', label: { th: 'ถอนรวม', en: 'Withdrawal total' }, readonly: true, initial: '0.00' },
  withdraw_bank: { name: 'withdraw_bank', kind: 'money', label: { th: 'ถอนธนาคาร', en: 'Withdrawals by bank' }, readonly: true, initial: '0.00' },
  withdraw_gateway: { name: 'withdraw_gateway', kind: 'money', label: { th: 'ถอนเกตเวย์', en: 'Withdrawals by gateway' }, readonly: true, initial: '0.00' },
  withdraw_manual: { name: 'withdraw_manual', kind: 'money', label: { th: 'โอนมือ', en: 'Withdrawals by hand' }, readonly: true, initial: '0.00' },
  gateway_fee: { name: 'gateway_fee', kind: 'money', label: { th: 'ค่าธรรมเนียมเกตเวย์', en: 'Gateway fee' }, readonly: true, initial: '0.00' },
  bonus: { name: 'bonus', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, readonly: true, initial: '0.00' },
  credit_free: { name: 'credit_free', kind: 'money', label: { th: 'เครดิตฟรี', en: 'Free credit' }, readonly: true, initial: '0.00' },
  cashback_winloss: { name: 'cashback_winloss', kind: 'money', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' }, readonly: true, initial: '0.00' },
  cashback_turnover: { name: 'cashback_turnover', kind: 'money', label: { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' }, readonly: true, initial: '0.00' },
  affiliate: { name: 'affiliate', kind: 'money', label: { th: 'แนะนำเพื่อน', en: 'Affiliate' }, readonly: true, initial: '0.00' },
  adjust_total: { name: 'adjust_total', kind: 'money', label: { th: 'ปรับเครดิตสุทธิ', en: 'Adjustments' }, readonly: true, initial: '0.00' },
  poll: { name: 'poll', kind: 'money', label: { th: 'ทายผล', en: 'Poll' }, readonly: true, initial: '0.00' },
  quest: { name: 'quest', kind: 'money', label: { th: 'ภารกิจ', en: 'Quest' }, readonly: true, initial: '0.00' },
  shop: { name: 'shop', kind: 'money', label: { th: 'ร้านค้า', en: 'Shop' }, readonly: true, initial: '0.00' },
  wheel: { name: 'wheel', kind: 'money', label: { th: 'กงล้อ', en: 'Wheel' }, readonly: true, initial: '0.00' },
  login_member: { name: 'login_member', kind: 'integer', label: { th: 'Login member', en: 'Login member' }, readonly: true, initial: 0 },
  bet_member: { name: 'bet_member', kind: 'integer', label: { th: 'Bet member', en: 'Bet member' }, readonly: true, initial: 0 },
  deposit_member: { name: 'deposit_member', kind: 'integer', label: { th: 'Deposit member', en: 'Deposit member' }, readonly: true, initial: 0 },
  withdraw_member: { name: 'withdraw_member', kind: 'integer', label: { th: 'Withdraw member', en: 'Withdraw member' }, readonly: true, initial: 0 },
  master_id: {
    name: 'master_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, options: serverKeyOptions },
};
