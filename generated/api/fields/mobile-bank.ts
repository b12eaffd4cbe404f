// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankCapabilityOptions } from '#generated/api/enums/bank-capability.ts';
import { bankChannelOptions } from '#generated/api/enums/bank-channel.ts';
import { bankSessionOptions } from '#generated/api/enums/bank-session.ts';
import { bankStatusOptions } from '#generated/api/enums/bank-status.ts';
import { bankUsageOptions } from '#generated/api/enums/bank-usage.ts';

export type MobileBankFieldName =
  | 'id' | 'version' | 'bank_code' | 'account_no' | 'account_name' | 'nickname' | 'usage' | 'agent_ids' | 'channel' |
  'balance' | 'balance_updated_at' | 'bank_balance' | 'balance_diff' | 'sub_accounts' | 'capabilities' |
  'app_version' | 'today_in' | 'today_out' | 'today_in_count' | 'today_out_count' | 'daily_in_limit' |
  'transfer_today' | 'transfer_limit' | 'session_status' | 'session_message' | 'last_sync_at' | 'last_error' |
  'last_error_at' | 'payout_from' | 'sort_order' | 'status';

export const mobileBankFields: Readonly<Record<MobileBankFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่น', en: 'Version' }, readonly: true },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคาร', en: 'Bank' }, readonly: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  account_no: { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี / เบอร์วอลเล็ท', en: 'Account or wallet number' }, readonly: true },
  account_name: { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, readonly: true },
  nickname: { name: 'nickname', kind: 'string', label: { th: 'ชื่อเรียกในระบบ', en: 'Nickname' }, readonly: true, nullable: true },
  usage: { name: 'usage', kind: 'enum', label: { th: 'ประเภทการใช้งาน', en: 'Usage' }, readonly: true, options: bankUsageOptions },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  channel: { name: 'channel', kind: 'enum', label: { th: 'วิธีเชื่อมต่อ', en: 'Connection' }, readonly: true, options: bankChannelOptions },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, readonly: true },
  balance_updated_at: { name: 'balance_updated_at', kind: 'datetime', label: { th: 'อัปเดตยอดเมื่อ', en: 'Balance as of' }, readonly: true, nullable: true },
  bank_balance: { name: 'bank_balance', kind: 'money', label: { th: 'ยอดที่ธนาคาร', en: 'Balance at the bank' }, readonly: true, nullable: true },
  balance_diff: { name: 'balance_diff', kind: 'money', label: { th: 'ส่วนต่าง', en: 'Difference' }, readonly: true, nullable: true },
  sub_accounts: { name: 'sub_accounts', kind: 'list', label: { th: 'บัญชีย่อย', en: 'Sub accounts' }, readonly: true, nullable: true, item: { kind: 'shape' } },
  capabilities: { name: 'capabilities', kind: 'list', label: { th: 'ความสามารถ', en: 'Capabilities' }, readonly: true, nullable: true, item: { kind: 'enum', options: bankCapabilityOptions } },
  app_version: { name: 'app_version', kind: 'string', label: { th: 'เวอร์ชันแอป', en: 'App version' }, readonly: true, nullable: true },
  today_in: { name: 'today_in', kind: 'money', label: { th: 'เข้าวันนี้', en: 'In today' }, readonly: true },
  today_out: { name: 'today_out', kind: 'money', label: { th: 'ออกวันนี้', en: 'Out today' }, readonly: true },
  today_in_count: { name: 'today_in_count', kind: 'integer', label: { th: 'เข้าวันนี้ (ครั้ง)', en: 'Transfers in today' }, readonly: true },
  today_out_count: { name: 'today_out_count', kind: 'integer', label: { th: 'ออกวันนี้ (ครั้ง)', en: 'Transfers out today' }, readonly: true },
  daily_in_limit: { name: 'daily_in_limit', kind: 'money', label: { th: 'วงเงินเข้าต่อวัน', en: 'Daily limit in' }, readonly: true, nullable: true },
  transfer_today: { name: 'transfer_today', kind: 'money', label: { th: 'โอนแล้ววันนี้', en: 'Transferred today' }, readonly: true },
  transfer_limit: { name: 'transfer_limit', kind: 'money', label: { th: 'วงเงินต่อวัน', en: 'Daily limit' }, readonly: true, nullable: true },
  session_status: { name: 'session_status', kind: 'enum', label: { th: 'สถานะเชื่อมต่อ', en: 'Session' }, readonly: true, options: bankSessionOptions },
  session_message: { name: 'session_message', kind: 'string', label: { th: 'ข้อความล่าสุด', en: 'Last message' }, readonly: true, nullable: true },
  last_sync_at: { name: 'last_sync_at', kind: 'datetime', label: { th: 'ซิงก์ล่าสุด', en: 'Last sync' }, readonly: true, nullable: true },
  last_error: { name: 'last_error', kind: 'string', label: { th: 'ข้อผิดพลาดล่าสุด', en: 'Last error' }, readonly: true, nullable: true },
  last_error_at: { name: 'last_error_at', kind: 'datetime', label: { th: 'ผิดพลาดเมื่อ', en: 'Failed at' }, readonly: true, nullable: true },
  payout_from: { name: 'payout_from', kind: 'datetime', label: { th: 'โอนออกได้ตั้งแต่', en: 'Pays out from' }, readonly: true, nullable: true },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับแสดง', en: 'Order' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: bankStatusOptions },
};
