// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const dayTimesInputSchema: JsonSchema = {
  type: 'object',
  properties: { day: { type: 'integer', minimum: 0, maximum: 6 }, times: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,6})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.01', decimalMaximum: '100.00' } },
  required: ['day', 'times'],
  additionalProperties: false,
};

export const redemptionFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    item_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    qty: { type: 'integer', minimum: 1, maximum: 1000 },
    receiver_name: { type: ['string', 'null'], maxLength: 120 },
    receiver_tel: { type: ['string', 'null'], pattern: '^0[689][0-9]{8}$' },
    address: { type: ['string', 'null'], maxLength: 500 },
  },
  required: ['reference', 'username', 'item_id'],
  additionalProperties: false,
};
