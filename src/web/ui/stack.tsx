import type { ComponentProps } from 'react';
import css from './stack.module.css';

/** One of the six spaces (styles/global.css): 2, 4, 8, 12, 16 or 24 pixels. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps extends ComponentProps<'div'> {
  /** Default: div. A list has no bullets. */
  readonly as?: 'section' | 'article' | 'nav' | 'ul' | 'ol';
  /** Between the parts. Default: 4, which is 12 pixels. */
  readonly gap?: Space;
}

/** Parts of a page or a dialog, one below the other. */
export function Stack({ as, gap = 4, className = '', ...rest }: StackProps) {
  // The attributes are those that all of these have.
  const Element = (as ?? 'div') as 'div';
  return <Element {...rest} className={`${css.stack} ${className}`} data-gap={gap} />;
}

/** What belongs on one line as long as it has room: buttons, inputs, a few words. What has `data-end` and what follows stand at the end. */
export function Toolbar({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${css.toolbar} ${className}`} />;
}
