import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '#web/locale/use-text.ts';
import classes from './page-header.module.css';

interface EndProps {
  /** Small second line or chips next to the title. */
  readonly aside?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

interface Props extends EndProps {
  readonly title: string;
  /** Content after the title instead, from another component. */
  readonly children?: ReactNode;
}

/** Content after the title of a screen. */
export function PageHeaderEnd({ aside, actions }: EndProps) {
  return (
    <>
      {aside && <div className={classes.aside}>{aside}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </>
  );
}

/** Heading of a screen; takes the focus after a navigation, so that people who hear the page know where they are. */
export function PageHeader({ title, aside, actions, children }: Props) {
  const { manual } = useText().shell;
  const [path] = useLocation();
  return (
    <header className={classes.header}>
      <h1 className={classes.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      <Link className={classes.manual} href={`/help?at=${path}`} aria-label={manual} title={manual}>
        ?
      </Link>
      <PageHeaderEnd aside={aside} actions={actions} />
      {children}
    </header>
  );
}
