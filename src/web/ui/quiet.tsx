import type { ComponentProps } from 'react';
import css from './quiet.module.css';

/** A line beside what matters: a hint, or what is said where there is nothing. */
export function Quiet({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={`${css.quiet} ${className}`} />;
}

/** What went wrong, announced at once. */
export function Problem({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={`${css.problem} ${className}`} role="alert" />;
}
