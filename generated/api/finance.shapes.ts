// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const bulkReceiverInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    bank_code: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    account_no: { type: 'string', minLength: 1, maxLength: 32, pattern: '\\S' },
    account_name: { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' },
    amount: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.01', decimalMaximum: '2000000.00' },
    mobile: { type: ['string', 'null'], pattern: '^0[689][0-9]{8}$' },
    note: { type: ['string', 'null'], maxLength: 255 },
  },
  required: ['bank_code', 'account_no', 'account_name', 'amount'],
  additionalProperties: false,
};

export const depositFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    bank_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    amount: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '1.00' },
    channel: { type: 'string', enum: ['bank', 'promptpay', 'truewallet', 'slip'] },
    slip_ref: { type: ['string', 'null'], maxLength: 64 },
  },
  required: ['reference', 'username', 'bank_id', 'amount'],
  additionalProperties: false,
};

export const withdrawalFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    amount: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.01' },
  },
  required: ['reference', 'username', 'amount'],
  additionalProperties: false,
};
