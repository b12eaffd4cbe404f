import type { StoredField } from '#contract/endpoint.ts';
import { isNullable } from '#contract/json-schema.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { EndpointModel, EntityModel, ListModel, Model } from '../model/types.ts';
import { byText, type LookUp } from './look-up.ts';

/** What lists want of one table. */
export interface ListNeeds {
  /** Columns by which its rows are put in order or picked out. */
  readonly ordered: ReadonlySet<string>;
  /** Columns with lists whose elements are looked for. */
  readonly elements: ReadonlySet<string>;
  /** Columns whose texts are found by a part of them. */
  readonly parts: ReadonlySet<string>;
}

interface Draft {
  readonly ordered: Set<string>;
  readonly elements: Set<string>;
  readonly parts: Set<string>;
}

/** Sorts that screens offer of each list; a list that only hand-written screens show offers all it can be sorted by. */
export function offeredSorts({ screens }: Pick<Model, 'screens'>): (endpoint: EndpointModel) => ReadonlySet<string> {
  const offered = new Map<string, Set<string>>();
  const add = (list: string, columns: ListModel['columns']) => {
    const names = offered.get(list) ?? new Set();
    offered.set(list, names);
    for (const { name, sortable } of columns) if (sortable) names.add(name);
  };
  for (const screen of screens) {
    if (screen.kind === 'list')
      for (const { list, columns } of [screen, ...(screen.views?.further ?? [])]) add(list, columns);
    // A related list has only the rows of one record: these are few, in whatever order.
    if (screen.kind === 'detail' || screen.kind === 'form') for (const { list } of screen.related) add(list, []);
  }
  return ({ id, sortable = [] }) => offered.get(id) ?? new Set(sortable);
}

/** What is filtered by days is what grows without end. */
const daysOf = ({ filters = [] }: EndpointModel) =>
  filters.filter(({ operator, field }) => operator === 'between' && kinds[field.kind].calendar !== undefined);

/**
 * Columns that the tables behind growing lists must find by themselves: table → needs. A list that days limit from the
 * beginning reads the rows of those days, whatever else is requested; any other is read as a whole, so that
 * each sort and filter of it that a screen offers has an index to follow. Texts of other entities are found there first.
 */
export function listNeeds(model: Model, names: LookUp): ReadonlyMap<string, ListNeeds> {
  const sortsOf = offeredSorts(model);
  const lists = model.endpoints.filter((each) => each.kind === 'page' && daysOf(each).length > 0);
  const needs = new Needs(names, new Set(lists.map(({ entity }) => entity)));
  for (const endpoint of [...lists].sort((a, b) => byText(a.id, b.id))) {
    if (endpoint.entity === undefined) continue;
    const entity = names.entity(endpoint.entity);
    const { filters = [] } = endpoint;
    const whole = !daysOf(endpoint).some(({ initial, maxDays }) => initial !== undefined && maxDays !== undefined);
    for (const { operator, field } of filters) {
      if (operator === 'search') for (const name of entity.search) needs.search(entity, name, whole);
      else if (operator === 'contains') needs.search(entity, field.name, whole);
    }
    if (!whole) continue;
    for (const name of sortsOf(endpoint)) needs.order(entity, name);
    for (const { operator, field } of filters)
      if (operator !== 'search' && operator !== 'contains') needs.order(entity, field.name);
  }
  return needs.found;
}

/** What has been found so far. */
class Needs {
  readonly found = new Map<string, Draft>();
  readonly #names: LookUp;
  /** Entities whose lists grow without end. */
  readonly #growing: ReadonlySet<string | undefined>;

  constructor(names: LookUp, growing: ReadonlySet<string | undefined>) {
    this.#names = names;
    this.#growing = growing;
  }

  /** A text that is searched: an own column of a whole list, or a column of what a reference points at. */
  search(entity: EntityModel, name: string, whole: boolean): void {
    const field = entity.fields[name];
    if (field?.column !== undefined && whole && kindData[field.kind].searched) this.#of(entity).parts.add(field.column);
    if (!field?.through) return;
    const target = this.#names.entity(entity.fields[field.through.ref]?.target ?? entity.name);
    this.search(target, field.through.field, true);
  }

  /** What rows are put in order or picked out by: an own column, or that of what they point at. */
  order(entity: EntityModel, name: string): void {
    const field = entity.fields[name];
    if (!field || entity.virtual || entity.kept) return;
    if (field.column !== undefined) {
      if (field.kind === 'list') this.#of(entity).elements.add(field.column);
      else if (kindData[field.kind].sortable) this.#of(entity).ordered.add(field.column);
    } else if (field.through) {
      this.#orderBy(entity, field.through);
    }
  }

  #orderBy(entity: EntityModel, { ref, field }: NonNullable<StoredField['through']>): void {
    const near = entity.fields[ref];
    if (near?.target === undefined) return;
    // The order can begin with theirs only where every row points at one.
    if (!isNullable(near)) this.order(this.#names.entity(near.target), field);
    // Of few records the rows are found under each; many have few rows each.
    if (near.column !== undefined && !this.#growing.has(near.target)) this.#of(entity).ordered.add(near.column);
  }

  #of({ table }: EntityModel): Draft {
    const needs = this.found.get(table) ?? { ordered: new Set(), elements: new Set(), parts: new Set() };
    this.found.set(table, needs);
    return needs;
  }
}
