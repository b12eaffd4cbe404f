import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Smaller text under the input. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A button at the end of the input. */
  readonly end?: ReactNode;
}

/**
 * A text input with label, hint and complaint. Plain markup: the sign-in is the first thing that is loaded, and
 * the input components of the library weigh a seventh of its budget.
 */
export function Field({ label, value, onChange, hint, error, end, 'aria-describedby': described, ...rest }: Props) {
  const id = useId();
  const ids = [described, hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        <input
          {...rest}
          id={id}
          className={classes.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids || undefined}
          data-end={end ? true : undefined}
        />
        {end && <span className={classes.end}>{end}</span>}
      </div>
      {hint && (
        <span className={classes.hint} id={`${id}h`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={classes.error} id={`${id}e`}>
          {error}
        </span>
      )}
    </div>
  );
}
