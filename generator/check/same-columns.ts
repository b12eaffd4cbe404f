import type { Column } from '#contract/screen.ts';
import type { RawScreen } from '../language/screen.ts';
import { columnOf, resolveColumns } from '../model/columns.ts';
import { reportColumns } from '../model/reports.ts';
import type { World } from '../model/world.ts';
import { isSound, screenParts, shownBy } from './look.ts';
import { type At, ofEach, type Rule, warnings } from './rule.ts';

type RawRows = Extract<RawScreen, { list: unknown } | { report: unknown }>;

/** Two columns side by side that say the same above different values: people take one for the other. */
export const sameColumns: Rule = function* (world) {
  for (const raw of screenParts(world)) if ('list' in raw || 'report' in raw) yield* sameIn(world, raw);
};

const sameIn = ofEach<RawRows>(function* (world, raw) {
  const warn = warnings('same-column', world);
  const seen: Column[] = [];
  for (const column of columnsOf(world, raw)) {
    const first = seen.find((other) => areSideBySide(other, column) && other.label.th === column.label.th);
    seen.push(column);
    if (!first || first.name === column.name) continue;
    const message = `the columns ${first.name} and ${column.name} are both called “${column.label.th}”: give one of them a th of its own`;
    yield warn({ ...placeOf(raw, column.name), received: column.name, message });
  }
});

function columnsOf(world: World, raw: RawRows): readonly Column[] {
  const endpoint = shownBy(world, raw);
  if (!endpoint || !isSound(world, endpoint)) return [];
  const columns = resolveColumns(raw.columns, endpoint, (name) => world.replyField(endpoint, name));
  return 'report' in raw ? reportColumns(raw, endpoint, columns, world) : columns;
}

/** With the same heading, in rows that represent the same. */
const areSideBySide = (one: Column, other: Column): boolean =>
  one.band?.th === other.band?.th &&
  (one.groups === undefined || other.groups === undefined || one.groups.some((group) => other.groups?.includes(group)));

function placeOf(raw: RawRows, name: string): At {
  const { columns = [] } = raw;
  const index = columns.findIndex((one) => columnOf(one).field === name);
  const written = columns[index];
  if (written === undefined) return { holder: raw, key: 'report' in raw ? 'report' : 'list' };
  return typeof written === 'string' ? { holder: columns, key: index } : { holder: written, key: 'field' };
}
