// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { invoiceBaseOptions } from '#generated/api/enums/invoice-base.ts';
import { invoiceStatusOptions } from '#generated/api/enums/invoice-status.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { moneyChannelOptions } from '#generated/api/enums/money-channel.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type ReportRowFieldName =
  | 'row_key' | 'stat_date' | 'rank' | 'channel' | 'hour' | 'minute' | 'month' | 'master_id' | 'master_code' |
  'master_title' | 'agent_id' | 'agent_code' | 'agent_title' | 'agent_parent' | 'agent_master' | 'server' |
  'member_id' | 'username' | 'name' | 'level' | 'last_bet_at' | 'first_deposit_at' | 'last_deposit_at' |
  'last_withdraw_at' | 'balance' | 'balance_end' | 'provider_id' | 'provider_code' | 'provider_title' |
  'invoice_base' | 'cost_pct' | 'sub_provider_id' | 'sub_provider_code' | 'sub_provider_title' |
  'sub_provider_parent' | 'sub_provider_of' | 'sub_provider_type' | 'game_type' | 'game_id' | 'game_code' |
  'game_title' | 'game_image' | 'game_provider_id' | 'game_provider' | 'invoice_id' | 'invoice_provider_id' |
  'invoice_provider' | 'invoice_on' | 'invoice_rate' | 'invoice_status' | 'bet_member' | 'bet_count' | 'turnover' |
  'valid_turnover' | 'payout' | 'ggr' | 'member_winloss' | 'member_commission' | 'member_net' | 'agent_share_pct' |
  'agent_winloss' | 'agent_commission' | 'agent_net' | 'company_winloss' | 'company_net' | 'hold_pct' | 'rtp_pct' |
  'biggest_win' | 'biggest_win_username' | 'trend_pct' | 'carry_in' | 'billable_amount' | 'fee_amount' | 'min_fee' |
  'invoice_amount' | 'carry_out' | 'mom_pct' | 'share_of_turnover_pct' | 'fee_accrued' | 'fee_pct' |
  'cumulative_month' | 'new_member' | 'login_member' | 'first_deposit_count' | 'first_deposit_total' |
  'deposit_count' | 'deposit_member' | 'deposit_total' | 'deposit_bank' | 'deposit_gateway' | 'deposit_truewallet' |
  'deposit_manual' | 'avg_deposit' | 'withdraw_count' | 'withdraw_member' | 'withdraw_total' | 'withdraw_bank' |
  'withdraw_gateway' | 'withdraw_manual' | 'avg_withdraw' | 'net_flow' | 'gateway_fee' | 'bonus_total' |
  'credit_free' | 'cashback_winloss' | 'cashback_turnover' | 'cashback_total' | 'affiliate' | 'adjust_total' |
  'promo_cost' | 'profit' | 'poll' | 'quest' | 'shop' | 'wheel';

