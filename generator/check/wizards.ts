import type { RawCondition } from '../language/condition.ts';
import type { RawNote } from '../language/field.ts';
import { calledBy } from '../model/actions.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { RawStep, RawWizard } from '../model/wizards.ts';
import type { World } from '../model/world.ts';
import { relatedProblems } from './columns.ts';
import { conditionProblems } from './conditions.ts';
import { ofScreens } from './each.ts';
import { placeProblems } from './link-problems.ts';
import { actionsOf, isSound, rowNames, shownBy } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { type At, complaints, unknownName } from './rule.ts';
import { endpointProblems } from './screen-calls.ts';
import { unknownOption } from './unknown-option.ts';

/** Steps follow one another, and what they show and ask is what the batch and its rows have. */
export const wizards = ofScreens(function* (world, raw) {
  if (!('wizard' in raw)) return;
  const batch = shownBy(world, raw);
  yield* orderProblems(world, raw);
  if (raw.earlier) yield* listProblems(world, undefined, raw.earlier);
  for (const step of raw.steps) {
    yield* callProblems(world, step);
    yield* fileProblems(world, raw, step);
    if (!batch || !isSound(world, batch)) continue;
    for (const [name, at] of namesIn(step)) yield* replyProblems(world, batch, name, at);
    for (const when of conditionsIn(step)) yield* whenProblems(world, batch, when);
    for (const [note, holder] of notesIn(step)) yield* noteProblems(world, batch, note, holder);
    if (step.rows) yield* listProblems(world, batch, step.rows);
    yield* groupProblems(world, step);
    yield* matchProblems(world, raw, step);
  }
});

/** The first step begins a batch; each other says when a batch is there. */
function* orderProblems(world: World, raw: RawWizard): Iterable<Problem> {
  const complain = complaints('wizard', world);
  const seen = new Set<string>();
  for (const [at, step] of raw.steps.entries()) {
    const { name, start, when, file } = step;
    const named = { holder: step, key: 'name', received: name };
    if (seen.has(name)) yield complain({ ...named, message: `this wizard has a step “${name}” already` });
    seen.add(name);
    if (at === 0 && start === undefined)
      yield complain({ ...named, message: 'the first step begins a batch: say what does (start)' });
    if (at > 0 && start !== undefined)
      yield complain({ holder: step, key: 'start', part: 'key', message: 'only the first step begins a batch' });
    if (at === 0 && when !== undefined)
      yield complain({ holder: step, key: 'when', part: 'key', message: 'at the first step there is no batch yet' });
    if (at > 0 && when === undefined && at < raw.steps.length - 1)
      yield complain({ ...named, message: `no batch is ever at “${name}”: say when one is` });
    if (at > 0 && file)
      yield complain({
        holder: step,
        key: 'file',
        part: 'key',
        message: 'a batch is begun with its file: say it there',
      });
  }
}

function* callProblems(world: World, { rows, match, mend, failures }: RawStep): Iterable<Problem> {
  if (rows) yield* endpointProblems(world, { holder: rows, key: 'list' }, rows.list, 'the rows', ['page', 'report']);
  if (match?.samples !== undefined)
    yield* endpointProblems(world, { holder: match, key: 'samples' }, match.samples, 'samples', ['page', 'report']);
  if (mend) yield* endpointProblems(world, { holder: mend, key: 'call' }, mend.call, 'mending', ['service']);
  if (failures)
    yield* endpointProblems(world, { holder: failures, key: 'call' }, failures.call, 'a file', ['service', 'report']);
}

/** The file is what the call takes, and asked for by what is filled in beside it. */
function* fileProblems(world: World, raw: RawWizard, { file }: RawStep): Iterable<Problem> {
  const [place] = actionsOf(raw);
  const id = place?.where === 'header' ? calledBy(place.raw) : undefined;
  const call = id === undefined ? undefined : world.endpoints.get(id);
  if (!file || !call || !isSound(world, call)) return;
  const taken = call.input.map(({ name }) => name);
  if (!taken.includes(file.field))
    yield* unknownName(
      'wizard',
      world,
      { holder: file, key: 'field' },
      file.field,
      taken,
      `${call.id} takes no “${file.field}”`,
    );
  if (file.when)
    yield* conditionProblems('when', world, file.when, {
      field: (name) => call.input.find((field) => field.name === name),
      name: (name, at) =>
        taken.includes(name) ? [] : unknownName('when', world, at, name, taken, `nobody is asked for “${name}”`),
    });
}

/** Fields of the batch that a step names. */
function* namesIn({
  facts,
  figures,
  progress,
  groups,
  match,
}: RawStep): Iterable<readonly [string, At & { key: string | number }]> {
  for (const [key, name] of (facts ?? []).entries()) yield [name, { holder: facts ?? [], key }];
  for (const [key, one] of (figures ?? []).entries()) {
    if (typeof one === 'string') {
      yield [one, { holder: figures ?? [], key }];
      continue;
    }
    yield [one.field, { holder: one, key: 'field' }];
    for (const [index, name] of (one.less ?? []).entries()) yield [name, { holder: one.less ?? one, key: index }];
  }
  for (const key of ['done', 'of'] as const) if (progress) yield [progress[key], { holder: progress, key }];
  for (const [key, name] of Object.entries(groups?.counts ?? {})) yield [name, { holder: groups?.counts ?? {}, key }];
  for (const key of ['into', 'heads', 'dropped'] as const) {
    const name = match?.[key];
    if (match && name !== undefined) yield [name, { holder: match, key }];
  }
}

