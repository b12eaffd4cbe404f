import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './hover-menu.module.css';

export interface HoverMenuItem {
  readonly id: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onSelect: () => void;
}

interface Props {
  /** Said after what the button shows, for people who hear it. */
  readonly label: string;
  /** What the button shows. */
  readonly children: ReactNode;
  /** Above the items. */
  readonly head?: ReactNode;
  readonly items: readonly HoverMenuItem[];
  /** Milliseconds for which the menu stays after the pointer has left. */
  readonly closeDelay: number;
}

/** Where a key leads among so many items, from the one at this place; -1 is the button. */
function stepOf(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % count,
    // From the button, up means the last one.
    ArrowUp: at < 0 ? count - 1 : (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/** Whether the menu is open, and what opens and closes it. */
function useHoverMenu(closeDelay: number) {
  const frame = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Pointing opens for a moment; a click (or a key) opens for good.
  const [open, setOpen] = useState<'no' | 'pointed' | 'pinned'>('no');
  const isOpen = open !== 'no';

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen('no');
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);

  const close = () => {
    setOpen('no');
    frame.current?.querySelector('button')?.focus();
  };
  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') setOpen((now) => (now === 'no' ? 'pointed' : now));
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') timer.current = setTimeout(() => setOpen('no'), closeDelay);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = all.findIndex((entry) => entry.matches(':focus'));
    const next = stepOf(event.key, at, all.length);
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Tab') setOpen('no');
    else if (next !== undefined) {
      event.preventDefault();
      setOpen('pinned');
      all[next]?.focus();
    }
  };
  const toggle = () => setOpen(open === 'pinned' ? 'no' : 'pinned');
  return { frame, isOpen, toggle, close, onPointerEnter, onPointerLeave, onKeyDown };
}

/**
 * A menu button that opens when pointed at, clicked or driven by the arrow keys. Two items do not need the
 * positioning engine of the library, which would be a tenth of what the shell loads.
 */
export function HoverMenu({ label, children, head, items, closeDelay }: Props) {
  const id = useId();
  const { frame, isOpen, toggle, close, ...handlers } = useHoverMenu(closeDelay);
  return (
    // The frame only listens to what its button and items do.
    <div ref={frame} className={classes.frame} {...handlers}>
      <button
        type="button"
        className={classes.target}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {children}
        <span className="unseen">{label}</span>
      </button>
      <div className={classes.panel} data-open={isOpen || undefined}>
        {head}
        <div role="menu" id={id} aria-label={label}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
