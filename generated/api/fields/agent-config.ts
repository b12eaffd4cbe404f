// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { affiliateModeOptions } from '#generated/api/enums/affiliate-mode.ts';
import { cashbackCycleOptions } from '#generated/api/enums/cashback-cycle.ts';
import { claimModeOptions } from '#generated/api/enums/claim-mode.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { matchModeOptions } from '#generated/api/enums/match-mode.ts';
import { withdrawalTypeOptions } from '#generated/api/enums/withdrawal-type.ts';

export type AgentConfigFieldName =
  | 'id' | 'agent_id' | 'agent_code' | 'deposit_enabled' | 'deposit_min' | 'deposit_max' | 'auto_match_minutes' |
  'decimal_match' | 'match_mode' | 'match_sure_score' | 'match_undo_hours' | 'withdraw_enabled' | 'withdraw_min' |
  'withdraw_max' | 'withdraw_daily_max' | 'withdraw_daily_count' | 'auto_withdraw_enabled' | 'auto_withdraw_max' |
  'withdraw_channel_default' | 'withdraw_fee' | 'turnover_required' | 'turnover_count_types' | 'winloss_enabled' |
  'winloss_pct' | 'winloss_max' | 'winloss_min_loss' | 'winloss_cycle' | 'winloss_claim' | 'turnover_enabled' |
  'turnover_pct' | 'turnover_max' | 'turnover_min' | 'turnover_cycle' | 'turnover_claim' | 'claim_hours' |
  'affiliate_enabled' | 'affiliate_mode' | 'affiliate_pct_l1' | 'affiliate_pct_l2' | 'register_enabled' |
  'otp_required' | 'dup_bank_allowed' | 'telegram_chat_id' | 'line_notify_group' | 'maintenance' | 'announcement' |
  'changed' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const agentConfigFields: Readonly<Record<AgentConfigFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Code' }, readonly: true },
  deposit_enabled: { name: 'deposit_enabled', kind: 'boolean', label: { th: 'เปิดรับฝาก', en: 'Deposits are taken' }, required: true, initial: true },
  deposit_min: { name: 'deposit_min', kind: 'money', label: { th: 'ฝากขั้นต่ำต่อครั้ง', en: 'Least deposit' }, required: true, min: '0.01', initial: '1.00' },
  deposit_max: { name: 'deposit_max', kind: 'money', label: { th: 'ฝากสูงสุดต่อครั้ง', en: 'Largest deposit' }, required: true, min: '0.01', initial: '200000.00' },
  auto_match_minutes: { name: 'auto_match_minutes', kind: 'integer', label: { th: 'เวลาจับคู่ยอดอัตโนมัติ', en: 'A request waits for' }, unit: { th: 'นาที', en: 'min' }, required: true, min: 1, max: 1440, initial: 15 },
  decimal_match: { name: 'decimal_match', kind: 'boolean', label: { th: 'ใช้ทศนิยมสตางค์ช่วยจับคู่', en: 'Requests are told apart by satang' }, required: true, initial: true },
  match_mode: { name: 'match_mode', kind: 'enum', label: { th: 'วิธีจับคู่', en: 'Deposits are matched by' }, required: true, options: matchModeOptions, initial: 'account_name' },
  match_sure_score: {
    name: 'match_sure_score',
    kind: 'integer',
    label: { th: 'คะแนนจับคู่ที่เชื่อได้', en: 'A match is sure from' },
    hint: { th: 'ต่ำกว่านี้ ผู้จับคู่ต้องระบุเหตุผล', en: 'Below it a person gives a reason' },
    unit: { th: 'คะแนน', en: 'points' },
    required: true,
    min: 0,
    max: 100,
    initial: 60,
  },
  match_undo_hours: { name: 'match_undo_hours', kind: 'integer', label: { th: 'ยกเลิกการจับคู่ได้ภายใน', en: 'A match can be undone for' }, unit: { th: 'ชั่วโมง', en: 'h' }, required: true, min: 0, max: 720, initial: 24 },
  withdraw_enabled: { name: 'withdraw_enabled', kind: 'boolean', label: { th: 'เปิดถอน', en: 'Withdrawals are taken' }, required: true, initial: true },
  withdraw_min: { name: 'withdraw_min', kind: 'money', label: { th: 'ถอนขั้นต่ำต่อครั้ง', en: 'Least withdrawal' }, required: true, min: '0.01', initial: '100.00' },
  withdraw_max: { name: 'withdraw_max', kind: 'money', label: { th: 'ถอนสูงสุดต่อครั้ง', en: 'Largest withdrawal' }, required: true, min: '0.01', initial: '50000.00' },
  withdraw_daily_max: { name: 'withdraw_daily_max', kind: 'money', label: { th: 'ถอนสูงสุดต่อวัน', en: 'Most a day' }, required: true, min: '0.01', initial: '200000.00' },
  withdraw_daily_count: { name: 'withdraw_daily_count', kind: 'integer', label: { th: 'จำนวนครั้งต่อวัน', en: 'Times a day' }, unit: { th: 'ครั้ง', en: 'times' }, required: true, min: 1, max: 1000, initial: 5 },
  auto_withdraw_enabled: { name: 'auto_withdraw_enabled', kind: 'boolean', label: { th: 'ถอนอัตโนมัติ', en: 'Small withdrawals go out by themselves' }, required: true, initial: true },
  auto_withdraw_max: { name: 'auto_withdraw_max', kind: 'money', label: { th: 'ยอดถอนอัตโนมัติสูงสุด', en: 'Largest of them' }, required: true, min: '0.01', initial: '5000.00' },
  withdraw_channel_default: { name: 'withdraw_channel_default', kind: 'enum', label: { th: 'ช่องทางถอนเริ่มต้น', en: 'Usual way of withdrawing' }, required: true, options: withdrawalTypeOptions, initial: 'auto_bank' },
  withdraw_fee: {
    name: 'withdraw_fee',
    kind: 'money',
    label: { th: 'ค่าธรรมเนียมถอน', en: 'Fee of a withdrawal' },
    hint: { th: 'หักจากยอดที่สมาชิกได้รับ', en: 'Taken from what the member receives' },
    required: true,
    min: '0.00',
    initial: '0.00',
  },
  turnover_required: { name: 'turnover_required', kind: 'multiplier', label: { th: 'ต้องทำเทิร์นก่อนถอน', en: 'Turnover before a withdrawal' }, required: true, min: '0', max: '100', initial: '1.00' },
  turnover_count_types: {
    name: 'turnover_count_types',
    kind: 'list',
    label: { th: 'นับเทิร์นจากหมวด', en: 'Games that count' },
    hint: { th: 'เว้นว่าง = ทุกหมวด', en: 'Empty = all' },
    nullable: true,
    item: { kind: 'enum', options: gameTypeOptions },
  },
  winloss_enabled: { name: 'winloss_enabled', kind: 'boolean', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' }, required: true, initial: true },
  winloss_pct: { name: 'winloss_pct', kind: 'percent', label: { th: 'คืนยอดเสีย (%)', en: 'Loss rebate (%)' }, required: true, min: '0', max: '100', initial: '5.0000' },
  winloss_max: { name: 'winloss_max', kind: 'money', label: { th: 'คืนยอดเสียสูงสุด', en: 'Largest loss rebate' }, hint: { th: '0 = ไม่จำกัด', en: '0 = no limit' }, required: true, min: '0.00', initial: '5000.00' },
  winloss_min_loss: { name: 'winloss_min_loss', kind: 'money', label: { th: 'เสียขั้นต่ำ', en: 'Least loss' }, required: true, min: '0.00', initial: '500.00' },
  winloss_cycle: { name: 'winloss_cycle', kind: 'enum', label: { th: 'รอบคืนยอดเสีย', en: 'Cycle of the loss rebate' }, required: true, options: cashbackCycleOptions, initial: 'daily' },
  winloss_claim: { name: 'winloss_claim', kind: 'enum', label: { th: 'วิธีรับคืนยอดเสีย', en: 'Loss rebate is paid' }, required: true, options: claimModeOptions, initial: 'manual' },
  turnover_enabled: { name: 'turnover_enabled', kind: 'boolean', label: { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' }, required: true, initial: true },
  turnover_pct: { name: 'turnover_pct', kind: 'percent', label: { th: 'คืนยอดเทิร์น (%)', en: 'Turnover rebate (%)' }, required: true, min: '0', max: '10', initial: '0.3000' },
  turnover_max: {
    name: 'turnover_max',
    kind: 'money',
    label: { th: 'คืนยอดเทิร์นสูงสุด', en: 'Largest turnover rebate' },
    hint: { th: 'ต่อหมวดเกมต่อรอบ 0 = ไม่จำกัด', en: 'For each kind of game and cycle; 0 = no limit' },
    required: true,
    min: '0.00',
    initial: '0.00',
  },
  turnover_min: {
    name: 'turnover_min',
    kind: 'money',
    label: { th: 'คืนยอดเทิร์นขั้นต่ำ', en: 'Least turnover rebate' },
    hint: { th: 'ยอดคืนที่ต่ำกว่านี้ไม่จ่าย', en: 'Less than this is not paid' },
    required: true,
    min: '0.00',
    initial: '1.00',
  },
  turnover_cycle: { name: 'turnover_cycle', kind: 'enum', label: { th: 'รอบคืนยอดเทิร์น', en: 'Cycle of the turnover rebate' }, required: true, options: cashbackCycleOptions, initial: 'daily' },
  turnover_claim: { name: 'turnover_claim', kind: 'enum', label: { th: 'วิธีรับคืนยอดเทิร์น', en: 'Turnover rebate is paid' }, required: true, options: claimModeOptions, initial: 'auto' },
  claim_hours: { name: 'claim_hours', kind: 'integer', label: { th: 'กดรับภายใน', en: 'To be claimed within' }, unit: { th: 'ชั่วโมง', en: 'h' }, required: true, min: 1, max: 720, initial: 24 },
  affiliate_enabled: { name: 'affiliate_enabled', kind: 'boolean', label: { th: 'แนะนำเพื่อน', en: 'Affiliates' }, required: true, initial: true },
  affiliate_mode: { name: 'affiliate_mode', kind: 'enum', label: { th: 'คิดรายได้จาก', en: 'Income follows from' }, required: true, options: affiliateModeOptions, initial: 'turnover' },
  affiliate_pct_l1: { name: 'affiliate_pct_l1', kind: 'percent', label: { th: 'ชั้น 1 (%)', en: 'First level (%)' }, required: true, min: '0', max: '50', initial: '0.5000' },
  affiliate_pct_l2: { name: 'affiliate_pct_l2', kind: 'percent', label: { th: 'ชั้น 2 (%)', en: 'Second level (%)' }, required: true, min: '0', max: '50', initial: '0.1000' },
  register_enabled: { name: 'register_enabled', kind: 'boolean', label: { th: 'เปิดสมัคร', en: 'Registration is open' }, required: true, initial: true },
  otp_required: { name: 'otp_required', kind: 'boolean', label: { th: 'ต้องยืนยัน OTP', en: 'A code by SMS is asked for' }, required: true, initial: true },
  dup_bank_allowed: { name: 'dup_bank_allowed', kind: 'boolean', label: { th: 'อนุญาตบัญชีธนาคารซ้ำ', en: 'Members may share a bank account' }, required: true, initial: false },
  telegram_chat_id: {
    name: 'telegram_chat_id',
    kind: 'string',
    label: { th: 'กลุ่ม Telegram', en: 'Telegram group' },
    hint: { th: 'แจ้งเมื่อไม่ทราบผลถอน ยืนยันยอดผิดปกติ หรือกฎโยกเงินหยุด', en: 'Told of withdrawals without a result, confirmed suspicions and sweeps that stop' },
    nullable: true,
    maxLength: 80,
  },
  line_notify_group: {
    name: 'line_notify_group',
    kind: 'string',
    label: { th: 'กลุ่ม LINE', en: 'LINE group' },
    hint: { th: 'แจ้งเมื่อไม่ทราบผลถอน ยืนยันยอดผิดปกติ หรือกฎโยกเงินหยุด', en: 'Told of withdrawals without a result, confirmed suspicions and sweeps that stop' },
    nullable: true,
    maxLength: 80,
  },
  maintenance: { name: 'maintenance', kind: 'boolean', label: { th: 'ปิดปรับปรุง', en: 'Maintenance' }, hint: { th: 'สมาชิกแจ้งฝากและถอนไม่ได้', en: 'Members can neither deposit nor withdraw' }, required: true, initial: false },
  announcement: { name: 'announcement', kind: 'text', label: { th: 'ประกาศ', en: 'Announcement' }, nullable: true, maxLength: 2000 },
  changed: { name: 'changed', kind: 'json', label: { th: 'แก้ไขรายคีย์', en: 'Changes by key' }, readonly: true, nullable: true, item: { kind: 'shape' } },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
