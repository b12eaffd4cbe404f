import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import css from './side-drawer.module.css';
import { useBreakpoints } from './use-breakpoints.ts';

interface Props {
  readonly title: string;
  /** Pixels; a phone is filled. */
  readonly width: number;
  /** What is in it has a head, edges and a way out of its own: a Panel. */
  readonly bare?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What there is about one row, from the right over the list. */
export function SideDrawer({ title, width, bare, onClose, children }: Props) {
  const { common } = useText();
  const { xsDown } = useBreakpoints();
  const look = bare
    ? {
        padding: 0,
        withCloseButton: false,
        'aria-label': title,
        classNames: { body: css.body ?? '', content: css.content ?? '' },
      }
    : { title, closeButtonProps: { 'aria-label': common.close } };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={xsDown ? '100%' : width}
      transitionProps={{ duration: 140 }}
      {...look}
    >
      {children}
    </Drawer>
  );
}
