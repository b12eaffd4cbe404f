// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  gatewayTransactionFields, type GatewayTransactionFieldName,
} from '#generated/api/fields/gateway-transaction.ts';

export type PayoneXTransactionFieldName = GatewayTransactionFieldName;

export const payoneXTransactionFields: Readonly<Record<PayoneXTransactionFieldName, Field>> = {
  ...gatewayTransactionFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'PayoneXAccount', path: '/api/system/payonex/account/items', value: 'id', label: 'name', instead: '/api/system/payonex/accounts' },
  },
};
