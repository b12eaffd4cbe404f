// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankCapabilityOptions } from '#generated/api/enums/bank-capability.ts';
import { bankChannelOptions } from '#generated/api/enums/bank-channel.ts';
import { bankSessionOptions } from '#generated/api/enums/bank-session.ts';
import { bankStatusOptions } from '#generated/api/enums/bank-status.ts';
import { bankUsageOptions } from '#generated/api/enums/bank-usage.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';

export type BankFieldName =
  | 'id' | 'bank_code' | 'account_no' | 'account_name' | 'nickname' | 'usage' | 'agent_ids' | 'channel' | 'device_id' |
  'app_pin' | 'login_username' | 'login_password' | 'api_key' | 'api_secret' | 'sms_number' | 'promptpay_id' |
  'show_to_member' | 'member_levels' | 'sort_order' | 'deposit_min' | 'deposit_max' | 'daily_in_limit' |
  'daily_out_limit' | 'today_in' | 'today_out' | 'today_in_count' | 'today_out_count' | 'balance' |
  'balance_updated_at' | 'auto_withdraw' | 'session_status' | 'session_message' | 'last_sync_at' | 'bank_balance' |
  'balance_diff' | 'sub_accounts' | 'capabilities' | 'app_version' | 'last_error' | 'last_error_at' | 'payout_from' |
  'payout_changed_by' | 'payout_approved_by' | 'status' | 'note' | 'created_at' | 'created_by' | 'updated_at' |
  'updated_by' | 'version';

