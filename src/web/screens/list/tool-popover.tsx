import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ToolButton } from '#web/ui/tool-button.tsx';
import css from './list.module.css';

// A list is read long before any of its tools is opened, and what opens them is a tenth of its weight.
const ToolPanel = lazy(() => import('./tool-panel.tsx').then((part) => ({ default: part.ToolPanel })));

interface Props {
  readonly label: string;
  /** SVG path. */
  readonly icon: string;
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
      <ToolButton
        className={css.tool}
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(!open)}
      />
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
