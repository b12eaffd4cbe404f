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

export const gameErrorSchema: JsonSchema = { type: 'object', properties: { game_code: { type: 'string' }, message: { type: 'string' } }, required: ['game_code', 'message'] };

export const gamesAppliedSchema: JsonSchema = {
  type: 'object',
  properties: { added: { type: 'integer' }, updated: { type: 'integer' }, removed: { type: 'integer' }, errors: { type: 'array', items: gameErrorSchema }, digest: { type: ['string', 'null'] } },
  required: ['added', 'updated', 'removed', 'errors', 'digest'],
};

export const goneGameSchema: JsonSchema = {
  type: 'object',
  properties: {
    game_code: { type: 'string' },
    name_en: { type: 'string' },
    name_th: { type: 'string' },
    type: { type: 'string', enum: ['slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash'] },
    image_url: { type: ['string', 'null'] },
    status: { type: 'string', enum: ['active', 'maintenance', 'inactive', 'removed'] },
  },
  required: ['game_code', 'name_en', 'name_th', 'type', 'image_url', 'status'],
};

export const newGameSchema: JsonSchema = {
  type: 'object',
  properties: {
    game_code: { type: 'string' },
    name_en: { type: 'string' },
    name_th: { type: 'string' },
    type: { type: 'string', enum: ['slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash'] },
    sub_provider_code: { type: ['string', 'null'] },
    rtp_pct: { type: ['string', 'null'] },
    platforms: { type: 'array', items: { type: 'string', enum: ['mobile', 'desktop'] } },
    has_demo: { type: 'boolean' },
    has_freespin: { type: 'boolean' },
    has_jackpot: { type: 'boolean' },
    problem: { type: ['string', 'null'] },
  },
  required: [
    'game_code', 'name_en', 'name_th', 'type', 'sub_provider_code', 'rtp_pct', 'platforms', 'has_demo', 'has_freespin',
    'has_jackpot', 'problem',
  ],
};

export const partSwitchInputSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 }, status: { type: 'string', enum: ['active', 'maintenance', 'inactive'] } },
  required: ['id', 'status'],
  additionalProperties: false,
};