const conditionsIn = ({ when, again, notes, stops, figures, failures, progress }: RawStep): readonly RawCondition[] =>
  [
    when,
    again,
    ...(notes ?? []).map((one) => one.when),
    ...(stops ?? []).map((one) => one.when),
    ...(figures ?? []).map((one) => (typeof one === 'string' ? undefined : one.when)),
    failures?.when,
    progress?.while,
  ].filter((one) => one !== undefined);

function* whenProblems(world: World, batch: EndpointModel, when: RawCondition): Iterable<Problem> {
  const names = world.replyNames(batch) ?? [];
  yield* conditionProblems('when', world, when, {
    field: (name) => (names.includes(name) ? world.replyField(batch, name) : undefined),
    name: (name, at) =>
      names.includes(name) ? [] : unknownName('when', world, at, name, names, `the batch has no “${name}”`),
  });
}

const notesIn = ({ notes, stops }: RawStep): readonly (readonly [RawNote, object])[] =>
  [...(notes ?? []), ...(stops ?? [])].map((one) => [one.says, one]);

function* noteProblems(world: World, batch: EndpointModel, note: RawNote, holder: object): Iterable<Problem> {
  const names = rowNames(world, batch);
  if (typeof note === 'string') yield* placeProblems(world, { text: note, holder, key: 'says', names });
  else
    for (const key of ['th', 'en'] as const)
      yield* placeProblems(world, { text: note[key] ?? '', holder: note, key, names });
}

function* listProblems(
  world: World,
  record: EndpointModel | undefined,
  related: NonNullable<RawStep['rows']>,
): Iterable<Problem> {
  yield* endpointProblems(world, { holder: related, key: 'list' }, related.list, 'a related list', ['page', 'report']);
  yield* relatedProblems(world, record, related);
}

/** Rows are grouped by one of their choices, and asked for by it. */
function* groupProblems(world: World, { groups, rows }: RawStep): Iterable<Problem> {
  const complain = complaints('wizard', world);
  if (!groups) return;
  const at = { holder: groups, key: 'by', received: groups.by };
  if (!rows) {
    yield complain({ ...at, message: 'there are no rows to be grouped: say which (rows)' });
    return;
  }
  const list = world.endpoints.get(rows.list);
  if (!list || !isSound(world, list)) return;
  yield* replyProblems(world, list, groups.by, at);
  const options = world.replyNames(list)?.includes(groups.by) ? world.replyField(list, groups.by)?.options : undefined;
  const asked = [...(list.filters ?? []).flatMap(({ params }) => params), ...list.queryFields.map(({ name }) => name)];
  if (!asked.includes(groups.by))
    yield* unknownName('wizard', world, at, groups.by, asked, `${list.id} cannot be asked for rows by “${groups.by}”`);
  if (!options) return;
  const values = options.map((option) => option.value);
  for (const value of Object.keys(groups.counts))
    if (!values.includes(value))
      yield* unknownOption(
        'wizard',
        world,
        { holder: groups.counts, key: value, part: 'key' },
        value,
        `“${groups.by}”`,
        values,
      );
  for (const [key, value] of (groups.first ?? []).entries())
    if (!Object.hasOwn(groups.counts, value))
      yield* unknownOption(
        'wizard',
        world,
        { holder: groups.first ?? groups, key },
        value,
        'the groups',
        Object.keys(groups.counts),
      );
}

/** What columns are matched to is what the first action of the step takes. */
function* matchProblems(world: World, raw: RawWizard, { match, actions }: RawStep): Iterable<Problem> {
  const complain = complaints('wizard', world);
  if (!match) return;
  const way = actionsOf(raw).find(({ holder, key }) => holder === actions && key === 0);
  const id = way && calledBy(way.raw);
  const call = id === undefined ? undefined : world.endpoints.get(id);
  if (!way)
    yield complain({ holder: match, key: 'into', message: 'nothing is done with the columns: say what (actions)' });
  const taken = call?.input.map(({ name }) => name) ?? [];
  if (call && isSound(world, call) && !taken.includes(match.into))
    yield* unknownName(
      'wizard',
      world,
      { holder: match, key: 'into' },
      match.into,
      taken,
      `${call.id} takes no “${match.into}”`,
    );
  for (const field of match.fields) {
    if (field.pattern === undefined) continue;
    try {
      new RegExp(field.pattern, 'u');
    } catch {
      yield complain({
        holder: field,
        key: 'pattern',
        received: field.pattern,
        message: `“${field.field}”: the pattern is no regular expression`,
      });
    }
  }
}
