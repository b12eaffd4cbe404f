import { Button } from '@mantine/core';
import type { Row } from '#contract/envelope.ts';
import type { Field, FieldShape } from '#contract/field.ts';
import type { InputFrame } from '../types.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { inputTexts } from './input-texts.ts';
import css from './shape-box.module.css';

interface Props extends InputFrame {
  readonly values: readonly unknown[];
  readonly shape: FieldShape | undefined;
  /** Values are added and taken out; else there is always the one. */
  readonly grows?: true;
  readonly onValues: (values: readonly Row[]) => void;
}

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Is each of these about another of the choices? Only then has every choice one input, and nothing is lost by it. */
function areOfChoices(choice: Field, values: readonly Row[]): boolean {
  const keys = values.map((row) => String(row[choice.name]));
  return new Set(keys).size === keys.length && keys.every((key) => choice.options?.some(({ value }) => value === key));
}

/**
 * The inputs of one structure, or of each in a list, which grows and shrinks by its buttons; where they are a choice and
 * a value, each choice has its input.
 */
export function ShapeBox(props: Props) {
  const { id, shape, context, disabled, readOnly, grows, onValues, onBlur, inner: Inner } = props;
  const values = props.values.map(rowOf);
  const { language } = context;
  const [choice, of, ...more] = shape?.fields ?? [];
  if (grows && choice?.options && of && more.length === 0 && areOfChoices(choice, values))
    return <ChoiceGrid {...props} values={values} choice={choice} of={of} />;
  const isLocked = (disabled ?? false) || (readOnly ?? false);
  const put = (at: number, value: Row) => onValues(values.map((each, index) => (index === at ? value : each)));
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={props.describedBy} className={css.all}>
      {values.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity but its place
        <div key={at} className={css.one}>
          {shape?.fields.map((field) => {
            const own = `${id}_${at}_${field.name}`;
            return (
              <div key={field.name}>
                <label htmlFor={own}>
                  {field.label[language]}
                  {field.required && <span aria-hidden> *</span>}
                </label>
                {Inner && (
                  <Inner
                    id={own}
                    field={field}
                    value={row[field.name] ?? null}
                    onChange={(next) => put(at, { ...row, [field.name]: next })}
                    onBlur={onBlur}
                    disabled={disabled}
                    readOnly={readOnly}
                    context={context}
                    row={row}
                  />
                )}
              </div>
            );
          })}
          {grows && !isLocked && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              onClick={() => onValues(values.filter((_, index) => index !== at))}
            >
              {inputTexts.remove[language]}
            </Button>
          )}
        </div>
      ))}
      {grows && !isLocked && (
        <Button variant="default" size="xs" className={css.add} onClick={() => onValues([...values, {}])}>
          {inputTexts.addRow[language]}
        </Button>
      )}
    </fieldset>
  );
}
