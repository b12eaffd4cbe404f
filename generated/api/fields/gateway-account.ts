// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountStatusOptions } from '#generated/api/enums/gateway-account-status.ts';
import { gatewayDepositMethodOptions } from '#generated/api/enums/gateway-deposit-method.ts';
import { gatewayHealthOptions } from '#generated/api/enums/gateway-health.ts';

export type GatewayAccountFieldName =
  | 'id' | 'gateway' | 'name' | 'api_url' | 'callback_url' | 'callback_ips' | 'deposit_enabled' | 'withdraw_enabled' |
  'deposit_methods' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'deposit_fee_pct' |
  'deposit_fee_fixed' | 'withdraw_fee_pct' | 'withdraw_fee_fixed' | 'qr_expire_min' | 'daily_in_limit' |
  'daily_out_limit' | 'low_balance_alert' | 'balance' | 'balance_updated_at' | 'today_in' | 'today_out' |
  'success_rate_today' | 'agent_count' | 'health' | 'previous_secret_key' | 'previous_secret_until' | 'status' |
  'note' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const gatewayAccountFields: Readonly<Record<GatewayAccountFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true, maxLength: 60 },
  api_url: { name: 'api_url', kind: 'url', label: { th: 'API URL', en: 'API URL' }, required: true },
  callback_url: { name: 'callback_url', kind: 'url', label: { th: 'Callback URL', en: 'Callback URL' }, readonly: true, nullable: true },
  callback_ips: { name: 'callback_ips', kind: 'list', label: { th: 'IP ที่อนุญาต Callback', en: 'Callback IPs' }, nullable: true, item: { kind: 'ip' } },
  deposit_enabled: { name: 'deposit_enabled', kind: 'boolean', label: { th: 'เปิดฝาก', en: 'Deposits' }, required: true, initial: true },
  withdraw_enabled: { name: 'withdraw_enabled', kind: 'boolean', label: { th: 'เปิดถอน', en: 'Withdrawals' }, required: true, initial: true },
  deposit_methods: { name: 'deposit_methods', kind: 'list', label: { th: 'วิธีฝาก', en: 'Deposit methods' }, nullable: true, item: { kind: 'enum', options: gatewayDepositMethodOptions } },
  deposit_min: { name: 'deposit_min', kind: 'money', label: { th: 'ฝากต่ำสุด', en: 'Smallest deposit' }, required: true, min: '0.00', initial: '50.00' },
  deposit_max: { name: 'deposit_max', kind: 'money', label: { th: 'ฝากสูงสุด', en: 'Largest deposit' }, required: true, min: '0.00', initial: '200000.00' },
  withdraw_min: { name: 'withdraw_min', kind: 'money', label: { th: 'ถอนต่ำสุด', en: 'Smallest withdrawal' }, required: true, min: '0.00', initial: '100.00' },
  withdraw_max: { name: 'withdraw_max', kind: 'money', label: { th: 'ถอนสูงสุด', en: 'Largest withdrawal' }, required: true, min: '0.00', initial: '100000.00' },
  deposit_fee_pct: { name: 'deposit_fee_pct', kind: 'percent', label: { th: 'ค่าธรรมเนียมฝาก (%)', en: 'Deposit fee (%)' }, required: true, min: '0', max: '100' },
  deposit_fee_fixed: { name: 'deposit_fee_fixed', kind: 'money', label: { th: 'ค่าธรรมเนียมฝาก (บาท)', en: 'Deposit fee (baht)' }, required: true, min: '0.00', initial: '0.00' },
  withdraw_fee_pct: { name: 'withdraw_fee_pct', kind: 'percent', label: { th: 'ค่าธรรมเนียมถอน (%)', en: 'Withdrawal fee (%)' }, required: true, min: '0', max: '100' },
  withdraw_fee_fixed: { name: 'withdraw_fee_fixed', kind: 'money', label: { th: 'ค่าธรรมเนียมถอน (บาท)', en: 'Withdrawal fee (baht)' }, required: true, min: '0.00', initial: '0.00' },
  qr_expire_min: { name: 'qr_expire_min', kind: 'integer', label: { th: 'อายุ QR (นาที)', en: 'QR lifetime (minutes)' }, required: true, min: 1, max: 60, initial: 10 },
  daily_in_limit: { name: 'daily_in_limit', kind: 'money', label: { th: 'วงเงินรับต่อวัน', en: 'Daily limit in' }, nullable: true, min: '0.00' },
  daily_out_limit: { name: 'daily_out_limit', kind: 'money', label: { th: 'วงเงินจ่ายต่อวัน', en: 'Daily limit out' }, nullable: true, min: '0.00' },
  low_balance_alert: { name: 'low_balance_alert', kind: 'money', label: { th: 'แจ้งเตือนเมื่อยอดต่ำกว่า', en: 'Alert below' }, nullable: true, min: '0.00' },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, readonly: true, initial: '0.00' },
  balance_updated_at: { name: 'balance_updated_at', kind: 'datetime', label: { th: 'อัปเดตเมื่อ', en: 'Balance as of' }, readonly: true, nullable: true },
  today_in: { name: 'today_in', kind: 'money', label: { th: 'รับวันนี้', en: 'In today' }, readonly: true, initial: '0.00' },
  today_out: { name: 'today_out', kind: 'money', label: { th: 'จ่ายวันนี้', en: 'Out today' }, readonly: true, initial: '0.00' },
  success_rate_today: {
    name: 'success_rate_today',
    kind: 'percent',
    label: { th: 'สำเร็จวันนี้ (%)', en: 'Success today (%)' },
    hint: { th: 'รายการสำเร็จ ÷ รายการที่จบแล้ววันนี้', en: 'Orders that succeeded ÷ orders that ended today' },
    readonly: true,
    nullable: true,
  },
  agent_count: { name: 'agent_count', kind: 'integer', label: { th: 'เอเย่นต์', en: 'Agents' }, readonly: true, initial: 0 },
  health: { name: 'health', kind: 'enum', label: { th: 'สุขภาพ', en: 'Health' }, readonly: true, options: gatewayHealthOptions, initial: 'unknown' },
  previous_secret_key: { name: 'previous_secret_key', kind: 'secret', label: { th: 'Secret Key ก่อนหน้า', en: 'Previous secret key' }, readonly: true, nullable: true },
  previous_secret_until: { name: 'previous_secret_until', kind: 'datetime', label: { th: 'Secret Key ก่อนหน้าใช้ได้ถึง', en: 'Previous secret key counts until' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: gatewayAccountStatusOptions, initial: 'active' },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
