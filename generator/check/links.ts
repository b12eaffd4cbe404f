import type { RawPanel } from '../language/panel.ts';
import type { RawColumns, RawEditor, RawScreen } from '../language/screen.ts';
import { columnOf } from '../model/columns.ts';
import type { RawMatrix } from '../model/matrix-screens.ts';
import { fact } from '../model/memory.ts';
import { panelSources } from '../model/panels.ts';
import type { EndpointModel } from '../model/types.ts';
import { savesOf, type World } from '../model/world.ts';
import { dashboardLinks } from './dashboards.ts';
import { type Link, placeProblems, routeProblems } from './link-problems.ts';
import { actionsOf, editorsIn, headActionsOf, isSound, rowActionsOf, rowNames, screenParts, shownBy } from './look.ts';
import type { Rule } from './rule.ts';

function* columnLinks(columns: RawColumns | RawEditor['columns'], names: Link['names']): Iterable<Link> {
  for (const one of columns ?? []) {
    const { link } = columnOf(one);
    if (link !== undefined && typeof one !== 'string') yield { text: link, holder: one, key: 'link', names };
  }
}

/** Links of the rows of a report; the filters go along, and one that begins with ? stays on its screen. */
function* drillLinks(drill: Readonly<Record<string, string>>, names: Link['names']): Iterable<Link> {
  for (const [key, text] of Object.entries(drill))
    yield { text, holder: drill, key, names: names && [...names, 'month_end'] };
}

/** A link without a row: what the list is filtered by, as one value. */
const headerPlaces = ['filters'];

/** Every link of a screen. */
export const linksOf = fact('world', (world: World, raw: RawScreen): readonly Link[] => [...findLinks(world, raw)]);

function* findLinks(world: World, raw: RawScreen): Iterable<Link> {
  const shown = shownBy(world, raw);
  const names = shown && isSound(world, shown) ? rowNames(world, shown) : undefined;
  if ('list' in raw || 'report' in raw) {
    yield* columnLinks(raw.columns, names);
    if (raw.open !== undefined) yield { text: raw.open, holder: raw, key: 'open', names };
    if ('drill' in raw) yield* drillLinks(raw.drill ?? {}, names);
  }
  if ('list' in raw && raw.panel) yield* panelLinks(world, raw.panel, shown);
  if ('form' in raw && raw.done !== undefined) {
    const saved = savesOf(raw.form).map((id) => {
      const entity = world.endpoints.get(id)?.entity;
      return entity === undefined ? undefined : world.entities.names(entity);
    });
    // Both sides of a form lead there: what one of them may not have fills nothing.
    const all = saved.some((one) => one === undefined) ? undefined : [...new Set(saved.flatMap((one) => one ?? []))];
    yield { text: raw.done, holder: raw, key: 'done', names: all && [...all, ...(names ?? [])] };
  }
  if ('matrix' in raw) yield* matrixLinks(world, raw, names);
  if ('dashboard' in raw) yield* dashboardLinks(world, raw.dashboard);
  for (const action of actionsOf(raw)) {
    if (action.raw.to !== undefined && action.node) {
      yield {
        text: action.raw.to,
        holder: action.node,
        key: 'to',
        names: action.where === 'header' ? headerPlaces : names,
      };
    }
  }
  for (const editor of editorsIn(raw)) yield* editorLinks(world, editor, names);
  if (!('related' in raw)) return;
  for (const related of raw.related ?? []) {
    const list = world.endpoints.get(related.list);
    if (related.chart?.full !== undefined)
      yield { text: related.chart.full, holder: related.chart, key: 'full', names };
    yield* columnLinks(related.columns, list && isSound(world, list) ? rowNames(world, list) : undefined);
  }
}

/** Values of a panel that lead elsewhere. */
function* panelLinks(world: World, panel: RawPanel, list: EndpointModel | undefined): Iterable<Link> {
  const all = list
    ? panelSources(panel, list, world).map((one) => (isSound(world, one) ? rowNames(world, one) : []))
    : [];
  const names = all.length > 0 ? all.flatMap((one) => one ?? []) : undefined;
  for (const one of panel.sections.flatMap((section) => section.fields ?? []))
    if (typeof one !== 'string' && one.link !== undefined) yield { text: one.link, holder: one, key: 'link', names };
}

/** Links of the cells, of places without one, and of the heads. */
function* matrixLinks(world: World, raw: RawMatrix, names: Link['names']): Iterable<Link> {
  if (raw.open !== undefined) yield { text: raw.open, holder: raw, key: 'open', names };
  const place = [raw.rows.cell, raw.columns.cell];
  const empty = place.every((name) => names?.includes(name)) ? place : undefined;
  if (raw.add !== undefined) yield { text: raw.add, holder: raw, key: 'add', names: empty };
  for (const axis of [raw.rows, raw.columns]) {
    const list = world.endpoints.get(axis.list);
    const own = list && isSound(world, list) ? rowNames(world, list) : undefined;
    if (axis.open !== undefined) yield { text: axis.open, holder: axis, key: 'open', names: own };
  }
}

/** Links of the rows of an editor, and of the record above them. */
function* editorLinks(world: World, editor: RawEditor, record: Link['names']): Iterable<Link> {
  const list = world.endpoints.get(editor.list);
  const names = list && isSound(world, list) ? rowNames(world, list) : undefined;
  yield* columnLinks(editor.columns, names);
  const places = [
    ...rowActionsOf(editor).map((action) => ({ ...action, names })),
    ...headActionsOf(editor).map((action) => ({ ...action, names: record })),
  ];
  for (const { raw, node, names: own } of places)
    if (raw.to !== undefined && node) yield { text: raw.to, holder: node, key: 'to', names: own };
}

/** Links lead to screens that exist, carry what identifies the record, and fill their places from the row. */
export const links: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    for (const link of linksOf(world, raw)) {
      yield* routeProblems(world, link, raw);
      yield* placeProblems(world, link);
    }
  }
};
