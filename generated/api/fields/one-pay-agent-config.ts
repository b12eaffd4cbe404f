// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  gatewayAgentConfigFields, type GatewayAgentConfigFieldName,
} from '#generated/api/fields/gateway-agent-config.ts';

export type OnePayAgentConfigFieldName = GatewayAgentConfigFieldName;

export const onePayAgentConfigFields: Readonly<Record<OnePayAgentConfigFieldName, Field>> = {
  ...gatewayAgentConfigFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    required: true,
    reference: { entity: 'OnePayAccount', path: '/api/system/onepay/account/items', value: 'id', label: 'name', instead: '/api/system/onepay/accounts' },
  },
  allowed_banks: {
    name: 'allowed_banks',
    kind: 'list',
    label: { th: 'ธนาคารที่รองรับ', en: 'Banks' },
    hint: { th: 'เว้นว่าง = ทุกธนาคารที่เกตเวย์รองรับ', en: 'Empty = every bank that the gateway reaches' },
    nullable: true,
    item: { kind: 'ref', reference: { entity: 'OnePayBank', path: '/api/system/onepay/banks', value: 'code', label: 'name_th', english: 'name_en', instead: '/api/system/bank/items' } },
  },
};
