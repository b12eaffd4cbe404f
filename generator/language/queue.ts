import { label } from './field.ts';
import { fieldName, permission, route, word } from './names.ts';
import type { Infer } from './shape.ts';
import { either, list, map, may, must, object, scalar } from './words.ts';

const queue = object('queue', {
  title: must(label, 'What people call the work.'),
  screen: must(route, 'List on which it is done.'),
  view: may(word, 'Tab of that screen, where it has several lists.'),
  filter: must(
    map(fieldName, either(scalar, list(scalar))),
    'Which rows wait. The count is how many these are, and the link opens them.',
  ),
  parts: may(fieldName, 'Filter whose values distinguish the kinds of work; what the call counts by (facet).'),
  oldest: may(fieldName, 'Moment since when a row waits.'),
  allow: may(permission, 'Whose work it is, where not everybody who may see it can do it.'),
  sum: may(fieldName, 'What all of it comes to: a field among the totals of the call.'),
});

export const queues = map(word, queue);

export type RawQueue = Infer<typeof queue>;
