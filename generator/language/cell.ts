import { tones } from '#contract/field.ts';
import { condition } from './condition.ts';
import { duration, fieldName } from './names.ts';
import type { Infer } from './shape.ts';
import { choice, list, may, must, number, object, yes } from './words.ts';

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

const from = may(number, 'From this number on; below all of them the number is as any.');
const levels = object('levels of a number', { success: from, info: from, warning: from, danger: from });

/** How the cells of a column differ from others of its kind. */
export const cell = object(
  'cell',
  {
    meter: may(
      choice(['limit', 'goal']),
      'A bar next to the number: of a limit that is used up, or a goal that is near.',
    ),
    used: may(fieldName, 'With meter: the amount used of this one. Default: the number itself is the per cent.'),
    of: may(fieldName, 'With meter and used: the amount that it is used of. Default: that of the cell.'),
    marks: may(list(fieldName), 'Pills after the value: what these fields of the row say, where they say something.'),
    levels: may(levels, 'A number in the colour of the level that it has reached.'),
    warn: may(warn, 'Catches the eye in some rows.'),
    wait: may(wait, 'How long it has been since then, growing by itself, in rows that wait.'),
    follow: may(yes, 'Leads where the row’s first link leads that has this field in it and that the row meets.'),
  },
  { oneOf: ['meter', 'marks', 'levels', 'warn', 'wait', 'follow'] },
);

export type RawCell = Infer<typeof cell>;
