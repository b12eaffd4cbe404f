import { entityName, fieldName, word } from './names.ts';
import type { Infer } from './shape.ts';
import { either, list, map, may, must, object, text } from './words.ts';

const event = object('event', {
  on: may(
    either(word, list(word)),
    'Moves of the life-cycle by which it happens, or created, updated. Default: whatever leads to the status.',
  ),
  to: may(either(text, list(text)), 'Statuses in which the record is afterwards, and was not before.'),
  th: must(text, 'What it is called in Thai.'),
  en: must(text, 'What it is called in English.'),
});

const eventGroup = object('event group', {
  of: must(entityName, 'Entity of the record that it happens to.'),
  fields: must(list(fieldName), 'What is sent of the record, as it was then.'),
  types: must(map(word, event), 'What happens to it: the second part of the names of events.'),
});

export const events = map(word, eventGroup);

export type RawEvent = Infer<typeof event>;
export type RawEventGroup = Infer<typeof eventGroup>;
