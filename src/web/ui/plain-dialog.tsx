import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { useBreakpoints } from './use-breakpoints.ts';

interface Props {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  /** Fills a screen that is narrower than a tablet’s. */
  readonly fills?: boolean;
  /** Only its buttons close it: what it shows is not shown again. */
  readonly stays?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that shows something; what asks before something is done is a ConfirmDialog. */
export function PlainDialog({ title, width, fills = false, stays = false, onClose, children }: Props) {
  const { common } = useText();
  const { mdUp } = useBreakpoints();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={width}
      centered={!fills}
      fullScreen={fills && !mdUp}
      closeOnClickOutside={!stays}
      closeOnEscape={!stays}
      withCloseButton={!stays}
      closeButtonProps={{ 'aria-label': common.close }}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </Modal>
  );
}
