import type { ComponentProps } from 'react';
import css from './choice-pill.module.css';

/** One of a row of choices; `aria-pressed` says which is taken. */
export function ChoicePill(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={css.choice} />;
}
