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
