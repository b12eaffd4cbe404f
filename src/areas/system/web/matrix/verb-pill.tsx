import type { ComponentProps } from 'react';
import marks from '#web/ui/marks.module.css';
import type { Verb } from './catalog.ts';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';

interface Props extends ComponentProps<'span'> {
  readonly verb: Verb;
}

/** A permission by its name; `data-tone` says what is to be seen in it. */
export function VerbPill({ verb: { label, risk }, ...rest }: Props) {
  const text = useMatrixText();
  return (
    <span {...rest} className={`${marks.pill} ${css.verb}`}>
      {label}
      {risk === 'high' && <em className={css.risk}> {text.high}</em>}
    </span>
  );
}
