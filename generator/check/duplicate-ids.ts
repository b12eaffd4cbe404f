import type { RawActions } from '../language/screen.ts';
import type { Problem } from '../model/types.ts';
import { editorsIn, screenParts } from './look.ts';
import { complaints, type Rule } from './rule.ts';

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
  for (const raw of screenParts(world)) {
    const tabs = 'related' in raw || 'panels' in raw ? [...(raw.related ?? []), ...(raw.panels ?? [])] : [];
    yield* twice([...tabs, ...editorsIn(raw)], 'name', 'a tab', complain);
    for (const lists of actionLists(raw)) {
      const all = lists.flat();
      const objects = all.filter((one) => typeof one !== 'string');
      for (const list of lists) yield* twiceNamed(list, complain);
      yield* twice(objects, 'id', 'an action', complain);
      yield* twice(objects.filter(hasShortcut), 'key', 'a shortcut', complain);
    }
  }
};

/** Lists of actions as they are written, those together that a screen has in one place. */
function actionLists(raw: ReturnType<typeof screenParts>[number]): readonly (readonly RawActions[])[] {
  if ('list' in raw || 'report' in raw) return [raw.actions, raw.bulk, raw.header].map((list) => (list ? [list] : []));
  if ('wizard' in raw)
    return [raw.steps.flatMap(({ start, actions }) => [typeof start === 'object' ? [start] : [], actions ?? []])];
  if (!('actions' in raw)) return [];
  // Parts above and next to the rows of the record are fetched together with its actions.
  const inEditors = editorsIn(raw).flatMap(({ remove, actions, header }) => [
    remove === undefined ? [] : [remove],
    actions ?? [],
    header ?? [],
  ]);
  return [[raw.actions ?? [], ...inEditors]];
}

type Shortcut = { readonly key: string };

const hasShortcut = <T extends { readonly key?: string | undefined }>(one: T): one is T & Shortcut =>
  one.key !== undefined;

/** Actions by their names, written alone or with more. */
function* twiceNamed(list: RawActions, complain: ReturnType<typeof complaints>): Iterable<Problem> {
  const seen = new Set<string>();
  for (const [key, one] of list.entries()) {
    const name = typeof one === 'string' ? one : one.id;
    const at = typeof one === 'string' ? { holder: list, key } : { holder: one, key: 'id' };
    if (seen.has(name))
      yield complain({ ...at, received: name, message: `this screen has an action “${name}” already` });
    seen.add(name);
  }
}

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
      yield complain({ holder: thing, key, received: name, message: `this screen has ${what} “${name}” already` });
    seen.add(name);
  }
}
