// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const betDayGameInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    game_code: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    bet_count: { type: 'integer', minimum: 0, maximum: 2147483647 },
    turnover: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    valid_turnover: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    payout: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    biggest_win: { type: ['string', 'null'], pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
  },
  required: ['game_code', 'bet_count', 'turnover', 'valid_turnover', 'payout'],
  additionalProperties: false,
};

export const betDayFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    sub_provider_code: { type: 'string', minLength: 1, maxLength: 24, pattern: '\\S' },
    day: { type: 'string', format: 'date', pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$' },
    revision: { type: 'integer', minimum: 1, maximum: 2147483647 },
    bet_count: { type: 'integer', minimum: 0, maximum: 2147483647 },
    turnover: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    valid_turnover: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    payout: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    games: { type: ['array', 'null'], items: betDayGameInputSchema, minItems: 1, maxItems: 200 },
  },
  required: [
    'reference', 'username', 'sub_provider_code', 'day', 'revision', 'bet_count', 'turnover', 'valid_turnover',
    'payout',
  ],
  additionalProperties: false,
};

export const betFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    sub_provider_code: { type: 'string', minLength: 1, maxLength: 24, pattern: '\\S' },
    game_code: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    settled_at: { type: 'string', format: 'date-time', pattern: '^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,3})?Z$' },
    turnover: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    valid_turnover: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
    payout: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.00' },
  },
  required: [
    'reference', 'username', 'sub_provider_code', 'game_code', 'settled_at', 'turnover', 'valid_turnover', 'payout',
  ],
  additionalProperties: false,
};
