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
  const complain = complaints('form', world);
  yield* sideProblems(world, raw);
  const calls = savesOf(raw.form).flatMap((id) => world.endpoints.get(id) ?? []);
  if (calls.length < savesOf(raw.form).length) return;
  if (calls.some((call) => call.method !== 'POST' || !isSound(world, call))) return;
  const record = raw.form.record === undefined ? undefined : world.endpoints.get(raw.form.record);
  if (raw.form.record !== undefined && !record) return;
  if (record && isSound(world, record)) yield* subjectProblems(world, raw, record, calls);
  if (raw.fields && raw.groups) {
    yield complain({
      holder: raw,
      key: 'fields',
      part: 'key',
      received: 'fields',
      message: `${route} has fields and groups; groups name their fields`,
    });
  }
  const taken = [...new Set(calls.flatMap((call) => world.asked(call).map((field) => field.name)))];
  const written = raw.groups
    ? [...namesIn(world, raw.groups)]
    : (raw.fields ?? []).map((name, key) => ({ name, holder: raw.fields ?? raw, key }));
  for (const { name, holder, key, ...more } of written) {
    if ('problem' in more && more.problem) {
      yield more.problem;
      continue;
    }
    if (taken.includes(name) || shownOnly(record, name, world)) continue;
    // What the server sets cannot be asked for; a form that creates passes over it.
    const isSet = ({ entity }: EndpointModel) => entity !== undefined && world.entities.field(entity, name)?.readonly;
    if (calls.some(isSet)) continue;
    const message = `${calls.map((call) => call.id).join(' and ')} take${calls.length > 1 ? '' : 's'} no “${name}”`;
    yield* unknownName('form', world, { holder, key }, name, taken, message);
  }
  if (!raw.groups && !raw.fields) return;
  const shown = new Set(written.map((one) => one.name));
  const known = [...shown];
  if (known.some((name) => !taken.includes(name) && !shownOnly(record, name, world))) return;
  for (const call of calls) {
    for (const field of world.asked(call)) {
      if (!field.required || field.initial !== undefined || shown.has(field.name) || field.name === call.key) continue;
      const [holder, key] = raw.groups ? [raw, 'groups'] : [raw, 'fields'];
      if (world.draft.places.isDamaged(raw.groups ?? raw.fields ?? raw)) continue;
      yield complain({
        holder,
        key,
        part: 'key',
        received: known.join(', '),
        message: `${call.id} demands “${field.name}”, but ${route} does not show it: it could never be saved`,
      });
    }
  }
}

/** What is read is what is saved: the key of one entity would be taken for that of another. A service knows what it does. */
function* subjectProblems(
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

/** A form has a side that creates beside one that changes a record, not alone. */
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
