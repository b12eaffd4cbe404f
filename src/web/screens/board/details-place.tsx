import type { ReactNode } from 'react';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { OpenRowState } from '../shared/open-row-state.tsx';
import type { DetailsProps } from './board-screen.tsx';
import css from './panel.module.css';

interface Props extends Pick<DetailsProps, 'isBeside'> {
  readonly opened: Pick<DetailsProps['opened'], 'failure' | 'close'>;
  /** What the drawer over the list is called. */
  readonly title: string;
  /** All about the open row; nothing until it is known. */
  readonly children: ReactNode;
}

/** Where all about the open row is: next to the list or over it; until the row is known, that it is on its way. */
export function DetailsPlace({ opened: { failure, close }, isBeside, title, children }: Props) {
  const content = children ?? (
    <div className={css.waiting}>
      <OpenRowState failure={failure} onClose={close} />
    </div>
  );
  if (isBeside) return content;
  return (
    <SideDrawer bare title={title} width={620} onClose={close}>
      {content}
    </SideDrawer>
  );
}
