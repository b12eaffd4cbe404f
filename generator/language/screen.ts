import { above } from './above.ts';
import { action, actions, capability } from './action.ts';
import { asks } from './ask.ts';
import { card } from './card.ts';
import { cell } from './cell.ts';
import { condition } from './condition.ts';
import { dashboard } from './dashboard.ts';
import { label, note, rank } from './field.ts';
import { matrixKeys } from './matrix-screen.ts';
import { duration, endpointId, fieldName, permission, route, screenPart, sortKeys, word } from './names.ts';
import { board } from './panel.ts';
import { recordChart, recordPanel } from './record-panel.ts';
import { band, chart } from './report-parts.ts';
import type { Infer } from './shape.ts';
import { wizardKeys } from './wizard.ts';
import {
  boolean,
  choice,
  count,
  either,
  list,
  map,
  mapOf,
  may,
  must,
  nameOf,
  object,
  text,
  variants,
  yes,
} from './words.ts';

const column = object('column', {
  field: must(fieldName, 'Field of the reply.'),
  width: may(count, 'Initial width in pixels.'),
  pin: may(choice(['start', 'end']), 'Stays in sight.'),
  hidden: may(boolean, 'Not shown until chosen.'),
  rank: may(
    rank,
    'How much it matters in this list, where that differs from the field’s; a column that says fact is one of the two that a card shows.',
  ),
  link: may(nameOf('link'), 'Where the cell leads, with {field} places.'),
  total: may(boolean, 'Summed. Default: fields among the totals of the call.'),
  cell: may(cell, 'How its cells differ from others of their kind.'),
  th: may(text, 'Label in Thai, where it differs from the field’s.'),
  en: may(text, 'Label in English.'),
  help: may(note, 'What it means here, where that differs from the field’s.'),
  if: capability,
});

const columns = list(either(fieldName, column));

const groupField = object('group field', {
  field: must(fieldName, 'Name of the field.'),
  when: must(condition, 'Shown and saved while the values of the form meet this.'),
});

const group = object('group', {
  title: may(label, 'Heading.'),
  fields: must(list(either(fieldName, groupField)), 'Fields in order.'),
  if: capability,
});

const related = object('related', {
  name: must(word, 'Name unique on the screen.'),
  title: may(label, 'Heading. Default: the title of the call.'),
  list: must(endpointId, 'Endpoint of kind page or report.'),
  columns: may(columns, 'Columns. Default: those of the call.'),
  match: must(map(fieldName, fieldName), 'Filters of the list from fields of the record: { account_id: id }.'),
  chart: may(recordChart, 'A report by days: the last thirty as a picture, above their figures.'),
  sort: may(sortKeys, 'Order of the rows.'),
  limit: may(count, 'Rows of a page.'),
  refresh: may(duration, 'Time between refreshes where no server tells what changes. Default: none.'),
  if: capability,
});

const editorColumn = object('editor column', {
  field: must(fieldName, 'Field of the rows.'),
  width: may(count, 'Initial width in pixels.'),
  link: may(nameOf('link'), 'Where the cell leads, with {field} places.'),
  th: may(text, 'Label in Thai, where it differs from the field’s.'),
  en: may(text, 'Label in English.'),
  if: capability,
});

const editor = object('editor', {
  name: must(word, 'Name unique on the screen, and of its tab in the address: ?tab=name.'),
  title: may(label, 'What the tab is called. Default: the title of the call.'),
  list: must(endpointId, 'Endpoint of kind page, items or report that answers the rows of the record.'),
  parent: must(
    map(fieldName, fieldName),
    'Parameters of the list from fields of the record, sent with rows that are added: { quest_id: id }.',
  ),
  columns: may(list(either(fieldName, editorColumn)), 'Columns. Default: those of the call.'),
  fields: may(
    list(either(fieldName, groupField)),
    'What is filled in, in the order of the dialog. Default: the columns that the calls take; with dialog, all of it.',
  ),
  dialog: may(yes, 'Rows are filled in in a dialog, not in the cells.'),
  add: may(endpointId, 'Endpoint that adds one row.'),
  save: may(endpointId, 'Endpoint that changes one row; with rows, that takes all of them.'),
  rows: may(fieldName, 'The list in the body of save: all rows are saved together, in their order.'),
  remove: may(either(endpointId, action), 'Endpoint that takes away one row, or an action with its question.'),
  actions: may(actions, 'What else can be done to a saved row.'),
  header: may(actions, 'What can be done to the record here.'),
  order: may(fieldName, 'Number by which people order the rows.'),
  totals: may(list(fieldName), 'Fields summed below the rows.'),
  open: may(condition, 'Nothing is changed unless the record meets this.'),
  when: may(condition, 'Saved rows are changed and removed only while they meet this.'),
  locks: may(map(fieldName, condition), 'Fields of a saved row that are changed only while it meets this.'),
  ask: may(asks, 'Questions before saving.'),
  above: may(screenPart, 'Hand-written part above the rows: it gets them as they are typed, and the record.'),
  if: capability,
});

