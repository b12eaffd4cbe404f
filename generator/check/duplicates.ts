import { pascalCase } from '../model/naming.ts';
import type { Problem } from '../model/types.ts';
import { complaints, type Rule } from './rule.ts';

/** Two things with one name: the second would silently replace the first. */
export const duplicateNames: Rule = function* (world) {
  const complain = complaints('duplicate-name', world);
  for (const { what, name, holder, key, first } of world.draft.twins) {
    const { file, line } = world.draft.places.at(first.holder, first.key, 'key');
    const part = what === 'gateway' || what === 'deployment' || what === 'area' ? 'value' : 'key';
    yield complain({
      holder,
      key,
      part,
      received: name,
      message: `the ${what} “${name}” exists already at ${file}:${line}`,
    });
  }
};

/** Two endpoints that answer one method and path: the server could not tell them apart. */
export const duplicateCalls: Rule = function* (world) {
  const complain = complaints('duplicate-call', world);
  const first = new Map<string, string>();
  for (const { name, raw } of world.draft.endpoints.values()) {
    const call = raw.call.replace(/\s+/g, ' ');
    const other = first.get(call);
    if (other === undefined) first.set(call, name);
    else
      yield complain({ holder: raw, key: 'call', received: call, message: `${call} is the call of ${other} already` });
  }
};

/** Endpoints whose names become one name in code. */
export const clashingNames: Rule = function* (world) {
  const complain = complaints('clashing-name', world);
  const first = new Map<string, string>();
  for (const { name, area, holder } of world.draft.endpoints.values()) {
    const code = `${area}/${pascalCase(name)}`;
    const other = first.get(code);
    if (other === undefined) first.set(code, name);
    else
      yield complain({
        holder,
        key: name,
        part: 'key',
        received: name,
        message: `“${name}” and “${other}” would both be ${pascalCase(name)} in code`,
      });
  }
};

/** Menu groups with one id, and actions or related lists with one name on one screen. */
export const duplicateIds: Rule = function* (world) {
  const complain = complaints('duplicate-id', world);
  const groups = new Set<string>();
  for (const { raw } of world.draft.menus) {
    if (groups.has(raw.id))
      yield complain({
        holder: raw,
        key: 'id',
        received: raw.id,
        message: `there is a menu group “${raw.id}” already`,
      });
    groups.add(raw.id);
  }
  for (const { raw } of world.draft.screens.values()) {
    if ('related' in raw) yield* twice(raw.related ?? [], 'name', 'related list', complain);
    for (const list of 'list' in raw || 'report' in raw
      ? [raw.actions, raw.bulk, raw.header]
      : 'actions' in raw
        ? [raw.actions]
        : []) {
      const objects = (list ?? []).filter((one) => typeof one !== 'string');
      yield* twice(objects, 'id', 'action', complain);
    }
  }
};

function* twice<K extends string>(
  things: readonly Readonly<Record<K, string>>[],
  key: K,
  what: string,
  complain: ReturnType<typeof complaints>,
): Iterable<Problem> {
  const seen = new Set<string>();
  for (const thing of things) {
    const name = thing[key];
    if (seen.has(name))
      yield complain({ holder: thing, key, received: name, message: `this screen has a ${what} “${name}” already` });
    seen.add(name);
  }
}
