// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const stockTakenSchema: JsonSchema = { type: 'object', properties: { stock_id: { type: 'integer' }, qty: { type: 'integer' } }, required: ['stock_id', 'qty'] };
