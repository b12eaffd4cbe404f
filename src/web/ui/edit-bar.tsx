import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '#contract/field.ts';
import css from './edit-bar.module.css';

interface NoticeProps {
  readonly tone: Tone;
  /** Announced to screen readers at once, as errors always are. */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
  /** The message, where it is followed by something. */
  readonly text?: ReactNode;
  /** The whole message; or, next to the text, what can be done about it. */
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

/** Next to them: the unsaved changes. */
export function Unsaved({ children }: { readonly children: string }) {
  return (
    <span className={css.unsaved} role="status">
      {children}
    </span>
  );
}
