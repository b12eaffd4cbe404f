import type { ReactNode } from 'react';
import classes from './submit-button.module.css';

interface Props {
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The one button that sends a form of these pages. */
export function SubmitButton({ busy = false, disabled = false, children }: Props) {
  return (
    <button type="submit" className={classes.button} disabled={disabled} aria-busy={busy || undefined}>
      {busy && <span className={classes.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