export const bankFields: Readonly<Record<BankFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคาร', en: 'Bank' }, required: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  account_no: { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี / เบอร์วอลเล็ท', en: 'Account or wallet number' }, required: true },
  account_name: { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true, maxLength: 120 },
  nickname: { name: 'nickname', kind: 'string', label: { th: 'ชื่อเรียกในระบบ', en: 'Nickname' }, nullable: true, maxLength: 40 },
  usage: { name: 'usage', kind: 'enum', label: { th: 'ประเภทการใช้งาน', en: 'Usage' }, required: true, options: bankUsageOptions },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    required: true,
    minLength: 1,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  channel: { name: 'channel', kind: 'enum', label: { th: 'วิธีเชื่อมต่อ', en: 'Connection' }, required: true, options: bankChannelOptions },
  device_id: { name: 'device_id', kind: 'secret', label: { th: 'รหัสเครื่อง (Device ID)', en: 'Device ID' }, nullable: true },
  app_pin: { name: 'app_pin', kind: 'secret', label: { th: 'PIN แอป', en: 'App PIN' }, nullable: true, pattern: '^[0-9]{6}$' },
  login_username: { name: 'login_username', kind: 'secret', label: { th: 'ชื่อผู้ใช้', en: 'Login username' }, nullable: true },
  login_password: { name: 'login_password', kind: 'secret', label: { th: 'รหัสผ่าน', en: 'Login password' }, nullable: true },
  api_key: { name: 'api_key', kind: 'secret', label: { th: 'API Key', en: 'API key' }, nullable: true },
  api_secret: { name: 'api_secret', kind: 'secret', label: { th: 'API Secret', en: 'API secret' }, nullable: true },
  sms_number: { name: 'sms_number', kind: 'phone', label: { th: 'เบอร์รับ SMS', en: 'SMS number' }, nullable: true },
  promptpay_id: { name: 'promptpay_id', kind: 'string', label: { th: 'พร้อมเพย์', en: 'PromptPay ID' }, nullable: true, maxLength: 15, pattern: '^([0-9]{10}|[0-9]{13}|[0-9]{15})$' },
  show_to_member: { name: 'show_to_member', kind: 'boolean', label: { th: 'แสดงให้สมาชิกเห็น', en: 'Shown to members' }, required: true, initial: false },
  member_levels: { name: 'member_levels', kind: 'list', label: { th: 'แสดงเฉพาะระดับ', en: 'Only for levels' }, nullable: true, item: { kind: 'enum', options: memberLevelOptions } },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับแสดง', en: 'Order' }, nullable: true },
  deposit_min: { name: 'deposit_min', kind: 'money', label: { th: 'ฝากขั้นต่ำ', en: 'Smallest deposit' }, nullable: true, min: '0.00' },
  deposit_max: { name: 'deposit_max', kind: 'money', label: { th: 'ฝากสูงสุด', en: 'Largest deposit' }, nullable: true, min: '0.00' },
  daily_in_limit: { name: 'daily_in_limit', kind: 'money', label: { th: 'วงเงินเข้าต่อวัน', en: 'Daily limit in' }, nullable: true, min: '0.00' },
  daily_out_limit: { name: 'daily_out_limit', kind: 'money', label: { th: 'วงเงินออกต่อวัน', en: 'Daily limit out' }, nullable: true, min: '0.00' },
  today_in: { name: 'today_in', kind: 'money', label: { th: 'เข้าวันนี้', en: 'In today' }, readonly: true, initial: '0.00' },
  today_out: { name: 'today_out', kind: 'money', label: { th: 'ออกวันนี้', en: 'Out today' }, readonly: true, initial: '0.00' },
  today_in_count: { name: 'today_in_count', kind: 'integer', label: { th: 'เข้าวันนี้ (ครั้ง)', en: 'Transfers in today' }, readonly: true, initial: 0 },
  today_out_count: { name: 'today_out_count', kind: 'integer', label: { th: 'ออกวันนี้ (ครั้ง)', en: 'Transfers out today' }, readonly: true, initial: 0 },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, readonly: true, initial: '0.00' },
  balance_updated_at: { name: 'balance_updated_at', kind: 'datetime', label: { th: 'อัปเดตยอดเมื่อ', en: 'Balance as of' }, readonly: true, nullable: true },
  auto_withdraw: { name: 'auto_withdraw', kind: 'boolean', label: { th: 'ใช้ถอนอัตโนมัติ', en: 'Automatic withdrawals' }, initial: false },
  session_status: { name: 'session_status', kind: 'enum', label: { th: 'สถานะเชื่อมต่อ', en: 'Session' }, readonly: true, options: bankSessionOptions, initial: 'none' },
  session_message: { name: 'session_message', kind: 'string', label: { th: 'ข้อความล่าสุด', en: 'Last message' }, readonly: true, nullable: true },
  last_sync_at: { name: 'last_sync_at', kind: 'datetime', label: { th: 'ซิงก์ล่าสุด', en: 'Last sync' }, readonly: true, nullable: true },
  bank_balance: { name: 'bank_balance', kind: 'money', label: { th: 'ยอดที่ธนาคาร', en: 'Balance at the bank' }, readonly: true, nullable: true },
  balance_diff: { name: 'balance_diff', kind: 'money', label: { th: 'ส่วนต่าง', en: 'Difference' }, readonly: true, nullable: true },
  sub_accounts: { name: 'sub_accounts', kind: 'list', label: { th: 'บัญชีย่อย', en: 'Sub accounts' }, readonly: true, nullable: true, item: { kind: 'shape' } },
  capabilities: { name: 'capabilities', kind: 'list', label: { th: 'ความสามารถ', en: 'Capabilities' }, readonly: true, nullable: true, item: { kind: 'enum', options: bankCapabilityOptions } },
  app_version: { name: 'app_version', kind: 'string', label: { th: 'เวอร์ชันแอป', en: 'App version' }, readonly: true, nullable: true },
  last_error: { name: 'last_error', kind: 'string', label: { th: 'ข้อผิดพลาดล่าสุด', en: 'Last error' }, readonly: true, nullable: true },
  last_error_at: { name: 'last_error_at', kind: 'datetime', label: { th: 'ผิดพลาดเมื่อ', en: 'Failed at' }, readonly: true, nullable: true },
  payout_from: { name: 'payout_from', kind: 'datetime', label: { th: 'โอนออกได้ตั้งแต่', en: 'Pays out from' }, readonly: true, nullable: true },
  payout_changed_by: { name: 'payout_changed_by', kind: 'ref', label: { th: 'ผู้เปลี่ยนบัญชีโอนออก', en: 'Payout account changed by' }, readonly: true, nullable: true },
  payout_approved_by: { name: 'payout_approved_by', kind: 'ref', label: { th: 'ผู้ยืนยันบัญชีโอนออก', en: 'Payout account agreed by' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: bankStatusOptions, initial: 'active' },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
