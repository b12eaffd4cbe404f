import type { Tone } from '#contract/field.ts';
import css from '#web/ui/marks.module.css';

/** A status as text on its colour. */
export function Chip({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <span className={css.chip} data-tone={tone}>
      {text}
    </span>
  );
}
