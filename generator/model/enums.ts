import type { Option } from '#contract/field.ts';
import type { RawEnum } from '../language/entity.ts';
import type { Named } from './draft.ts';
import { humanise } from './naming.ts';
import { textOf } from './texts.ts';
import type { EnumModel } from './types.ts';

/** An enum with the label of every value. */
export function resolveEnum(thing: Named<RawEnum>): EnumModel {
  return {
    name: thing.name,
    area: thing.area,
    options: Object.entries(thing.raw).map(
      ([value, raw]): Option => ({
        value,
        label: textOf(raw, humanise(value)),
        ...(raw.tone === undefined ? {} : { tone: raw.tone }),
        ...(raw.system ? { system: true as const } : {}),
      }),
    ),
  };
}
