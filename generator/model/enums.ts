import type { Option } from '#contract/field.ts';
import type { RawEnum } from '../language/entity.ts';
import { byIdentity } from './alike.ts';
import type { Draft, Named } from './draft.ts';
import { fact } from './memory.ts';
import { humanise } from './naming.ts';
import { textOf } from './texts.ts';
import type { EnumModel } from './types.ts';

/** An enum with the label of every value. */
export function resolveEnum(thing: Named<RawEnum>): EnumModel {
  return {
    name: thing.name,
    area: thing.area,
    // Fields are known to be of an enum by its very list.
    options: byIdentity(
      Object.entries(thing.raw).map(
        ([value, raw]): Option => ({
          value,
          label: textOf(raw, humanise(value)),
          ...(raw.tone === undefined ? {} : { tone: raw.tone }),
          ...(raw.system ? { system: true as const } : {}),
        }),
      ),
    ),
  };
}

/** An enum of the manifest by its name. */
export const enumNamed = fact('draft', (draft: Draft, name: string): EnumModel | undefined => {
  const thing = draft.enums.get(name);
  return thing && resolveEnum(thing);
});
