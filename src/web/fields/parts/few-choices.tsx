import type { InputFrame } from '../types.ts';
import type { ChoiceItem } from './choice-item.ts';
import css from './few-choices.module.css';

interface Props {
  readonly input: InputFrame;
  readonly items: readonly ChoiceItem[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
}

/** One of a few, all in sight: chosen by one click, or by the arrow keys. */
export function FewChoices({ input, items, value, onChoose }: Props) {
  const { id, field, context, invalid, describedBy, disabled } = input;
  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      aria-label={field.label[context.language]}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      className={css.few}
    >
      {items.map((item) => (
        <label key={item.value} className={css.one}>
          <input
            type="radio"
            name={field.name}
            value={item.value}
            checked={item.value === value}
            disabled={disabled}
            onChange={() => onChoose(item.value)}
            onBlur={input.onBlur}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </div>
  );
}
