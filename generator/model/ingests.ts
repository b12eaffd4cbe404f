import type { Field } from '#contract/field.ts';
import { mostFacts } from '#contract/ingest.ts';
import type { Entities } from './entities.ts';
import { describeField } from './fields.ts';

/** The body of a call that takes facts: a list of their shape. */
export function factsField(shape: string, entities: Entities): Field {
  const raw = { type: 'list', of: shape, th: 'รายการ', en: 'Facts', required: true, min: 1, max: mostFacts } as const;
  return describeField('facts', raw, entities.around);
}
