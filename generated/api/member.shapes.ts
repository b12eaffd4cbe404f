// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const memberFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '^[a-z0-9]{6,16}$' },
    agent_code: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    name: { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' },
    mobile: { type: 'string', pattern: '^0[689][0-9]{8}$' },
    bank_code: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    bank_account_no: { type: 'string', pattern: '^[0-9]{10,15}$' },
    bank_account_name: { type: ['string', 'null'], maxLength: 120 },
    upline_username: { type: ['string', 'null'], maxLength: 16 },
    line_id: { type: ['string', 'null'], maxLength: 60 },
    register_channel: { type: 'string', enum: ['web', 'line', 'affiliate', 'agent', 'import'] },
    utm_source: { type: ['string', 'null'], maxLength: 60 },
    ip: { type: ['string', 'null'], format: 'ip-range' },
    device_id: { type: ['string', 'null'], maxLength: 64 },
  },
  required: ['reference', 'username', 'agent_code', 'name', 'mobile', 'bank_code', 'bank_account_no'],
  additionalProperties: false,
};

export const visitFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    at: { type: 'string', format: 'date-time', pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,3})?Z$' },
    ip: { type: ['string', 'null'], format: 'ip-range' },
    device_id: { type: ['string', 'null'], maxLength: 64 },
  },
  required: ['reference', 'username', 'at'],
  additionalProperties: false,
};
