import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import css from './desk.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The details where there is no room beside the list. */
export function DeskDrawer({ title, children, onClose }: Props) {
  const { xsDown } = useBreakpoints();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      padding={0}
      size={xsDown ? '100%' : 560}
      withCloseButton={false}
      aria-label={title}
      transitionProps={{ duration: 140 }}
      classNames={{ body: css.drawerBody, content: css.drawerContent }}
    >
      {children}
    </Drawer>
  );
}
