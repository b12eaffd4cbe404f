import { condition } from './condition.ts';
import { note } from './field.ts';
import { fieldName } from './names.ts';
import type { Infer } from './shape.ts';
import { list, map, may, must, object, scalar } from './words.ts';

const ask = object('ask', {
  question: must(
    note,
    'What is asked before saving, with {field} places of the record as it was and, on a form, {new.field} as it will be.',
  ),
  fields: may(
    list(fieldName),
    'Asked when one of these changes; in an editor without when, a row that comes or goes is such a change. Default: any.',
  ),
  was: may(condition, 'Asked while the record is stored so.'),
  when: may(condition, 'Asked where the record, or in an editor a row that changes, is so afterwards.'),
  typed: may(fieldName, 'Field of the record that the person types, letter by letter, before going on.'),
  send: may(
    map(fieldName, scalar),
    'What goes along with the save once the answer is yes, with {field} places of the record.',
  ),
});

/** Questions before a save; those that apply are asked together, in this order. */
export const asks = list(ask);

export type RawAsk = Infer<typeof ask>;
