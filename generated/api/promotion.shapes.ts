// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const bonusTierSchema: JsonSchema = { type: 'object', properties: { deposit_from: { type: 'string' }, deposit_to: { type: ['string', 'null'] }, bonus: { type: 'string' } }, required: ['deposit_from', 'deposit_to', 'bonus'] };

export const claimDaySchema: JsonSchema = {
  type: 'object',
  properties: { day: { type: 'string' }, unfinished: { type: 'boolean' }, claims: { type: 'integer' }, bonus: { type: 'string' } },
  required: ['day', 'unfinished', 'claims', 'bonus'],
};

export const topClaimerSchema: JsonSchema = {
  type: 'object',
  properties: { member_id: { type: 'integer' }, username: { type: 'string' }, claims: { type: 'integer' }, bonus: { type: 'string' } },
  required: ['member_id', 'username', 'claims', 'bonus'],
};
