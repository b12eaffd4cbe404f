import { type ReactNode, useRef } from 'react';
import { useFillHeight } from '#web/table/use-fill-height.ts';
import css from './board.module.css';

/** The panel next to a queue, as high as the window allows. */
export function BoardSide({ children }: { readonly children: ReactNode }) {
  const side = useRef<HTMLElement>(null);
  useFillHeight(side, 16);
  return (
    <aside ref={side} className={css.side}>
      {children}
    </aside>
  );
}
