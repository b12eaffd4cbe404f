import { allows } from '#contract/permission.ts';
import type { Text } from '#contract/text.ts';
import { asIs, joinTexts } from '#server/base/text-catalogue.ts';
import { systemTexts } from './texts.ts';

/** The view permission of the same resource: `a.b.approve` → `a.b.view`. */
export function viewOf(key: string): string {
  return key.replace(/[^.]*$/, 'view');
}

/** Adds the view permission of each resource, where one exists: every action implies viewing. */
export function withViews(keys: Iterable<string>, isKnown: (key: string) => boolean): readonly string[] {
  const all = new Set<string>();
  for (const key of keys) {
    all.add(key);
    const view = viewOf(key);
    if (isKnown(view)) all.add(view);
  }
  return [...all].sort();
}

/** The permissions that all of these sets of grants allow. */
export function sharedBy(known: Iterable<string>, ...grants: readonly ReadonlySet<string>[]): readonly string[] {
  return [...known].filter((key) => grants.every((set) => allows(set, key)));
}

/** The permissions that the actor does not have and so may not grant. */
export function missingPermissions(keys: Iterable<string>, own: ReadonlySet<string>): readonly string[] {
  return [...keys].filter((key) => !allows(own, key));
}

/** `อนุมัติ รายการถอน, โอนมือ รายการถอน และอีก 3 รายการ`: the first few by name. */
export function inWords(keys: readonly string[], names: ReadonlyMap<string, string>): Text {
  const shown = keys.slice(0, 3).map((key) => names.get(key) ?? key);
  const rest = keys.length - shown.length;
  const first = asIs(shown.join(', '));
  return rest > 0 ? joinTexts([first, systemTexts.andMore({ rest })], '') : first;
}
