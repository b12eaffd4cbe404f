// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const smsAudienceInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    segment: { type: 'string', enum: ['all', 'inactive', 'no_deposit', 'vip', 'list', 'report'] },
    agent_ids: { type: 'array', items: { type: 'integer', minimum: -2147483648, maximum: 2147483647 }, minItems: 0, maxItems: 500 },
    levels: { type: ['array', 'null'], items: { type: 'string', enum: ['bronze', 'silver', 'gold', 'platinum', 'diamond'] }, minItems: 0, maxItems: 1000 },
    activity_states: { type: ['array', 'null'], items: { type: 'string', enum: ['new', 'active', 'at_risk', 'inactive', 'lost', 'never'] }, minItems: 0, maxItems: 1000 },
    inactive_days: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
    usernames: { type: ['array', 'null'], items: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' }, minItems: 0, maxItems: 1000 },
    filters: { type: ['object', 'null'], additionalProperties: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' } },
  },
  required: ['segment', 'agent_ids'],
  additionalProperties: false,
};
