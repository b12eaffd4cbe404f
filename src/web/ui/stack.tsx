import type { ComponentProps } from 'react';
import css from './stack.module.css';

/** One of the six spaces (styles/global.css): 2, 4, 8, 12, 16 or 24 pixels. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6;

interface StackProps extends ComponentProps<'div'> {
  /** Between the parts. Default: 4, which is 12 pixels. */
  readonly gap?: Space;
}

/** Parts of a page or a dialog, one below the other. */
export function Stack({ gap = 4, className = '', ...rest }: StackProps) {
  return <div {...rest} className={`${css.stack} ${className}`} data-gap={gap} />;
}

/** What belongs on one line as long as it has room: buttons, inputs, a few words. What has `data-end` stands at the end, with what follows. */
export function Toolbar({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${css.toolbar} ${className}`} />;
}
