// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankChannelOptions } from '#generated/api/enums/bank-channel.ts';
import { bankSessionOptions } from '#generated/api/enums/bank-session.ts';
import { bankStatusOptions } from '#generated/api/enums/bank-status.ts';
import { bankUsageOptions } from '#generated/api/enums/bank-usage.ts';

export type BankCrossFieldName =
  | 'cross_id' | 'bank_id' | 'agent_id' | 'agent_code' | 'agent_count' | 'bank_code' | 'nickname' | 'account_no' |
  'account_name' | 'usage' | 'channel' | 'balance' | 'today_in' | 'today_out' | 'session_status' | 'status';

export const bankCrossFields: Readonly<Record<BankCrossFieldName, Field>> = {
  cross_id: { name: 'cross_id', kind: 'code', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  bank_id: { name: 'bank_id', kind: 'integer', label: { th: 'รหัสบัญชี', en: 'Account ID' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  agent_count: { name: 'agent_count', kind: 'integer', label: { th: 'จำนวนเอเย่นต์', en: 'Agents' }, readonly: true },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคาร', en: 'Bank' }, readonly: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  nickname: { name: 'nickname', kind: 'string', label: { th: 'ชื่อเรียกในระบบ', en: 'Nickname' }, readonly: true, nullable: true },
  account_no: { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, readonly: true },
  account_name: { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, readonly: true },
  usage: { name: 'usage', kind: 'enum', label: { th: 'ประเภทการใช้งาน', en: 'Usage' }, readonly: true, options: bankUsageOptions },
  channel: { name: 'channel', kind: 'enum', label: { th: 'วิธีเชื่อมต่อ', en: 'Connection' }, readonly: true, options: bankChannelOptions },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, readonly: true },
  today_in: { name: 'today_in', kind: 'money', label: { th: 'เข้าวันนี้', en: 'In today' }, readonly: true },
  today_out: { name: 'today_out', kind: 'money', label: { th: 'ออกวันนี้', en: 'Out today' }, readonly: true },
  session_status: { name: 'session_status', kind: 'enum', label: { th: 'สถานะเชื่อมต่อ', en: 'Session' }, readonly: true, options: bankSessionOptions },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: bankStatusOptions },
};
