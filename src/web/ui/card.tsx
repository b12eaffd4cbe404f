import type { ComponentProps, ReactNode } from 'react';
import css from './card.module.css';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading; without one it says by `aria-label` what it is. */
  readonly title?: ReactNode;
  /** At the end of the line of the heading. */
  readonly aside?: ReactNode;
  /** Depth of the heading. Default: 2. */
  readonly level?: 2 | 3;
  /** Less room inside, for cards beside each other. */
  readonly dense?: boolean;
}

/** A part of a page on a surface of its own. */
export function Card({ title, aside, level = 2, dense, className = '', children, ...rest }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section {...rest} className={`${css.card} ${className}`} data-dense={dense || undefined}>
      {(title !== undefined || aside !== undefined) && (
        <div className={css.head}>
          {title !== undefined && <Heading className={css.title}>{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
