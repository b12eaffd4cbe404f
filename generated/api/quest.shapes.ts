// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const questClaimFactInputSchema: JsonSchema = {
  type: 'object',
  properties: { reference: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' }, username: { type: 'string', minLength: 1, maxLength: 16, pattern: '\\S' }, quest_item_id: { type: 'integer', minimum: 1, maximum: 2147483647 } },
  required: ['reference', 'username', 'quest_item_id'],
  additionalProperties: false,
};
