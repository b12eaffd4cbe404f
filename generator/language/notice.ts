import { noticeTones } from '#contract/notice.ts';
import { condition } from './condition.ts';
import { note } from './field.ts';
import { actionCode, entityName, fieldName, permission, word } from './names.ts';
import type { Infer } from './shape.ts';
import { choice, either, list, map, may, must, nameOf, object } from './words.ts';

const notice = object('notice', {
  on: must(
    either(actionCode, list(actionCode)),
    'What happens: a call that writes, or a code under audit: what the audit log keeps of it.',
  ),
  about: must(entityName, 'Entity of the record that it happens to.'),
  was: may(condition, 'What the record was before.'),
  when: may(condition, 'What it is afterwards.'),
  to: may(list(fieldName), 'Fields of the record with the people who get it.'),
  allow: may(permission, 'Whoever has this permission gets it, of records that they may see.'),
  says: must(note, 'What it says, with {field} places of the record.'),
  tone: may(choice(noticeTones), 'How much it matters. Default: info.'),
  open: must(nameOf('link'), 'Where it leads, with {field} places: the address of the record.'),
});

export const notices = map(word, notice);

export type RawNotice = Infer<typeof notice>;
