import { lazy, type ReactNode, Suspense, useState } from 'react';
import css from './list.module.css';

// A list is read long before any of its tools is opened, and what opens them is a tenth of its weight.
const ToolPanel = lazy(() => import('./tool-panel.tsx').then((part) => ({ default: part.ToolPanel })));

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
    <span className={css.toolPlace}>
      <button
        type="button"
        className={css.tool}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(!open)}
      >
        {icon}
      </button>
      {open && (
        <Suspense>
          <ToolPanel label={label} onClose={() => change(false)}>
            {children(() => change(false))}
          </ToolPanel>
        </Suspense>
      )}
    </span>
  );
}
