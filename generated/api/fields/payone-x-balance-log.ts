// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayBalanceLogFields, type GatewayBalanceLogFieldName } from '#generated/api/fields/gateway-balance-log.ts';

export type PayoneXBalanceLogFieldName = GatewayBalanceLogFieldName;

export const payoneXBalanceLogFields: Readonly<Record<PayoneXBalanceLogFieldName, Field>> = {
  ...gatewayBalanceLogFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'PayoneXAccount', path: '/api/system/payonex/account/items', value: 'id', label: 'name', instead: '/api/system/payonex/accounts' },
  },
};