export const reportRowFields: Readonly<Record<ReportRowFieldName, Field>> = {
  row_key: { name: 'row_key', kind: 'string', label: { th: 'รหัสแถว', en: 'Row' }, nullable: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, nullable: true },
  rank: { name: 'rank', kind: 'integer', label: { th: 'อันดับ', en: 'Rank' }, nullable: true },
  channel: { name: 'channel', kind: 'enum', label: { th: 'ช่องทาง', en: 'Channel' }, nullable: true, options: moneyChannelOptions },
  hour: { name: 'hour', kind: 'integer', label: { th: 'ชั่วโมง', en: 'Hour' }, unit: { th: 'น.', en: 'h' }, nullable: true },
  minute: { name: 'minute', kind: 'integer', label: { th: 'นาทีของวัน', en: 'Minute of the day' }, nullable: true },
  month: { name: 'month', kind: 'date', label: { th: 'เดือน', en: 'Month' }, nullable: true, monthly: true },
  master_id: {
    name: 'master_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  master_code: { name: 'master_code', kind: 'string', label: { th: 'รหัสมาสเตอร์', en: 'Master code' }, readonly: true, nullable: true },
  master_title: { name: 'master_title', kind: 'string', label: { th: 'มาสเตอร์', en: 'Master' }, readonly: true, nullable: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true, nullable: true },
  agent_title: { name: 'agent_title', kind: 'string', label: { th: 'เอเย่นต์', en: 'Agent' }, readonly: true, nullable: true },
  agent_parent: {
    name: 'agent_parent',
    kind: 'ref',
    label: { th: 'สายบน', en: 'Above' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_master: { name: 'agent_master', kind: 'string', label: { th: 'อยู่ใต้มาสเตอร์', en: 'Below master' }, readonly: true, nullable: true },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, nullable: true, options: serverKeyOptions },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, nullable: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true, nullable: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, readonly: true, nullable: true },
  level: { name: 'level', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, nullable: true, options: memberLevelOptions },
  last_bet_at: { name: 'last_bet_at', kind: 'datetime', label: { th: 'เล่นล่าสุด', en: 'Last bet' }, readonly: true, nullable: true },
  first_deposit_at: { name: 'first_deposit_at', kind: 'datetime', label: { th: 'ฝากแรก', en: 'First deposit' }, readonly: true, nullable: true },
  last_deposit_at: { name: 'last_deposit_at', kind: 'datetime', label: { th: 'ฝากล่าสุด', en: 'Last deposit' }, readonly: true, nullable: true },
  last_withdraw_at: { name: 'last_withdraw_at', kind: 'datetime', label: { th: 'ถอนล่าสุด', en: 'Last withdrawal' }, nullable: true },
  balance: { name: 'balance', kind: 'money', label: { th: 'เครดิตคงเหลือ', en: 'Credit now' }, readonly: true, nullable: true },
  balance_end: { name: 'balance_end', kind: 'money', label: { th: 'เครดิตสิ้นวัน', en: 'Credit at the day\'s end' }, nullable: true },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่ายเกม', en: 'Provider' }, nullable: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  provider_code: { name: 'provider_code', kind: 'string', label: { th: 'รหัสค่าย', en: 'Provider code' }, readonly: true, nullable: true },
  provider_title: { name: 'provider_title', kind: 'string', label: { th: 'ค่ายเกม', en: 'Provider' }, readonly: true, nullable: true },
  invoice_base: { name: 'invoice_base', kind: 'enum', label: { th: 'คิดจาก', en: 'Invoiced on' }, readonly: true, nullable: true, options: invoiceBaseOptions },
  cost_pct: { name: 'cost_pct', kind: 'percent', label: { th: 'อัตรา (%)', en: 'Rate (%)' }, readonly: true, nullable: true },
  sub_provider_id: {
    name: 'sub_provider_id',
    kind: 'ref',
    label: { th: 'ค่ายย่อย', en: 'Sub-provider' },
    nullable: true,
    reference: { entity: 'SubProvider', path: '/api/game/provider/sub_items', value: 'id', label: 'name', hint: 'code' },
  },
  sub_provider_code: { name: 'sub_provider_code', kind: 'string', label: { th: 'รหัสค่ายย่อย', en: 'Sub-provider code' }, readonly: true, nullable: true },
  sub_provider_title: { name: 'sub_provider_title', kind: 'string', label: { th: 'ค่ายย่อย', en: 'Sub-provider' }, readonly: true, nullable: true },
  sub_provider_parent: {
    name: 'sub_provider_parent',
    kind: 'ref',
    label: { th: 'ค่ายแม่', en: 'Provider above' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' },
  },
  sub_provider_of: { name: 'sub_provider_of', kind: 'string', label: { th: 'ของค่าย', en: 'Of provider' }, readonly: true, nullable: true },
  sub_provider_type: { name: 'sub_provider_type', kind: 'enum', label: { th: 'หมวด', en: 'Type' }, readonly: true, nullable: true, options: gameTypeOptions },
  game_type: { name: 'game_type', kind: 'enum', label: { th: 'หมวดเกม', en: 'Game type' }, nullable: true, options: gameTypeOptions },
  game_id: { name: 'game_id', kind: 'ref', label: { th: 'เกม', en: 'Game' }, nullable: true, reference: { entity: 'Game', path: '/api/game/items', value: 'id', label: 'name_th', english: 'name_en', instead: '/api/game/list' } },
  game_code: { name: 'game_code', kind: 'string', label: { th: 'รหัสเกม', en: 'Game code' }, readonly: true, nullable: true },
  game_title: { name: 'game_title', kind: 'string', label: { th: 'เกม', en: 'Game' }, readonly: true, nullable: true },
  game_image: { name: 'game_image', kind: 'image', label: { th: 'รูป', en: 'Picture' }, hint: { th: 'สี่เหลี่ยมจัตุรัส อย่างน้อย 300 พิกเซล', en: 'Square, at least 300 pixels' }, readonly: true, nullable: true },
  game_provider_id: {
    name: 'game_provider_id',
    kind: 'ref',
    label: { th: 'รหัสค่ายของเกม', en: 'Key of the game\'s provider' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' },
  },
  game_provider: { name: 'game_provider', kind: 'string', label: { th: 'ค่ายของเกม', en: 'Provider of the game' }, readonly: true, nullable: true },
  invoice_id: { name: 'invoice_id', kind: 'ref', label: { th: 'ใบแจ้งหนี้', en: 'Invoice' }, nullable: true },
  invoice_provider_id: {
    name: 'invoice_provider_id',
    kind: 'ref',
    label: { th: 'รหัสค่ายในใบแจ้งหนี้', en: 'Invoiced provider key' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' },
  },
  invoice_provider: { name: 'invoice_provider', kind: 'string', label: { th: 'ค่ายเกมตามใบแจ้งหนี้', en: 'Invoiced provider' }, readonly: true, nullable: true },
  invoice_on: { name: 'invoice_on', kind: 'enum', label: { th: 'ฐานใบแจ้งหนี้', en: 'Invoice base' }, readonly: true, nullable: true, options: invoiceBaseOptions },
  invoice_rate: { name: 'invoice_rate', kind: 'percent', label: { th: 'อัตราเดือนนี้ (%)', en: 'Rate of the month (%)' }, readonly: true, nullable: true },
  invoice_status: { name: 'invoice_status', kind: 'enum', label: { th: 'สถานะงวด', en: 'Status' }, readonly: true, nullable: true, options: invoiceStatusOptions },
  bet_member: { name: 'bet_member', kind: 'integer', label: { th: 'ผู้เล่น', en: 'Players' }, nullable: true },
  bet_count: { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, nullable: true },
  turnover: { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, nullable: true },
  valid_turnover: { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, nullable: true },
  payout: { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, nullable: true },
  ggr: { name: 'ggr', kind: 'money', label: { th: 'กำไรขั้นต้น', en: 'Gross revenue' }, nullable: true, gain: 'company' },
  member_winloss: { name: 'member_winloss', kind: 'money', label: { th: 'แพ้/ชนะ (สมาชิก)', en: 'Member win/loss' }, nullable: true, gain: 'player' },
  member_commission: { name: 'member_commission', kind: 'money', label: { th: 'คอมสมาชิก', en: 'Member commission' }, nullable: true },
  member_net: { name: 'member_net', kind: 'money', label: { th: 'สมาชิกรวม', en: 'Member net' }, nullable: true, gain: 'player' },
  agent_share_pct: { name: 'agent_share_pct', kind: 'percent', label: { th: 'ส่วนแบ่งจริง (%)', en: 'Effective share (%)' }, nullable: true },
  agent_winloss: { name: 'agent_winloss', kind: 'money', label: { th: 'แพ้/ชนะ (เอเย่นต์)', en: 'Agent win/loss' }, nullable: true, gain: 'company' },
  agent_commission: { name: 'agent_commission', kind: 'money', label: { th: 'คอมเอเย่นต์', en: 'Agent commission' }, nullable: true },
  agent_net: { name: 'agent_net', kind: 'money', label: { th: 'เอเย่นต์รวม', en: 'Agent net' }, nullable: true, gain: 'company' },
  company_winloss: { name: 'company_winloss', kind: 'money', label: { th: 'แพ้/ชนะ (บริษัท)', en: 'Company win/loss' }, nullable: true, mask: 'agent.company.view', gain: 'company' },
  company_net: { name: 'company_net', kind: 'money', label: { th: 'บริษัทสุทธิ', en: 'Company net' }, nullable: true, mask: 'agent.company.view', gain: 'company' },
  hold_pct: { name: 'hold_pct', kind: 'percent', label: { th: 'อัตรากำไร (%)', en: 'Hold (%)' }, nullable: true, gain: 'company' },
  rtp_pct: { name: 'rtp_pct', kind: 'percent', label: { th: 'RTP จริง (%)', en: 'RTP (%)' }, nullable: true },
  biggest_win: { name: 'biggest_win', kind: 'money', label: { th: 'ชนะสูงสุด', en: 'Biggest win' }, nullable: true },
  biggest_win_username: { name: 'biggest_win_username', kind: 'string', label: { th: 'ผู้ชนะสูงสุด', en: 'Biggest winner' }, nullable: true },
  trend_pct: { name: 'trend_pct', kind: 'percent', label: { th: 'เทียบช่วงก่อน (%)', en: 'Against the span before (%)' }, nullable: true, gain: 'company' },
  carry_in: { name: 'carry_in', kind: 'money', label: { th: 'ยกมา', en: 'Carried in' }, adds: { by: 'invoice_id' }, nullable: true, mask: 'report.invoice.view' },
  billable_amount: { name: 'billable_amount', kind: 'money', label: { th: 'ฐานคิดเงิน', en: 'Billable' }, adds: { by: 'invoice_id' }, nullable: true, mask: 'report.invoice.view' },
  fee_amount: { name: 'fee_amount', kind: 'money', label: { th: 'ค่าบริการ', en: 'Fee' }, nullable: true, mask: 'report.invoice.view' },
  min_fee: { name: 'min_fee', kind: 'money', label: { th: 'ขั้นต่ำ', en: 'Least fee' }, adds: { by: 'invoice_id' }, nullable: true, mask: 'report.invoice.view' },
  invoice_amount: { name: 'invoice_amount', kind: 'money', label: { th: 'ยอดต้องจ่าย', en: 'To pay' }, nullable: true, mask: 'report.invoice.view' },
  carry_out: { name: 'carry_out', kind: 'money', label: { th: 'ยกไป', en: 'Carried out' }, adds: { by: 'invoice_id' }, nullable: true, mask: 'report.invoice.view' },
  mom_pct: { name: 'mom_pct', kind: 'percent', label: { th: 'เทียบเดือนก่อน (%)', en: 'Against the month before (%)' }, nullable: true, gain: 'company' },
  share_of_turnover_pct: { name: 'share_of_turnover_pct', kind: 'percent', label: { th: 'สัดส่วนยอดเดิมพัน (%)', en: 'Part of turnover (%)' }, nullable: true },
  fee_accrued: { name: 'fee_accrued', kind: 'money', label: { th: 'ค่าบริการ', en: 'Fee accrued' }, nullable: true, mask: 'agent.company.view' },
  fee_pct: { name: 'fee_pct', kind: 'percent', label: { th: 'อัตรา (%)', en: 'Rate (%)' }, nullable: true, mask: 'agent.company.view' },
  cumulative_month: { name: 'cumulative_month', kind: 'money', label: { th: 'ค่าบริการสะสมในเดือน', en: 'Fee in the month so far' }, nullable: true, mask: 'agent.company.view' },
  new_member: { name: 'new_member', kind: 'integer', label: { th: 'สมัครใหม่', en: 'New members' }, nullable: true },
  login_member: { name: 'login_member', kind: 'integer', label: { th: 'เข้าระบบ (คน)', en: 'Signed in' }, nullable: true },
  first_deposit_count: { name: 'first_deposit_count', kind: 'integer', label: { th: 'ฝากแรก (คน)', en: 'First deposits' }, nullable: true },
  first_deposit_total: { name: 'first_deposit_total', kind: 'money', label: { th: 'ยอดฝากแรก', en: 'First deposit total' }, nullable: true },
  deposit_count: { name: 'deposit_count', kind: 'integer', label: { th: 'ฝาก (ครั้ง)', en: 'Deposits' }, nullable: true },
  deposit_member: { name: 'deposit_member', kind: 'integer', label: { th: 'ฝาก (คน)', en: 'Depositors' }, nullable: true },
  deposit_total: { name: 'deposit_total', kind: 'money', label: { th: 'ฝากรวม', en: 'Deposit total' }, nullable: true },
  deposit_bank: { name: 'deposit_bank', kind: 'money', label: { th: 'ฝากธนาคาร', en: 'By bank' }, nullable: true },
  deposit_gateway: { name: 'deposit_gateway', kind: 'money', label: { th: 'ฝากเกตเวย์', en: 'By gateway' }, nullable: true },
  deposit_truewallet: { name: 'deposit_truewallet', kind: 'money', label: { th: 'ทรูวอลเล็ท', en: 'By TrueMoney' }, nullable: true },
  deposit_manual: { name: 'deposit_manual', kind: 'money', label: { th: 'แอดมินเติม', en: 'By staff' }, nullable: true },
  avg_deposit: { name: 'avg_deposit', kind: 'money', label: { th: 'ฝากเฉลี่ย', en: 'Average deposit' }, nullable: true },
  withdraw_count: { name: 'withdraw_count', kind: 'integer', label: { th: 'ถอน (ครั้ง)', en: 'Withdrawals' }, nullable: true },
  withdraw_member: { name: 'withdraw_member', kind: 'integer', label: { th: 'ถอน (คน)', en: 'Withdrawers' }, nullable: true },
  withdraw_total: { name: 'withdraw_total', kind: 'money', label: { th: 'ถอนรวม', en: 'Withdrawal total' }, nullable: true },
  withdraw_bank: { name: 'withdraw_bank', kind: 'money', label: { th: 'ถอนธนาคาร', en: 'By bank' }, nullable: true },
  withdraw_gateway: { name: 'withdraw_gateway', kind: 'money', label: { th: 'ถอนเกตเวย์', en: 'By gateway' }, nullable: true },
  withdraw_manual: { name: 'withdraw_manual', kind: 'money', label: { th: 'โอนมือ', en: 'By hand' }, nullable: true },
  avg_withdraw: { name: 'avg_withdraw', kind: 'money', label: { th: 'ถอนเฉลี่ย', en: 'Average withdrawal' }, nullable: true },
  net_flow: { name: 'net_flow', kind: 'money', label: { th: 'ฝาก-ถอน', en: 'Net flow' }, nullable: true, gain: 'company' },
  gateway_fee: { name: 'gateway_fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Gateway fee' }, nullable: true },
  bonus_total: { name: 'bonus_total', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, nullable: true },
  credit_free: { name: 'credit_free', kind: 'money', label: { th: 'เครดิตฟรี', en: 'Free credit' }, nullable: true },
  cashback_winloss: { name: 'cashback_winloss', kind: 'money', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' }, nullable: true },
  cashback_turnover: { name: 'cashback_turnover', kind: 'money', label: { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' }, nullable: true },
  cashback_total: { name: 'cashback_total', kind: 'money', label: { th: 'คืนยอดรวม', en: 'Rebates' }, nullable: true },
  affiliate: { name: 'affiliate', kind: 'money', label: { th: 'แนะนำเพื่อน', en: 'Affiliate' }, nullable: true },
  adjust_total: { name: 'adjust_total', kind: 'money', label: { th: 'ปรับเครดิตสุทธิ', en: 'Adjustments' }, nullable: true },
  promo_cost: { name: 'promo_cost', kind: 'money', label: { th: 'ต้นทุนโปรโมชั่น', en: 'Promotion cost' }, nullable: true },
  profit: { name: 'profit', kind: 'money', label: { th: 'กำไรสุทธิ', en: 'Profit' }, nullable: true, mask: 'agent.company.view', gain: 'company' },
  poll: { name: 'poll', kind: 'money', label: { th: 'ทายผล', en: 'Poll' }, nullable: true },
  quest: { name: 'quest', kind: 'money', label: { th: 'ภารกิจ', en: 'Quest' }, nullable: true },
  shop: { name: 'shop', kind: 'money', label: { th: 'ร้านค้า', en: 'Shop' }, nullable: true },
  wheel: { name: 'wheel', kind: 'money', label: { th: 'กงล้อ', en: 'Wheel' }, nullable: true },
};
