// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const answersOfAgentSchema: JsonSchema = {
  type: 'object',
  properties: { agent_id: { type: 'integer' }, code: { type: 'string' }, name: { type: 'string' }, count: { type: 'integer' } },
  required: ['agent_id', 'code', 'name', 'count'],
};

export const answersThenSchema: JsonSchema = { type: 'object', properties: { at: { type: 'string' }, count: { type: 'integer' }, unfinished: { type: 'boolean' } }, required: ['at', 'count', 'unfinished'] };

export const drawnWinnerSchema: JsonSchema = { type: 'object', properties: { rank: { type: 'integer' }, submission_id: { type: 'integer' } }, required: ['rank', 'submission_id'] };
