import type { ComponentProps } from 'react';
import css from './aside-card.module.css';

interface Props extends ComponentProps<'section'> {
  /** What it shows, for people who hear it. */
  readonly label: string;
}

/** The frame of a panel next to a form that follows the typed values. */
export function AsideCard({ label, className = '', ...rest }: Props) {
  return <section {...rest} className={`${css.card} ${className}`} aria-label={label} />;
}
