import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { isNothing } from '../formats.ts';
import type { InputFrame } from '../types.ts';
import css from './shape-box.module.css';

interface Props extends InputFrame {
  readonly values: readonly Row[];
  /** Field of the structures that says which choice one is about, … */
  readonly choice: Field;
  /** … and what is filled in for it. */
  readonly of: Field;
  readonly onValues: (values: readonly Row[]) => void;
}

/** Structures of a choice and a value: an input for each choice; what is left empty is none of them. */
export function ChoiceGrid({ id, values, choice, of, onValues, inner: Inner, ...frame }: Props) {
  const { context, disabled, readOnly, onBlur, describedBy, invalid } = frame;
  const options = choice.options ?? [];
  const isNumber = kinds[choice.kind].number !== undefined;
  const { required: _, ...input } = of;
  const valueAt = (key: string) => values.find((row) => String(row[choice.name]) === key);
  const put = (key: string, next: unknown) =>
    onValues(
      options.flatMap(({ value }): readonly Row[] => {
        const before = valueAt(value);
        if (value !== key) return before ? [before] : [];
        return isNothing(next) ? [] : [{ ...before, [choice.name]: isNumber ? Number(value) : value, [of.name]: next }];
      }),
    );
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy} className={css.grid}>
      {options.map(({ value, label }) => (
        <div key={value}>
          <label htmlFor={`${id}_${value}`}>{label[context.language]}</label>
          {Inner && (
            <Inner
              id={`${id}_${value}`}
              field={{ ...input, label }}
              value={valueAt(value)?.[of.name] ?? null}
              onChange={(next) => put(value, next)}
              onBlur={onBlur}
              disabled={disabled}
              readOnly={readOnly}
              invalid={invalid}
              context={context}
              row={valueAt(value)}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
