import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import css from './panel.module.css';
import { usePanelText } from './texts.ts';

interface Props {
  /** For people who hear the panel. */
  readonly title: string;
  /** What stands on top: a name, chips. */
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Something of one row, from the right over the list. */
export function SidePanel({ title, head, foot, children, onClose }: Props) {
  const text = usePanelText();
  const { xsDown } = useBreakpoints();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      padding={0}
      size={xsDown ? '100%' : 620}
      withCloseButton={false}
      aria-label={title}
      transitionProps={{ duration: 140 }}
      classNames={{ body: css.body ?? '', content: css.content ?? '' }}
    >
      <article className={css.panel} aria-label={title}>
        <header className={css.head}>
          {head}
          <button type="button" className={css.close} aria-label={text.close} title="Esc" onClick={onClose}>
            <Icon path={mdiClose} />
          </button>
        </header>
        <div className={css.scroll}>{children}</div>
        {foot && <footer className={css.foot}>{foot}</footer>}
      </article>
    </Drawer>
  );
}
