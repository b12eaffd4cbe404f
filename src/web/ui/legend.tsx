import type { ReactNode } from 'react';
import type { Tone } from '#contract/field.ts';
import css from './legend.module.css';

interface Entry {
  readonly name: string;
  /** Its colour by meaning, or any. */
  readonly tone?: Tone | undefined;
  readonly colour?: string | undefined;
  /** Behind the name. */
  readonly value?: ReactNode;
}

interface Props {
  readonly of: readonly Entry[];
  readonly className?: string | undefined;
  /** What it says is said to those who listen elsewhere. */
  readonly silent?: boolean;
}

/** What the colours of a drawing or of a matrix mean. */
export function Legend({ of, className = '', silent }: Props) {
  return (
    <ul className={`${css.legend} ${className}`} aria-hidden={silent || undefined}>
      {of.map(({ name, tone, colour, value }) => (
        <li key={name} data-tone={tone}>
          <span className={css.swatch} style={colour === undefined ? undefined : { background: colour }} />
          {name}
          {value !== undefined && <b>{value}</b>}
        </li>
      ))}
    </ul>
  );
}
