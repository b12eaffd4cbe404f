import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#web/locale/use-text.ts';

interface Props {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  /** Each key, and what it does. */
  readonly keys: readonly (readonly [key: string, what: string])[];
  /** Look of the list: the page's own. */
  readonly className: string | undefined;
  readonly onClose: () => void;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** The keys of a page. */
export function KeysDialog({ title, width, keys, className, onClose, children }: Props) {
  const { common } = useText();
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': common.close }}
      title={title}
      centered
      size={width}
      transitionProps={{ duration: 120 }}
    >
      <dl className={className}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Modal>
  );
}
