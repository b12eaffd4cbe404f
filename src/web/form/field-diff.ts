import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { isWritable, sameValue, type Values } from './form-values.ts';

/** One field that is no longer the same for everybody. */
export interface FieldDiff {
  readonly field: Field;
  /** When the form opened. */
  readonly before: unknown;
  /** Stored now. */
  readonly theirs: unknown;
  /** In the form. */
  readonly mine: unknown;
  /** Both sides changed it, to different values. */
  readonly clash: boolean;
}

/** Three-way comparison: what somebody else changed and what I changed since the form opened. Clashes first. */
export function fieldDiffs(fields: readonly Field[], before: Row, theirs: Row, mine: Values): readonly FieldDiff[] {
  const diffs = fields.flatMap((field): readonly FieldDiff[] => {
    if (!isWritable(field) || kinds[field.kind].secret) return [];
    const { name } = field;
    const byThem = !sameValue(before[name], theirs[name]);
    const byMe = !sameValue(before[name], mine[name]);
    if (!byThem && !byMe) return [];
    const clash = byThem && byMe && !sameValue(theirs[name], mine[name]);
    return [{ field, before: before[name], theirs: theirs[name], mine: mine[name], clash }];
  });
  return [...diffs.filter((diff) => diff.clash), ...diffs.filter((diff) => !diff.clash)];
}
