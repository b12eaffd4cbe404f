import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './state-panel.module.css';

interface Props {
  readonly icon: string;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons: what to do next. */
  readonly actions?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | 'warning';
  /** Announced at once (failures), or politely. */
  readonly role?: 'alert' | 'status';
  /** Level of the title in the outline of the page. */
  readonly level?: 1 | 2;
}

/** A quiet panel in place of content: what is the matter and what to do next. */
export function StatePanel({ icon, title, children, actions, tone = 'neutral', role = 'status', level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.panel} role={role}>
      <span className={classes.icon} data-tone={tone}>
        <Icon path={icon} size={22} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
