import { allows } from '#contract/permission.ts';
import type { Text } from '#contract/text.ts';
import { asIs, joinTexts } from '#server/base/text-catalogue.ts';
import { systemTexts } from './texts.ts';

/** The permission to look at what a permission is about: `a.b.approve` → `a.b.view`. */
export function viewOf(key: string): string {
  return key.replace(/[^.]*$/, 'view');
}

/** Whoever may do something to a resource may look at it, where there is anything to look at. */
export function withViews(keys: Iterable<string>, isKnown: (key: string) => boolean): readonly string[] {
  const all = new Set<string>();
  for (const key of keys) {
    all.add(key);
    const view = viewOf(key);
    if (isKnown(view)) all.add(view);
  }
  return [...all].sort();
}

/** Of all known permissions, those that every one of these sets of grants allows. */
export function sharedBy(known: Iterable<string>, ...grants: readonly ReadonlySet<string>[]): readonly string[] {
  return [...known].filter((key) => grants.every((set) => allows(set, key)));
}

/** What somebody would hand out without having it. */
export function lacking(keys: Iterable<string>, own: ReadonlySet<string>): readonly string[] {
  return [...keys].filter((key) => !allows(own, key));
}

/** `อนุมัติ รายการถอน, โอนมือ รายการถอน และอีก 3 รายการ`: the first few by name. */
export function inWords(keys: readonly string[], names: ReadonlyMap<string, string>): Text {
  const shown = keys.slice(0, 3).map((key) => names.get(key) ?? key);
  const rest = keys.length - shown.length;
  const first = asIs(shown.join(', '));
  return rest > 0 ? joinTexts([first, systemTexts.andMore({ rest })], '') : first;
}
