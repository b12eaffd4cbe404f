import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '#contract/field.ts';
import css from './edit-bar.module.css';

interface NoticeProps {
  readonly tone: Tone;
  /** Told at once to who listens, as what went wrong always is. */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
  /** What is said, where something stands beside it. */
  readonly text?: ReactNode;
  /** All that is said; or, beside the text, what can be done about it. */
  readonly children?: ReactNode;
}

/** What a person should know before going on. */
export function Notice({ tone, urgent = tone === 'danger', className = '', text, children }: NoticeProps) {
  return (
    <div className={`${css.notice} ${className}`} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      {text !== undefined && <span className={css.text}>{text}</span>}
      {children}
    </div>
  );
}

/** The buttons that save, always in sight. */
export function SaveBar({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${css.bar} ${className}`} />;
}

/** Beside them: what is not saved yet. */
export function Unsaved({ children }: { readonly children: string }) {
  return (
    <span className={css.unsaved} role="status">
      {children}
    </span>
  );
}
