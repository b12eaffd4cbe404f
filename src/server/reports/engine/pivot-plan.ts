import { compareParam } from '#contract/compare-with.ts';
import { fieldsOf } from '#contract/condition-sql.ts';
import type { Entity } from '#contract/endpoint.ts';
import type { Filter } from '#contract/filter.ts';
import { groupParam } from '#contract/list-query.ts';
import { dimensionsOf, type PivotChoice, pivotParam, showParam } from '#contract/pivot.ts';
import type { Text } from '#contract/text.ts';
import { invalid, wrongValue } from '../../base/failure.ts';
import { textOf } from '../../records/filters.ts';
import { reportsTexts } from '../texts.ts';
import { figuresOf, measureOf, termsOf } from './measures.ts';
import { addedUp, namesOf, type Plan, planOfKeys } from './plan.ts';
import { dayKey, monthKey, sourceOf } from './sources.ts';

/** Rows of a report spread over the values of `key`. */
export interface PivotPlan {
  readonly by: string;
  readonly key: string;
  /** The measure that the cells show, and those that it is made of. */
  readonly show: string;
  readonly terms: readonly string[];
  /** What the rows are without columns. */
  readonly rows: Plan;
  /** Rows by the keys of both dimensions: every figure of the pivot is a sum of theirs. */
  readonly cells: Plan;
}

type Entities = Readonly<Record<string, Entity>>;

/** Is `other` known by whoever knows `key`? The agent of a member, the provider of a sub-provider, the month of a day. */
function follows({ row, ask, call }: Plan, key: string, other: string): boolean {
  if (key === dayKey && other === monthKey) return true;
  const target = call.platform.entities[row.fields[key]?.target ?? ''];
  if (target && Object.hasOwn(target.fields, other)) return true;
  return ask.all.some(({ fields }) => fields[other]?.through?.ref === key);
}

/** Do rows stand for one thing each, by its first key, of which the others are known? */
function standForOne(plan: Plan): boolean {
  const [first = '', ...others] = plan.keys;
  return others.every((key) => follows(plan, first, key));
}

/** Is it news of a row which `key` it has, and the other way round? */
const isApart = (plan: Plan, key: string) =>
  plan.keys.every((own) => own !== key && !follows(plan, own, key) && !follows(plan, key, own));

/** Names of the keys among facts, of which there are none of months. */
const factKeys = (keys: readonly string[]) => keys.map((key) => (key === monthKey ? dayKey : key));

/** The facts that a figure of a rollup is added up from, in the end. */
function originOf(entities: Entities, entity: Entity, figure: string): string {
  const below = entity.rollup?.of.find((name) => entities[name] && Object.hasOwn(entities[name].fields, figure));
  const next = below === undefined ? undefined : entities[below];
  return next ? originOf(entities, next, figure) : entity.name;
}

/**
 * Says of measures whether rows by the keys of both dimensions have them and come to what the rows have without columns:
 * from the same facts, if by another way. What is told of some games alone does not come to what all providers have.
 */
function answering(plan: Plan, key: string): (name: string) => boolean {
  const { row, call, ask, keys } = plan;
  const { entities } = call.platform;
  const names = [...factKeys([...keys, key]), ...ask.filters.flatMap(namesOf)];
  const isSame = (own: Entity | undefined, other: Entity | undefined, figures: readonly string[]) =>
    own !== undefined &&
    other !== undefined &&
    figures.every(
      (figure) =>
        [own, other].every(({ fields }) => Object.hasOwn(fields, figure)) &&
        originOf(entities, own, figure) === originOf(entities, other, figure),
    );
  const added = addedUp(plan);
  return (name) =>
    added.includes(name) &&
    termsOf(row, name).every((term) => {
      const measure = measureOf(row, term);
      if (measure?.kind === 'people') {
        // A row that stands for a member is one person, or none.
        const members = sourceOf(ask.all, [...names, 'member_id'], [measure.of]);
        return !keys.includes('member_id') && isSame(plan.people.members, members, [measure.of]);
      }
      const figures = figuresOf(row, [term]);
      return measure?.kind === 'sum' && isSame(plan.sums.entity, sourceOf(ask.all, names, figures), figures);
    });
}

