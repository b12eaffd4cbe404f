// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayOrderFields, type GatewayOrderFieldName } from '#generated/api/fields/gateway-order.ts';

export type DirePayOrderFieldName = GatewayOrderFieldName;

export const direPayOrderFields: Readonly<Record<DirePayOrderFieldName, Field>> = {
  ...gatewayOrderFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'DirePayAccount', path: '/api/system/direpay/account/items', value: 'id', label: 'name', instead: '/api/system/direpay/accounts' },
  },
};
