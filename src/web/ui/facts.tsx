import type { ReactNode } from 'react';
import type { Tone } from '#contract/field.ts';
import css from './facts.module.css';

/** A name and what it is. */
export interface Fact {
  readonly name: ReactNode;
  /** Nothing is left out: null, undefined and the empty string. */
  readonly value: ReactNode;
  /** Has a line of its own. */
  readonly wide?: boolean | undefined;
  /** Of the value. */
  readonly tone?: Tone | undefined;
  /** Where the name is no text, or appears twice. */
  readonly key?: string;
}

interface Props {
  readonly of: readonly Fact[];
  /** `grid`: columns, each name above its value. `lines`: a line each, the value at its end. Default: grid. */
  readonly layout?: 'grid' | 'lines';
  readonly className?: string | undefined;
  /** Further facts, as `<div><dt/><dd/></div>`. */
  readonly children?: ReactNode;
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** What is known about one thing, each under its name. */
export function Facts({ of, layout = 'grid', className = '', children }: Props) {
  return (
    <dl className={`${css.facts} ${className}`} data-layout={layout}>
      {of
        .filter(({ value }) => !isNothing(value))
        .map(({ name, value, wide, tone, key }) => (
          <div key={key ?? String(name)} data-wide={wide || undefined}>
            <dt>{name}</dt>
            <dd data-tone={tone}>{value}</dd>
          </div>
        ))}
      {children}
    </dl>
  );
}