/** Keys of the columns that the rows of a report can be spread over, by the name of their group. */
function keysFor(plan: Plan): ReadonlyMap<string, string> {
  const groups = plan.call.endpoint.figures?.groups ?? {};
  if (!standForOne(plan)) return new Map();
  return new Map(
    dimensionsOf(groups).flatMap((name): [string, string][] => {
      const key = groups[name]?.[0];
      return key !== undefined && isApart(plan, key) ? [[name, key]] : [];
    }),
  );
}

/** What the rows can be spread over, as this person may see it and under these filters. */
export function pivotChoices(plan: Plan): readonly PivotChoice[] {
  const { endpoint } = plan.call;
  if (!endpoint.filters?.some(({ name }) => name === pivotParam)) return [];
  const options = endpoint.filters.find(({ name }) => name === groupParam)?.field.options;
  const added = addedUp(plan);
  return [...keysFor(plan)].flatMap(([by, key]) => {
    const answers = answering(plan, key);
    const lacks = added.filter((name) => !answers(name));
    const label = options?.find(({ value }) => value === by)?.label ?? { th: by, en: by };
    return lacks.length < added.length ? [{ by, label, lacks }] : [];
  });
}

/** Measures that filters choose rows by. */
const measuredBy = (row: Entity, { field, where, some }: Filter) =>
  [field.name, ...(where ? fieldsOf(where) : []), ...(some ?? [])].filter((name) => measureOf(row, name));

/** 422 with the sentence at its parameter and in place of the rows. */
const refused = (param: string, words: Text) => invalid({ [param]: words }, words);

/** The measure that is asked for, or the first that the report is sorted by and the columns can tell. Throws 422 for any other. */
function shownIn(plan: Plan, answers: (name: string) => boolean): string {
  const { endpoint, query } = plan.call;
  const requested = textOf(query[showParam]);
  const added = addedUp(plan);
  if (requested !== undefined) {
    if (!added.includes(requested)) throw wrongValue(showParam, requested);
    if (!answers(requested)) throw refused(showParam, reportsTexts.notBothWays);
    return requested;
  }
  const sorted = (endpoint.sort ?? '').split(',').map((key) => key.replace(/^-/, ''));
  const shown = [...sorted, ...added].find(answers);
  if (shown === undefined) throw refused(pivotParam, reportsTexts.notBothWays);
  return shown;
}

/**
 * How the rows of a report are spread over a second dimension; undefined if that is not asked for. Throws 422 for a
 * dimension that there is not, that says nothing new of the rows, or that no source tells together with them.
 */
export function pivotOf(plan: Plan): PivotPlan | undefined {
  const { query, endpoint } = plan.call;
  const by = textOf(query[pivotParam]);
  if (by === undefined) {
    const show = textOf(query[showParam]);
    if (show !== undefined) throw refused(showParam, reportsTexts.noColumns);
    return undefined;
  }
  if (!dimensionsOf(endpoint.figures?.groups ?? {}).includes(by)) throw wrongValue(pivotParam, by);
  const compare = textOf(query[compareParam]);
  if (compare !== undefined && compare !== 'false') throw refused(compareParam, reportsTexts.notCompared);
  if (!standForOne(plan)) throw refused(pivotParam, reportsTexts.severalThings);
  const key = keysFor(plan).get(by);
  if (key === undefined) throw refused(pivotParam, reportsTexts.saysNothing);
  const answers = answering(plan, key);
  const show = shownIn(plan, answers);
  const filtering = plan.outer.flatMap((filter) => measuredBy(plan.row, filter));
  const isSum = (name: string) => termsOf(plan.row, name).every((term) => measureOf(plan.row, term)?.kind === 'sum');
  if (!filtering.every((name) => isSum(name) && answers(name)))
    throw refused(pivotParam, reportsTexts.filteredOtherwise);
  const only = [show, ...filtering];
  const terms = termsOf(plan.row, show);
  const rows = planOfKeys(plan, plan.keys, [...only, ...terms]);
  const cells = planOfKeys(plan, [...plan.keys, key], [...only, ...terms]);
  // Each is known somewhere: what filters ask and what is shown must be known together.
  if (!figuresOf(plan.row, [...only, ...terms]).every((name) => cells.sums.figures.includes(name)))
    throw refused(pivotParam, reportsTexts.filteredOtherwise);
  return { by, key, show, terms, rows, cells };
}
