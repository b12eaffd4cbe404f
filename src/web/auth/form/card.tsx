import { type FormEvent, type ReactNode, useId } from 'react';
import classes from './form.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Present = the card is a form. */
  readonly onSubmit?: ((event: FormEvent) => void) | undefined;
  readonly children: ReactNode;
}

/** Frame of the quiet pages: heading, one sentence, and what is to be done. */
export function Card({ title, lead, onSubmit, children }: Props) {
  const id = useId();
  const inside = (
    <>
      <h1 className={classes.title} id={id} tabIndex={-1} data-page-title>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.fields}>{children}</div>
    </>
  );
  return onSubmit ? (
    <form className={classes.card} onSubmit={onSubmit} noValidate aria-labelledby={id}>
      {inside}
    </form>
  ) : (
    <section className={classes.card} aria-labelledby={id}>
      {inside}
    </section>
  );
}
