import type { InputProps } from '#web/fields/types.ts';
import { dayTimes, withTimes } from './day-times.ts';
import css from './rule.module.css';
import { useRuleText } from './texts.ts';

/** Point multiplier per day of the week; an empty input means 1. */
export function DayTimesInput({ id, value, onChange, onBlur, readOnly, disabled, invalid, describedBy }: InputProps) {
  const text = useRuleText();
  const days = dayTimes(value);
  return (
    <div className={css.days} id={id}>
      {text.days.map((name, day) => (
        <label key={name} className={css.day}>
          <span>{name}</span>
          <input
            inputMode="decimal"
            aria-label={text.timesOf(name)}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            placeholder="1"
            maxLength={6}
            value={days.find((one) => one.day === day)?.times ?? ''}
            readOnly={readOnly}
            disabled={disabled}
            onChange={(event) => onChange(withTimes(days, day, event.currentTarget.value))}
            onBlur={onBlur}
          />
        </label>
      ))}
    </div>
  );
}
