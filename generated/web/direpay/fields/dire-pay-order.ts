// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayOrderFields } from '../../gateway/fields/gateway-order.ts';

export type DirePayOrderFieldName =
  | 'id' | 'gateway' | 'created_at' | 'order_ref' | 'gateway_ref' | 'account_id' | 'agent_id' | 'agent_code' |
  'member_id' | 'username' | 'member_name' | 'type' | 'method' | 'bank_code' | 'bank_account_no' |
  'bank_account_name' | 'request_amount' | 'pay_amount' | 'fee' | 'net_amount' | 'qr_payload' | 'qr_image_url' |
  'pay_url' | 'expires_at' | 'paid_at' | 'duration_sec' | 'callback_at' | 'callback_count' | 'last_callback_status' |
  'deposit_ref' | 'withdraw_ref' | 'gateway_status' | 'message' | 'request_json' | 'response_json' | 'status';

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
