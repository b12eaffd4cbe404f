// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayBalanceReasonOptions } from '#generated/api/enums/gateway-balance-reason.ts';
import { gatewayBalanceSourceOptions } from '#generated/api/enums/gateway-balance-source.ts';

export type GatewayBalanceLogFieldName =
  | 'id' | 'gateway' | 'created_at' | 'account_id' | 'agent_id' | 'reason' | 'ref' | 'balance_before' | 'change' |
  'balance_after' | 'source';

export const gatewayBalanceLogFields: Readonly<Record<GatewayBalanceLogFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/account/items', value: 'id', label: 'name', instead: null },
  },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  reason: { name: 'reason', kind: 'enum', label: { th: 'เหตุผล', en: 'Reason' }, readonly: true, options: gatewayBalanceReasonOptions },
  ref: { name: 'ref', kind: 'string', label: { th: 'อ้างอิง', en: 'Reference' }, readonly: true, nullable: true },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'ก่อน', en: 'Before' }, readonly: true },
  change: { name: 'change', kind: 'money', label: { th: 'เปลี่ยนแปลง', en: 'Change' }, adds: { net: { th: 'เปลี่ยนแปลงสุทธิ', en: 'Net change' } }, readonly: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'หลัง', en: 'After' }, readonly: true },
  source: { name: 'source', kind: 'enum', label: { th: 'ที่มา', en: 'Source' }, readonly: true, options: gatewayBalanceSourceOptions },
};
