import type { RawScreen } from '../language/screen.ts';
import { shownOnly } from '../model/screens.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import { savesOf, type World } from '../model/world.ts';
import { namesIn } from './group-names.ts';
import { isSound } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

type RawForm = Extract<RawScreen, { form: unknown }>;

/** Forms show what their calls take, and all that these demand. */
export const forms: Rule = function* (world) {
  for (const { name, raw } of world.draft.screens.values()) if ('form' in raw) yield* formProblems(world, name, raw);
};

function* formProblems(world: World, route: string, raw: RawForm): Iterable<Problem> {
  yield* sideProblems(world, raw);
  const calls = savesOf(raw.form).flatMap((id) => world.endpoints.get(id) ?? []);
  if (calls.length < savesOf(raw.form).length) return;
  if (calls.some((call) => call.method !== 'POST' || !isSound(world, call))) return;
  const record = raw.form.record === undefined ? undefined : world.endpoints.get(raw.form.record);
  if (raw.form.record !== undefined && !record) return;
  if (record && isSound(world, record)) yield* subjectProblems(world, raw, record, calls);
  if (raw.fields && raw.groups) {
    const message = `${route} has fields and groups; groups name their fields`;
    yield complaints('form', world)({ holder: raw, key: 'fields', part: 'key', received: 'fields', message });
  }
  const shown = shownFields(world, raw);
  const taken = [...new Set(calls.flatMap((call) => world.asked(call).map((field) => field.name)))];
  const isAvailable = (name: string) => taken.includes(name) || shownOnly(record, name, world) !== undefined;
  yield* untakenProblems(world, shown, { calls, taken, isKnown: isAvailable });
  const names = new Set(shown.map((one) => one.name));
  if ((raw.groups || raw.fields) && [...names].every(isAvailable))
    yield* missingProblems(world, route, raw, calls, names);
}

interface Shown {
  readonly name: string;
  readonly holder: object;
  readonly key: string | number;
  readonly problem?: Problem;
}

const shownFields = (world: World, raw: RawForm): readonly Shown[] =>
  raw.groups
    ? [...namesIn(world, raw.groups)]
    : (raw.fields ?? []).map((name, key) => ({ name, holder: raw.fields ?? raw, key }));

interface Taking {
  readonly calls: readonly EndpointModel[];
  readonly taken: readonly string[];
  readonly isKnown: (name: string) => boolean;
}

/** What is shown is what the calls take. */
function* untakenProblems(world: World, shown: readonly Shown[], { calls, taken, isKnown }: Taking): Iterable<Problem> {
  for (const { name, holder, key, problem } of shown) {
    if (problem) yield problem;
    if (problem || isKnown(name)) continue;
    // What the server sets cannot be entered; a form that creates skips it.
    const isSet = ({ entity }: EndpointModel) => entity !== undefined && world.entities.field(entity, name)?.readonly;
    if (calls.some(isSet)) continue;
    const message = `${calls.map((call) => call.id).join(' and ')} take${calls.length > 1 ? '' : 's'} no “${name}”`;
    yield* unknownName('form', world, { holder, key }, name, taken, message);
  }
}

/** What the calls demand is shown. */
function* missingProblems(
  world: World,
  route: string,
  raw: RawForm,
  calls: readonly EndpointModel[],
  shown: ReadonlySet<string>,
): Iterable<Problem> {
  const complain = complaints('form', world);
  if (world.draft.places.isDamaged(raw.groups ?? raw.fields ?? raw)) return;
  for (const call of calls) {
    for (const { name, required, initial } of world.asked(call)) {
      if (!required || initial !== undefined || shown.has(name) || name === call.key) continue;
      const message = `${call.id} demands “${name}”, but ${route} does not show it: it could never be saved`;
      const at = { holder: raw, key: raw.groups ? 'groups' : 'fields', part: 'key' } as const;
      yield complain({ ...at, received: [...shown].join(', '), message });
    }
  }
}

/** What is read is what is saved: the key of one entity would be taken for that of another. A service knows what it does. */
export function* subjectProblems(
  world: World,
  raw: RawForm,
  record: EndpointModel,
  calls: readonly EndpointModel[],
): Iterable<Problem> {
  const modelOf = ({ entity }: EndpointModel) => (entity === undefined ? undefined : world.entities.model(entity));
  const read = modelOf(record);
  for (const call of calls) {
    const saved = modelOf(call);
    if (!read || !saved || call.kind === 'service' || record.kind === 'service') continue;
    if (read.virtual || saved.virtual || read.kept || read.table === saved.table) continue;
    const key = call.id === raw.form.add ? 'add' : 'save';
    const message = `${record.id} reads ${read.name}, and ${call.id} writes ${saved.name}: a form is about one of them`;
    yield complaints('form', world)({ holder: raw.form, key, received: saved.name, message });
  }
}

/** A form has a side that creates in addition to one that changes a record, not alone. */
function* sideProblems(world: World, raw: RawForm): Iterable<Problem> {
  const complain = complaints('form', world);
  const { record, add } = raw.form;
  if (add !== undefined && record === undefined) {
    yield complain({
      holder: raw.form,
      key: 'add',
      part: 'key',
      received: add,
      message: 'without a record the form creates with what it saves with: “add” stands beside a record',
    });
  }
  if (raw.addTitle && add === undefined) {
    yield complain({
      holder: raw,
      key: 'addTitle',
      part: 'key',
      received: 'addTitle',
      message: 'nothing is created here: “addTitle” is for a form with “add”',
    });
  }
}
