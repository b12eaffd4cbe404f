import type { RawScreen } from '../language/screen.ts';
import { shownOnly } from '../model/screens.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { namesIn } from './group-names.ts';
import { isSound } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

type RawForm = Extract<RawScreen, { form: unknown }>;

/** Forms show what their call takes, and all that it demands. */
export const forms: Rule = function* (world) {
  for (const { name, raw } of world.draft.screens.values()) if ('form' in raw) yield* formProblems(world, name, raw);
};

function* formProblems(world: World, route: string, raw: RawForm): Iterable<Problem> {
  const complain = complaints('form', world);
  const save = world.endpoints.get(raw.form.save);
  if (save?.method !== 'POST' || !isSound(world, save)) return;
  const record = raw.form.record === undefined ? undefined : world.endpoints.get(raw.form.record);
  if (raw.form.record !== undefined && !record) return;
  if (raw.fields && raw.groups) {
    yield complain({
      holder: raw,
      key: 'fields',
      part: 'key',
      received: 'fields',
      message: `${route} has fields and groups; groups name their fields`,
    });
  }
  const asked = world.asked(save);
  const taken = asked.map((field) => field.name);
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
    if (save.entity !== undefined && world.entities.field(save.entity, name)?.readonly) continue;
    yield* unknownName('form', world, { holder, key }, name, taken, `${save.id} takes no “${name}”`);
  }
  if (!raw.groups && !raw.fields) return;
  const shown = new Set(written.map((one) => one.name));
  const known = [...shown];
  for (const field of asked) {
    const misspelt = known.some((name) => !taken.includes(name));
    if (!field.required || field.initial !== undefined || shown.has(field.name) || misspelt || field.name === save.key)
      continue;
    const [holder, key] = raw.groups ? [raw, 'groups'] : [raw, 'fields'];
    if (world.draft.places.isDamaged(raw.groups ?? raw.fields ?? raw)) continue;
    yield complain({
      holder,
      key,
      part: 'key',
      received: known.join(', '),
      message: `${save.id} demands “${field.name}”, but ${route} does not show it: it could never be saved`,
    });
  }
}
