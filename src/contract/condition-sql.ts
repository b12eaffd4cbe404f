import {
  alternatives,
  type Comparison,
  type Condition,
  type ConditionValue,
  comparisons,
  isValues,
  type Operand,
  type Tests,
} from './condition.ts';

/** A piece of a condition in SQL: literal text, or a part that the author of the statement renders. */
export type ConditionPiece =
  | string
  /** The column, or the expression, of a field. */
  | { readonly field: string }
  /** A value of a field as the database keeps it. */
  | { readonly value: string | number | boolean; readonly of: string }
  /** A moment or a day relative to now, to be compared with a field. */
  | { readonly at: Exclude<Operand, string | number | { readonly field: string }>; readonly of: string }
  /** Key of the person who looks. */
  | 'me!';

type Pieces = readonly ConditionPiece[];

/** Names of the fields that a condition is about, those that others are compared with among them. */
export const fieldsOf = (condition: Condition): readonly string[] =>
  alternatives(condition).flatMap((tests) =>
    Object.entries(tests).flatMap(([name, test]) => [
      name,
      ...(isValues(test) ? [] : Object.values(test)).flatMap((operand: unknown) =>
        typeof operand === 'object' && operand !== null && 'field' in operand ? [String(operand.field)] : [],
      ),
    ]),
  );

const signs: Readonly<Record<Comparison, string>> = { above: ' > ', atLeast: ' >= ', below: ' < ', atMost: ' <= ' };

const joined = (parts: readonly Pieces[], between: string): Pieces =>
  parts.flatMap((part, index) => (index > 0 ? [between, ...part] : part));

const bracketed = (parts: readonly Pieces[], between: string): Pieces =>
  parts.length === 1 ? (parts[0] ?? []) : ['(', ...joined(parts, between), ')'];

/** One of some values, or none of them: what is empty has none, unless emptiness is one of them. */
function among(field: string, values: readonly ConditionValue[], isNot: boolean): Pieces {
  const given = values.flatMap((value) => (value === null ? [] : [[{ value, of: field }]]));
  const list =
    given.length === 1
      ? [isNot ? ' <> ' : ' = ', ...(given[0] ?? [])]
      : [isNot ? ' not in (' : ' in (', ...joined(given, ', '), ')'];
  const pieces: readonly Pieces[] = given.length > 0 ? [[{ field }, ...list]] : [];
  const hasEmpty = values.includes(null);
  if (isNot)
    return hasEmpty
      ? joined([...pieces, [{ field }, ' is not null']], ' and ')
      : bracketed([...pieces, [{ field }, ' is null']], ' or ');
  const parts = [...pieces, ...(hasEmpty ? [[{ field }, ' is null']] : [])];
  return parts.length > 0 ? bracketed(parts, ' or ') : ['false'];
}

function compared(field: string, word: Comparison, operand: Operand): Pieces {
  const right: ConditionPiece =
    typeof operand !== 'object'
      ? { value: operand, of: field }
      : 'field' in operand
        ? { field: operand.field }
        : { at: operand, of: field };
  return [{ field }, signs[word], right];
}

function allOf(tests: Tests): readonly Pieces[] {
  return Object.entries(tests).flatMap(([field, test]) => {
    if (isValues(test)) return [among(field, test, false)];
    const { not, me } = test;
    return [
      ...(not ? [among(field, not, true)] : []),
      ...(me === undefined ? [] : [[{ field }, me ? ' = ' : ' is distinct from ', 'me!' as const]]),
      ...comparisons.flatMap((word) => {
        const operand = test[word];
        return operand === undefined ? [] : [compared(field, word, operand)];
      }),
    ];
  });
}

/**
 * A condition in SQL, with the verdict of `meets`: true where that says so, else false or null. Fit for `where`, and for
 * the condition of an index where it asks for neither a person nor a moment.
 */
export function conditionPieces(condition: Condition): Pieces {
  const parts = alternatives(condition).map((tests) => {
    const all = allOf(tests);
    return all.length > 0 ? joined(all, ' and ') : ['true'];
  });
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return parts.length === 0
    ? ['false']
    : [
        '(',
        ...joined(
          parts.map((part) => ['(', ...part, ')']),
          ' or ',
        ),
        ')',
      ];
}
