// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  gatewayTransactionFields, type GatewayTransactionFieldName,
} from '#generated/api/fields/gateway-transaction.ts';

export type VizPayTransactionFieldName = GatewayTransactionFieldName;

export const vizPayTransactionFields: Readonly<Record<VizPayTransactionFieldName, Field>> = {
  ...gatewayTransactionFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'VizPayAccount', path: '/api/system/vizpay/account/items', value: 'id', label: 'name', instead: '/api/system/vizpay/accounts' },
  },
};
