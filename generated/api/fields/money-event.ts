// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { moneyChannelOptions } from '#generated/api/enums/money-channel.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type MoneyEventFieldName =
  | 'id' | 'source' | 'source_id' | 'at' | 'hour' | 'minute' | 'stat_date' | 'agent_id' | 'master_id' | 'server' |
  'member_id' | 'username' | 'name' | 'channel' | 'new_member' | 'login_count' | 'first_deposit_count' |
  'first_deposit_total' | 'deposit_count' | 'deposit_total' | 'deposit_bank' | 'deposit_gateway' |
  'deposit_truewallet' | 'deposit_manual' | 'withdraw_count' | 'withdraw_total' | 'withdraw_bank' |
  'withdraw_gateway' | 'withdraw_manual' | 'gateway_fee' | 'bonus' | 'credit_free' | 'cashback_winloss' |
  'cashback_turnover' | 'affiliate' | 'adjust_total' | 'poll' | 'quest' | 'shop' | 'wheel';

export const moneyEventFields: Readonly<Record<MoneyEventFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  source: { name: 'source', kind: 'code', label: { th: 'แหล่งที่มา', en: 'Source' }, readonly: true },
  source_id: { name: 'source_id', kind: 'integer', label: { th: 'รหัสต้นทาง', en: 'Source key' }, readonly: true },
  at: { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  hour: { name: 'hour', kind: 'integer', label: { th: 'ชั่วโมง', en: 'Hour' }, readonly: true },
  minute: { name: 'minute', kind: 'integer', label: { th: 'นาทีของวัน', en: 'Minute of the day' }, readonly: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  master_id: {
    name: 'master_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, options: serverKeyOptions },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ-นามสกุล', en: 'Name' }, readonly: true },
  channel: { name: 'channel', kind: 'enum', label: { th: 'ช่องทาง', en: 'Channel' }, readonly: true, options: moneyChannelOptions },
  new_member: { name: 'new_member', kind: 'integer', label: { th: 'สมัครใหม่', en: 'New members' }, readonly: true, nullable: true },
  login_count: { name: 'login_count', kind: 'integer', label: { th: 'วันที่เข้าระบบ', en: 'Days signed in' }, readonly: true, nullable: true },
  first_deposit_count: { name: 'first_deposit_count', kind: 'integer', label: { th: 'ฝากแรก (คน)', en: 'First deposits' }, readonly: true, nullable: true },
  first_deposit_total: { name: 'first_deposit_total', kind: 'money', label: { th: 'ยอดฝากแรก', en: 'First deposit total' }, readonly: true, nullable: true },
  deposit_count: { name: 'deposit_count', kind: 'integer', label: { th: 'ฝาก (ครั้ง)', en: 'Deposits' }, readonly: true, nullable: true },
  deposit_total: { name: 'deposit_total', kind: 'money', label: { th: 'ฝากรวม', en: 'Deposit total' }, readonly: true, nullable: true },
  deposit_bank: { name: 'deposit_bank', kind: 'money', label: { th: 'ฝากธนาคาร', en: 'Deposits by bank' }, readonly: true, nullable: true },
  deposit_gateway: { name: 'deposit_gateway', kind: 'money', label: { th: 'ฝากเกตเวย์', en: 'Deposits by gateway' }, readonly: true, nullable: true },
  deposit_truewallet: { name: 'deposit_truewallet', kind: 'money', label: { th: 'ฝากทรูวอลเล็ท', en: 'Deposits by TrueMoney' }, readonly: true, nullable: true },
  deposit_manual: { name: 'deposit_manual', kind: 'money', label: { th: 'แอดมินเติม', en: 'Deposits by staff' }, readonly: true, nullable: true },
  withdraw_count: { name: 'withdraw_count', kind: 'integer', label: { th: 'ถอน (ครั้ง)', en: 'Withdrawals' }, readonly: true, nullable: true },
  withdraw_total: { name: 'withdraw_total', kind: 'money', label: { th: 'ถอนรวม', en: 'Withdrawal total' }, readonly: true, nullable: true },
  withdraw_bank: { name: 'withdraw_bank', kind: 'money', label: { th: 'ถอนธนาคาร', en: 'Withdrawals by bank' }, readonly: true, nullable: true },
  withdraw_gateway: { name: 'withdraw_gateway', kind: 'money', label: { th: 'ถอนเกตเวย์', en: 'Withdrawals by gateway' }, readonly: true, nullable: true },
  withdraw_manual: { name: 'withdraw_manual', kind: 'money', label: { th: 'โอนมือ', en: 'Withdrawals by hand' }, readonly: true, nullable: true },
  gateway_fee: { name: 'gateway_fee', kind: 'money', label: { th: 'ค่าธรรมเนียมเกตเวย์', en: 'Gateway fee' }, readonly: true, nullable: true },
  bonus: { name: 'bonus', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, readonly: true, nullable: true },
  credit_free: { name: 'credit_free', kind: 'money', label: { th: 'เครดิตฟรี', en: 'Free credit' }, readonly: true, nullable: true },
  cashback_winloss: { name: 'cashback_winloss', kind: 'money', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' }, readonly: true, nullable: true },
  cashback_turnover: { name: 'cashback_turnover', kind: 'money', label: { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' }, readonly: true, nullable: true },
  affiliate: { name: 'affiliate', kind: 'money', label: { th: 'แนะนำเพื่อน', en: 'Affiliate' }, readonly: true, nullable: true },
  adjust_total: { name: 'adjust_total', kind: 'money', label: { th: 'ปรับเครดิตสุทธิ', en: 'Adjustments' }, readonly: true, nullable: true },
  poll: { name: 'poll', kind: 'money', label: { th: 'ทายผล', en: 'Poll' }, readonly: true, nullable: true },
  quest: { name: 'quest', kind: 'money', label: { th: 'ภารกิจ', en: 'Quest' }, readonly: true, nullable: true },
  shop: { name: 'shop', kind: 'money', label: { th: 'ร้านค้า', en: 'Shop' }, readonly: true, nullable: true },
  wheel: { name: 'wheel', kind: 'money', label: { th: 'กงล้อ', en: 'Wheel' }, readonly: true, nullable: true },
};
