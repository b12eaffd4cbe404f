// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const columnWidthInputSchema: JsonSchema = {
  type: 'object',
  properties: { column: { type: 'string', minLength: 1, maxLength: 80, pattern: '\\S' }, pixels: { type: 'integer', minimum: 1, maximum: 2000 } },
  required: ['column', 'pixels'],
  additionalProperties: false,
};

export const columnLayoutInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    order: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' }, minItems: 0, maxItems: 200 },
    hidden: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' }, minItems: 0, maxItems: 200 },
    widths: { type: 'array', items: columnWidthInputSchema, minItems: 0, maxItems: 200 },
    start: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' }, minItems: 0, maxItems: 200 },
    end: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 255, pattern: '\\S' }, minItems: 0, maxItems: 200 },
  },
  required: ['order', 'hidden', 'widths', 'start', 'end'],
  additionalProperties: false,
};

export const dashboardTileInputSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 40, pattern: '\\S' },
    screen: { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' },
    title: { type: 'string', minLength: 1, maxLength: 80, pattern: '\\S' },
    query: { type: 'string', minLength: 1, maxLength: 2000, pattern: '\\S' },
    size: { type: 'string', enum: ['half', 'full'] },
  },
  required: ['id', 'screen', 'title', 'query', 'size'],
  additionalProperties: false,
};

export const displaySettingsInputSchema: JsonSchema = {
  type: 'object',
  properties: { language: { type: 'string', enum: ['th', 'en'] }, scheme: { type: 'string', enum: ['light', 'dark'] }, density: { type: 'string', enum: ['compact', 'normal', 'relaxed'] }, buddhist: { type: 'boolean' } },
  required: ['language', 'scheme', 'density', 'buddhist'],
  additionalProperties: false,
};

export const noticeChoicesInputSchema: JsonSchema = { type: 'object', properties: { browser: { type: 'boolean' }, sound: { type: 'boolean' } }, required: ['browser', 'sound'], additionalProperties: false };
