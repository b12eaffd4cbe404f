// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  gatewayTransactionFields, type GatewayTransactionFieldName,
} from '#generated/api/fields/gateway-transaction.ts';

export type HengPayTransactionFieldName = GatewayTransactionFieldName;

export const hengPayTransactionFields: Readonly<Record<HengPayTransactionFieldName, Field>> = {
  ...gatewayTransactionFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'HengPayAccount', path: '/api/system/hengpay/account/items', value: 'id', label: 'name', instead: '/api/system/hengpay/accounts' },
  },
};
