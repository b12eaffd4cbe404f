import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import css from './list.module.css';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** The content; drawn while open. */
  readonly children: (close: () => void) => ReactNode;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A tool of the list that opens a small panel. */
export function ToolPopover({ label, icon, children, onOpenChange }: Props) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Popover opened={open} onChange={change} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={css.tool} aria-label={label} title={label} aria-expanded={open} onClick={() => change(!open)}>
          {icon}
        </button>
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label={label}>
        {open && <Suspense>{children(() => change(false))}</Suspense>}
      </Popover.Dropdown>
    </Popover>
  );
}
