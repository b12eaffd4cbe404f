// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayOrderFields, type GatewayOrderFieldName } from '#generated/api/fields/gateway-order.ts';

export type PayoneXOrderFieldName = GatewayOrderFieldName;

export const payoneXOrderFields: Readonly<Record<PayoneXOrderFieldName, Field>> = {
  ...gatewayOrderFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'PayoneXAccount', path: '/api/system/payonex/account/items', value: 'id', label: 'name', instead: '/api/system/payonex/accounts' },
  },
};