const common = {
  title: must(label, 'Title of the page.'),
  help: may(label, 'What the page is for, what to do there and what to look out for: its part of the manual.'),
  layout: may(choice(['default', 'auth']), 'Frame around the page. Default: default.'),
  allow: may(permission, 'Who may see it. Default: users who may make its call.'),
  if: capability,
};

const rows = {
  columns: may(columns, 'Columns. Default: the fields of the reply that make sense in a list.'),
  filters: may(list(fieldName), 'Filters shown. Default: all of the call.'),
  sort: may(sortKeys, 'Order of the rows. Default: that of the call.'),
  limit: may(count, 'Rows of a page. Default: those of the call.'),
  tabs: may(fieldName, 'Enum filter whose values become tabs with counts.'),
  record: may(endpointId, 'Endpoint that reads one record afresh before a confirmation.'),
  open: may(nameOf('link'), 'Where a click on the row leads, with {field} places.'),
  click: may(text, 'Which of its actions a click on the row begins, where it leads nowhere.'),
  actions: may(actions, 'What can be done to a row.'),
  bulk: may(actions, 'What can be done to a selection.'),
  header: may(actions, 'What can be done on the screen.'),
  refresh: may(duration, 'Time between refreshes where no server tells what changes. Default: none.'),
  cards: may(list(card), 'Figures above the rows.'),
  above: may(
    above,
    'A hand-written part above the rows; it is given their query, their answer and how to read them again.',
  ),
};

const order = object('order', {
  field: must(fieldName, 'Number that the rows of one parent are sorted by.'),
  save: may(endpointId, 'Update call that takes the number. Default: the only one of the entity that does.'),
});

const edit = object('edit', {
  columns: must(list(fieldName), 'Columns whose cells are edited where they are.'),
  save: may(endpointId, 'Update call that takes them. Default: the only one of the entity that takes all of them.'),
});

const find = object('find', {
  by: must(list(fieldName), 'Fields that say exactly what was pasted; each begins an index.'),
  show: must(list(fieldName), 'What a hit says beside its name, in order.'),
});

const arranged = {
  tree: may(fieldName, 'Reference to the parent: rows form a tree. Needs all rows at once.'),
  order: may(either(fieldName, order), 'Number by which people order the rows of one parent. Needs all rows at once.'),
  edit: may(either(list(fieldName), edit), 'Columns whose cells are edited where they are.'),
  ...board,
};

const view = object('view', {
  name: must(word, 'Name of the tab in the address: ?tab=name.'),
  title: must(label, 'What the tab is called.'),
  list: must(endpointId, 'Endpoint of kind page or report, or items for all rows at once.'),
  allow: may(permission, 'Who may see it. Default: users who may make its call.'),
  ...rows,
  ...arranged,
  if: capability,
});

const firstView = object('first view', {
  name: must(word, 'Name of the tab that the screen’s own list is.'),
  title: must(label, 'What the tab is called.'),
});

const table = {
  ...common,
  ...rows,
  view: may(firstView, 'The tab of this list, where the screen has further ones.'),
  views: may(list(view), 'Further lists, each behind a tab of its own.'),
};

const groups = list(group);

const form = object('form', {
  record: may(endpointId, 'Endpoint that reads the record; without it the form creates one.'),
  save: must(endpointId, 'Endpoint that saves.'),
  add: may(endpointId, 'Endpoint that creates: the form of an address without the identifier.'),
});

