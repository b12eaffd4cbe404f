import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './list.module.css';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel of a tool, attached to the button right before it. */
export function ToolPanel({ label, onClose, children }: Props) {
  return (
    <Popover opened onChange={(open) => open || onClose()} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <span className={css.toolAnchor} />
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
