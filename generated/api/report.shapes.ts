// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const activeDaySchema: JsonSchema = {
  type: 'object',
  properties: { day: { type: 'string' }, unfinished: { type: 'boolean' }, dau: { type: 'integer' }, new_member: { type: 'integer' } },
  required: ['day', 'unfinished', 'dau', 'new_member'],
};

export const cohortSchema: JsonSchema = {
  type: 'object',
  properties: { from: { type: 'string' }, to: { type: 'string' }, size: { type: 'integer' }, d1: { type: ['string', 'null'] }, d7: { type: ['string', 'null'] }, d14: { type: ['string', 'null'] }, d30: { type: ['string', 'null'] } },
  required: ['from', 'to', 'size', 'd1', 'd7', 'd14', 'd30'],
};
