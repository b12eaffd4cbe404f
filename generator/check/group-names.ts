import { groupFieldName, type RawGroup } from '../language/screen.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints } from './rule.ts';

/** Names in groups, each with its place; reported once if a field is in two of them. */
export function* namesIn(
  world: World,
  groups: readonly RawGroup[] | undefined,
): Iterable<{ name: string; holder: object; key: number; problem?: Problem }> {
  const seen = new Set<string>();
  for (const group of groups ?? []) {
    for (const [key, written] of group.fields.entries()) {
      const name = groupFieldName(written);
      const problem = seen.has(name)
        ? complaints(
            'group',
            world,
          )({ holder: group.fields, key, received: name, message: `“${name}” is in a group already` })
        : undefined;
      seen.add(name);
      yield { name, holder: group.fields, key, ...(problem ? { problem } : {}) };
    }
  }
}
