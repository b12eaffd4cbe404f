// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const choiceRowInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    choice_id: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    label: { type: ['string', 'null'], maxLength: 255 },
    sort_order: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    odds_text: { type: ['string', 'null'], maxLength: 255 },
    is_correct: { type: ['boolean', 'null'] },
  },
  additionalProperties: false,
};

export const factRowInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    key: { type: ['string', 'null'], maxLength: 255 },
    value: { type: ['string', 'null'], maxLength: 2000 },
    value_type: { type: ['string', 'null'], maxLength: 255 },
    sort_order: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
};

export const pollAnswerFactInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' },
    username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' },
    poll_id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    choices: { type: ['array', 'null'], items: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' }, minItems: 1, maxItems: 50 },
    number: { type: ['string', 'null'], maxLength: 40 },
    ip: { type: ['string', 'null'], format: 'ip-range' },
    device_id: { type: ['string', 'null'], maxLength: 64 },
  },
  required: ['reference', 'username', 'poll_id'],
  additionalProperties: false,
};

export const prizeRowInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    rank_from: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    rank_to: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    event_reward_id: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    reward_type: { type: ['string', 'null'], maxLength: 255 },
    reward_value: { type: ['string', 'null'], maxLength: 255 },
    turnover_multiple: { type: ['string', 'null'], maxLength: 255 },
    label: { type: ['string', 'null'], maxLength: 255 },
  },
  additionalProperties: false,
};
