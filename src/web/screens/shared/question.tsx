import { Fragment } from 'react';
import type { questionParts } from './action-words.ts';
import css from './actions.module.css';

interface Props {
  readonly parts: ReturnType<typeof questionParts>;
  /** The facts of the decision are below it: it is just the sentence before them. */
  readonly isLead?: boolean;
}

/** The question of an action. A value in it stays in one piece as long as a line has room for it. */
export function Question({ parts, isLead = false }: Props) {
  if (parts.length === 0) return null;
  return (
    <p className={css.question} data-lead={isLead || undefined}>
      {parts.map(({ text, isValue }, index) =>
        isValue ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence are their places
          <span key={index} className={css.value}>
            {text}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </p>
  );
}
