import { companionOf } from '#contract/field.ts';
import { readKey, readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/** Shows the text that the row has for the key (`agent_id` → `agent_name`), else the key. */
export const refFormat: FormatFace<'ref'> = {
  kind: 'ref',
  read: readKey,
  text: (value, field, _context, row) => readText(row[companionOf(field.name)]) ?? String(value),
  align: 'start',
  width: 150,
};
