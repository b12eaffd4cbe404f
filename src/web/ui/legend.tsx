import type { ReactNode } from 'react';
import css from './legend.module.css';

interface Entry {
  readonly name: string;
  readonly colour: string | undefined;
  /** Behind the name. */
  readonly value?: ReactNode;
}

interface Props {
  readonly of: readonly Entry[];
  readonly className?: string | undefined;
}

/** What the colours of a drawing mean. */
export function Legend({ of, className = '' }: Props) {
  return (
    <ul className={`${css.legend} ${className}`}>
      {of.map(({ name, colour, value }) => (
        <li key={name}>
          <span className={css.swatch} style={{ background: colour }} />
          {name}
          {value !== undefined && <b>{value}</b>}
        </li>
      ))}
    </ul>
  );
}