export const screen = variants('screen', {
  list: object('list screen', {
    list: must(endpointId, 'Endpoint of kind page, or items for all rows at once.'),
    ...table,
    ...arranged,
    find: may(find, 'Records of this list are found from anywhere, by what a person pasted.'),
  }),
  report: object('report screen', {
    report: must(endpointId, 'Endpoint of kind report.'),
    ...table,
    by: may(list(word), 'What rows may represent on this screen, the first by default. Default: all of the call.'),
    initial: may(
      map(word, text),
      'What filters begin with on this screen, where the call says otherwise: { date: lastMonth }.',
    ),
    bands: may(list(band), 'Headings over several columns.'),
    drill: may(
      map(word, nameOf('link')),
      'The link of a row, by what it represents; one that begins with ? stays here. Filters are kept.',
    ),
    chart: may(chart, 'A chart of the rows next to the table.'),
    heat: may(list(fieldName), 'Columns whose outliers are tinted.'),
    zero: may(list(fieldName), 'Amounts whose totals are nothing together; the screen says so, or that they are not.'),
  }),
  detail: object('detail screen', {
    detail: must(endpointId, 'Endpoint of kind record.'),
    ...common,
    key: may(fieldName, 'Name of the identifier in the address. Default: that of the call.'),
    groups: may(groups, 'Fields by heading. Default: all of the reply.'),
    actions: may(actions, 'What can be done to the record.'),
    panels: may(list(recordPanel), 'Hand-written tabs of the record, before its lists.'),
    related: may(list(related), 'Lists filtered by the record.'),
    editors: may(list(editor), 'Rows that belong to the record, edited behind a tab of their own.'),
    timeline: may(fieldName, 'Field that holds the history.'),
  }),
  form: object('form screen', {
    form: must(form, 'Calls of the form.'),
    ...common,
    addTitle: may(label, 'Title while it creates. Default: that of the call that adds, or “Add” and the entity.'),
    key: may(fieldName, 'Name of the identifier in the address. Default: that of the call.'),
    fields: may(list(fieldName), 'Fields in order. Default: all that its calls take.'),
    groups: may(groups, 'Fields by heading.'),
    actions: may(actions, 'What can be done to the record.'),
    panels: may(list(recordPanel), 'Hand-written tabs of the record, before its lists.'),
    related: may(list(related), 'Lists filtered by the record.'),
    editors: may(list(editor), 'Rows that belong to the record, edited behind a tab of their own.'),
    done: may(nameOf('link'), 'Where to go after saving, with {field} places.'),
    about: may(text, 'What the record is called on every tab, with {field} places. Default: what represents it.'),
    ask: may(asks, 'Questions before the changes of a record are saved.'),
    aside: may(screenPart, 'Hand-written part beside the form: it gets the values as they are typed, and the key.'),
  }),
  matrix: object('matrix screen', {
    matrix: must(endpointId, 'Endpoint of kind page that answers the cells.'),
    ...common,
    ...matrixKeys,
    actions: may(actions, 'What can be done to a cell; a click begins the first that can be done now.'),
    bulk: may(actions, 'What can be done to the cells of a selection.'),
    header: may(actions, 'What can be done on the screen.'),
  }),
  wizard: object('wizard screen', {
    ...wizardKeys({ action: either(endpointId, action), actions, related }),
    ...common,
  }),
  dashboard: object('dashboard screen', {
    dashboard: must(dashboard, 'What it shows.'),
    ...common,
    allow: must(permission, 'Who may see it; a tile whose call one may not make is not there.'),
  }),
  custom: object('custom screen', {
    custom: must(yes, 'Hand-written; the generator makes its route alone.'),
    ...common,
    allow: must(permission, 'Who may see it.'),
  }),
});

export const screens = map(route, screen);

/** Further parts of screens that are defined elsewhere. */
export const moreOfScreens = mapOf(
  route,
  object('screen of others', {
    actions: may(actions, 'Actions behind those of the screen: links to its own, for instance.'),
    related: may(list(related), 'Lists behind those of the screen.'),
  }),
);

export type RawColumn = Infer<typeof column>;
export type RawColumns = Infer<typeof columns>;
export type RawAction = Infer<typeof action>;
export type RawActions = Infer<typeof actions>;
export type RawGroup = Infer<typeof group>;
type RawGroupField = RawGroup['fields'][number];

/** The name of a field in a group, however it is written. */
export function groupFieldName(written: RawGroupField): string {
  return typeof written === 'string' ? written : written.field;
}
export type RawRelated = Infer<typeof related>;
export type RawEditor = Infer<typeof editor>;
export type RawView = Infer<typeof view>;
export type RawScreen = Infer<typeof screen>;
