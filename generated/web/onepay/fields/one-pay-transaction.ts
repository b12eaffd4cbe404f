// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayTransactionFields } from '../../gateway/fields/gateway-transaction.ts';

export type OnePayTransactionFieldName =
  | 'id' | 'gateway' | 'received_at' | 'txn_ref' | 'event_id' | 'order_ref' | 'gateway_ref' | 'account_id' | 'agent_id' |
  'agent_code' | 'member_id' | 'username' | 'type' | 'amount' | 'fee' | 'net_amount' | 'balance_after' |
  'payer_bank_code' | 'payer_account_no' | 'payer_name' | 'payee_mismatch' | 'signature_valid' | 'source_ip' |
  'process_status' | 'message' | 'payload_json';

export const onePayTransactionFields: Readonly<Record<OnePayTransactionFieldName, Field>> = {
  ...gatewayTransactionFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'OnePayAccount', path: '/api/system/onepay/account/items', value: 'id', label: 'name', instead: '/api/system/onepay/accounts' },
  },
};
