// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankStatusOptions } from '#generated/api/enums/bank-status.ts';
import { bankUsageOptions } from '#generated/api/enums/bank-usage.ts';
import { walletKycOptions } from '#generated/api/enums/wallet-kyc.ts';
import { walletWebhookOptions } from '#generated/api/enums/wallet-webhook.ts';

export type TrueMoneyWalletFieldName =
  | 'id' | 'version' | 'wallet_no' | 'wallet_name' | 'nickname' | 'agent_ids' | 'usage' | 'kyc_level' | 'balance' |
  'balance_updated_at' | 'today_in' | 'today_in_count' | 'month_in' | 'month_limit' | 'limit_used_pct' |
  'webhook_status' | 'last_event_at' | 'sort_order' | 'status' | 'note';

export const trueMoneyWalletFields: Readonly<Record<TrueMoneyWalletFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่น', en: 'Version' }, readonly: true },
  wallet_no: { name: 'wallet_no', kind: 'account', label: { th: 'เบอร์วอลเล็ท', en: 'Wallet number' }, readonly: true },
  wallet_name: { name: 'wallet_name', kind: 'string', label: { th: 'ชื่อวอลเล็ท', en: 'Wallet name' }, readonly: true },
  nickname: { name: 'nickname', kind: 'string', label: { th: 'ชื่อเรียกในระบบ', en: 'Nickname' }, readonly: true, nullable: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  usage: { name: 'usage', kind: 'enum', label: { th: 'ประเภทการใช้งาน', en: 'Usage' }, readonly: true, options: bankUsageOptions },
  kyc_level: { name: 'kyc_level', kind: 'enum', label: { th: 'ยืนยันตัวตน', en: 'Identity' }, readonly: true, options: walletKycOptions },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, readonly: true },
  balance_updated_at: { name: 'balance_updated_at', kind: 'datetime', label: { th: 'อัปเดตเมื่อ', en: 'Balance as of' }, readonly: true, nullable: true },
  today_in: { name: 'today_in', kind: 'money', label: { th: 'รับวันนี้', en: 'In today' }, readonly: true },
  today_in_count: { name: 'today_in_count', kind: 'integer', label: { th: 'รับวันนี้ (ครั้ง)', en: 'Transfers in today' }, readonly: true },
  month_in: { name: 'month_in', kind: 'money', label: { th: 'รับเดือนนี้', en: 'In this month' }, readonly: true },
  month_limit: { name: 'month_limit', kind: 'money', label: { th: 'เพดานเดือน', en: 'Monthly limit' }, readonly: true },
  limit_used_pct: { name: 'limit_used_pct', kind: 'percent', label: { th: 'ใช้เพดาน (%)', en: 'Limit used (%)' }, hint: { th: 'รับเดือนนี้ ÷ เพดานเดือน', en: 'In this month ÷ monthly limit' }, readonly: true },
  webhook_status: { name: 'webhook_status', kind: 'enum', label: { th: 'การเชื่อมต่อ', en: 'Webhook' }, readonly: true, options: walletWebhookOptions },
  last_event_at: { name: 'last_event_at', kind: 'datetime', label: { th: 'รับแจ้งล่าสุด', en: 'Last event' }, readonly: true, nullable: true },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับแสดง', en: 'Order' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: bankStatusOptions },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, readonly: true, nullable: true },
};
