import type { ComponentPropsWithRef } from 'react';
import classes from './bar-button.module.css';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  /** What the button does: its name and its tooltip. */
  readonly label: string;
}

/** An icon button of the top bar. */
export function BarButton({ label, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`bare ${classes.button}`} aria-label={label} title={label}>
      {children}
    </button>
  );
}
