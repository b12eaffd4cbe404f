import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { unknownName } from './rule.ts';

/** A value that an enum does not have. */
export function unknownOption(
  rule: string,
  world: World,
  at: { readonly holder: object; readonly key?: string | number; readonly part?: 'key' | 'value' },
  value: string,
  enumName: string,
  allowed: readonly string[],
): readonly Problem[] {
  return unknownName(rule, world, at, value, allowed, `“${value}” is no value of ${enumName}`);
}
