// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { feePayerOptions } from '#generated/api/enums/fee-payer.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { onOffOptions } from '#generated/api/enums/on-off.ts';

export type GatewayAgentConfigFieldName =
  | 'id' | 'gateway' | 'agent_id' | 'agent_code' | 'account_id' | 'display_name' | 'deposit_enabled' |
  'withdraw_enabled' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'fee_payer' |
  'allowed_banks' | 'member_levels' | 'auto_withdraw_max' | 'priority' | 'open_from' | 'open_to' | 'status' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const gatewayAgentConfigFields: Readonly<Record<GatewayAgentConfigFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    required: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    required: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/account/items', value: 'id', label: 'name', instead: null },
  },
  display_name: { name: 'display_name', kind: 'string', label: { th: 'ชื่อที่สมาชิกเห็น', en: 'Name shown to members' }, nullable: true, maxLength: 40 },
  deposit_enabled: { name: 'deposit_enabled', kind: 'boolean', label: { th: 'เปิดฝาก', en: 'Deposits' }, required: true, initial: true },
  withdraw_enabled: { name: 'withdraw_enabled', kind: 'boolean', label: { th: 'เปิดถอน', en: 'Withdrawals' }, required: true, initial: true },
  deposit_min: { name: 'deposit_min', kind: 'money', label: { th: 'ฝากต่ำสุด', en: 'Smallest deposit' }, hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' }, nullable: true, min: '0.00' },
  deposit_max: { name: 'deposit_max', kind: 'money', label: { th: 'ฝากสูงสุด', en: 'Largest deposit' }, hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' }, nullable: true, min: '0.00' },
  withdraw_min: { name: 'withdraw_min', kind: 'money', label: { th: 'ถอนต่ำสุด', en: 'Smallest withdrawal' }, hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' }, nullable: true, min: '0.00' },
  withdraw_max: { name: 'withdraw_max', kind: 'money', label: { th: 'ถอนสูงสุด', en: 'Largest withdrawal' }, hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' }, nullable: true, min: '0.00' },
  fee_payer: { name: 'fee_payer', kind: 'enum', label: { th: 'ผู้รับผิดชอบค่าธรรมเนียม', en: 'Fee paid by' }, required: true, options: feePayerOptions, initial: 'company' },
  allowed_banks: {
    name: 'allowed_banks',
    kind: 'list',
    label: { th: 'ธนาคารที่รองรับ', en: 'Banks' },
    nullable: true,
    item: { kind: 'ref', reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  },
  member_levels: {
    name: 'member_levels',
    kind: 'list',
    label: { th: 'ระดับสมาชิกที่ใช้ได้', en: 'Member levels' },
    hint: { th: 'เว้นว่าง = ทุกระดับ', en: 'Empty = all' },
    nullable: true,
    item: { kind: 'enum', options: memberLevelOptions },
  },
  auto_withdraw_max: { name: 'auto_withdraw_max', kind: 'money', label: { th: 'ถอนอัตโนมัติสูงสุด', en: 'Largest automatic withdrawal' }, nullable: true, min: '0.00' },
  priority: { name: 'priority', kind: 'integer', label: { th: 'ลำดับความสำคัญ', en: 'Priority' }, required: true, min: 1, max: 99, initial: 1 },
  open_from: { name: 'open_from', kind: 'time', label: { th: 'เวลาเปิด', en: 'Open from' }, nullable: true },
  open_to: { name: 'open_to', kind: 'time', label: { th: 'เวลาปิด', en: 'Open to' }, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: onOffOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
