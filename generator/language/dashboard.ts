import { datePresets } from '#contract/filter.ts';
import { label } from './field.ts';
import { duration, endpointId, fieldName, permission, route, screenPart, shortcut, word } from './names.ts';
import type { Infer } from './shape.ts';
import { choice, either, list, map, may, must, nameOf, object, scalar, text, yes } from './words.ts';

const days = 'with {today}, {today-13d}, {from} and {to} of the chosen days';

const source = object('dashboard source', {
  call: must(endpointId, 'Endpoint of kind report, page or items that answers it.'),
  query: may(map(word, scalar), `What is asked, ${days}.`),
  refresh: may(duration, 'Time between refreshes where no server tells what changes. Default: 60s.'),
});

const filter = object('dashboard filter', {
  items: must(endpointId, 'Endpoint of kind items that answers the choices.'),
  th: must(text, 'Label in Thai.'),
  en: may(text, 'Label in English.'),
  all: must(label, 'What is said while nothing is chosen.'),
});

const figure = object('figure tile', {
  field: must(fieldName, 'Field of the source.'),
  second: may(fieldName, 'Shown smaller after the first.'),
  th: may(text, 'Label in Thai. Default: that of the field.'),
  en: may(text, 'Label in English.'),
  good: may(choice(['more', 'less']), 'What is better. Default: neither.'),
  instead: may(fieldName, 'Shown only to people whom the source does not tell this field.'),
  to: must(nameOf('link'), `Where it leads, ${days}; filters go along.`),
});

const figures = object('figures tile', {
  of: must(word, 'Source with a row a day; the last is today.'),
  day: must(fieldName, 'Field that says the day.'),
  against: may(word, 'Source with compare: what today is compared with, up to the same time.'),
  show: must(list(figure), 'Figures in order.'),
});

const series = either(fieldName, list(fieldName));
const seriesOf = (drawn: string) =>
  may(list(series), `Fields drawn as ${drawn}; of a list the first that people are told.`);

const chart = object(
  'dashboard chart',
  {
    of: must(word, 'Source of the rows.'),
    title: must(label, 'What it shows.'),
    to: must(nameOf('link'), `Where its heading leads, ${days}; filters go along.`),
    x: may(fieldName, 'Field that names the places or the parts.'),
    day: may(fieldName, 'Today and the day before are drawn over the hours of a day: the field that says the day.'),
    bars: seriesOf('bars'),
    lines: seriesOf('lines'),
    ring: may(fieldName, 'Amount whose parts are a ring.'),
    ranking: may(fieldName, 'Amount by which rows are ranked, in the order of the source.'),
    name: may(fieldName, 'With ranking: what a row is called.'),
    code: may(fieldName, 'With ranking: its code, before the name.'),
    row: may(nameOf('link'), `With ranking: where a row leads, with {field} places and ${days}.`),
  },
  { anyOf: ['bars', 'lines', 'ring', 'ranking'] },
);

const charts = object('charts tile', {
  title: must(label, 'Heading.'),
  periods: must(list(choice(datePresets)), 'Days to choose from, the first by default.'),
  show: must(list(chart), 'Charts in order.'),
});

const tile = object(
  'tile',
  {
    figures: may(figures, 'Figures of today, compared with like and like.'),
    charts: may(charts, 'Charts, fetched after the figures.'),
    queues: may(yes, 'Work that waits for the user: the queues of all areas.'),
    shortcuts: may(yes, 'The pages of the user, by the groups of their menu.'),
    part: may(screenPart, 'A hand-written part.'),
    allow: may(permission, 'With part: who sees it. Default: everybody who sees the screen.'),
  },
  { oneOf: ['figures', 'charts', 'queues', 'shortcuts', 'part'] },
);

/** What a dashboard shows. */
export const dashboard = object('dashboard', {
  greeting: may(label, 'Heading with {name} of the user. Default: the title.'),
  filters: may(
    map(fieldName, filter),
    'Filters of its sources by their parameters: kept in the address, carried by links.',
  ),
  sources: may(map(word, source), 'Questions by name; several tiles may show one answer.'),
  tiles: must(list(tile), 'What is shown, from the top.'),
  keys: may(map(shortcut, route), 'Where g and a letter lead.'),
});

export type RawDashboard = Infer<typeof dashboard>;
export type RawTile = Infer<typeof tile>;
export type RawDashboardChart = Infer<typeof chart>;
