// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const gameChoiceInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    new: { type: ['array', 'null'], items: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' }, minItems: 0, maxItems: 20000 },
    changed: { type: ['array', 'null'], items: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' }, minItems: 0, maxItems: 20000 },
    removed: { type: ['array', 'null'], items: { type: 'string', minLength: 1, maxLength: 64, pattern: '\\S' }, minItems: 0, maxItems: 20000 },
  },
  additionalProperties: false,
};

export const partSwitchInputSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 }, status: { type: 'string', enum: ['active', 'maintenance', 'inactive'] } },
  required: ['id', 'status'],
  additionalProperties: false,
};
