// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const dayTimesInputSchema: JsonSchema = {
  type: 'object',
  properties: { day: { type: 'integer', minimum: 0, maximum: 6 }, times: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,6})(?:\\.[0-9]{1,2})?$', decimalMinimum: '0.01', decimalMaximum: '100.00' } },
  required: ['day', 'times'],
  additionalProperties: false,
};
