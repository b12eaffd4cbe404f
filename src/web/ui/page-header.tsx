import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface Props {
  readonly title: string;
  /** Small second line or chips beside the title. */
  readonly aside?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** Heading of a screen; takes the focus after a navigation, so that people who hear the page know where they are. */
export function PageHeader({ title, aside, actions }: Props) {
  return (
    <header className={classes.header}>
      <h1 className={classes.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      {aside && <div className={classes.aside}>{aside}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
