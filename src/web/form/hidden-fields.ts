import type { Group } from '#contract/screen.ts';
import { meets } from '#web/core/actions.ts';
import type { Values } from './form-values.ts';

const none: ReadonlySet<string> = new Set();

/** Fields that do not count while the form holds these values: they are neither shown nor checked nor sent. */
export function hiddenFields(groups: readonly Group[], values: Values): ReadonlySet<string> {
  const conditions = groups.flatMap((group) => Object.entries(group.when ?? {}));
  if (conditions.length === 0) return none;
  return new Set(conditions.flatMap(([name, condition]) => (meets(condition, values) ? [] : [name])));
}
