// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAgentConfigFields } from '../../gateway/fields/gateway-agent-config.ts';

export type HengPayAgentConfigFieldName =
  | 'id' | 'gateway' | 'agent_id' | 'agent_code' | 'account_id' | 'display_name' | 'deposit_enabled' |
  'withdraw_enabled' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'fee_payer' |
  'allowed_banks' | 'member_levels' | 'auto_withdraw_max' | 'priority' | 'open_from' | 'open_to' | 'status' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const hengPayAgentConfigFields: Readonly<Record<HengPayAgentConfigFieldName, Field>> = {
  ...gatewayAgentConfigFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    required: true,
    reference: { entity: 'HengPayAccount', path: '/api/system/hengpay/account/items', value: 'id', label: 'name', instead: '/api/system/hengpay/accounts' },
  },
  allowed_banks: {
    name: 'allowed_banks',
    kind: 'list',
    label: { th: 'ธนาคารที่รองรับ', en: 'Banks' },
    hint: { th: 'เว้นว่าง = ทุกธนาคารที่เกตเวย์รองรับ', en: 'Empty = every bank that the gateway reaches' },
    nullable: true,
    item: { kind: 'ref', reference: { entity: 'HengPayBank', path: '/api/system/bank/items', value: 'code', label: 'name_th' } },
  },
};
