import { tones } from '#contract/field.ts';
import { condition } from './condition.ts';
import { duration, fieldName } from './names.ts';
import type { Infer } from './shape.ts';
import { choice, may, must, object, yes } from './words.ts';

const warn = object('warning cell', {
  when: must(condition, 'The cell catches the eye in rows that meet this.'),
  says: may(fieldName, 'Field of the row that says why, shown on request; the cell is a pill then.'),
  tone: may(choice(tones), 'Colour by meaning. Default: warning.'),
});

const wait = object('waiting cell', {
  when: must(condition, 'Rows in which somebody is kept waiting.'),
  late: may(duration, 'After this it catches the eye. Default: 3m.'),
  overdue: may(duration, 'After this more so. Default: 5m.'),
});

/** How the cells of a column differ from others of its kind. */
export const cell = object(
  'cell',
  {
    meter: may(
      choice(['limit', 'goal']),
      'A bar next to the number: of a limit that is used up, or a goal that is near.',
    ),
    used: may(fieldName, 'With meter: the amount used of this one. Default: the number itself is the per cent.'),
    warn: may(warn, 'Catches the eye in some rows.'),
    wait: may(wait, 'How long it has been since then, growing by itself, in rows that wait.'),
    follow: may(yes, 'Leads where the row’s first link leads that has this field in it and that the row meets.'),
  },
  { oneOf: ['meter', 'warn', 'wait', 'follow'] },
);

export type RawCell = Infer<typeof cell>;
