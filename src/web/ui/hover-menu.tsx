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

/**
 * A menu button that opens when pointed at, clicked or driven by the arrow keys. Two items do not need the
 * positioning engine of the library, which would be a tenth of what the shell loads.
 */
export function HoverMenu({ label, children, head, items, closeDelay }: Props) {
  const id = useId();
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

  const entries = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => {
    setOpen('no');
    frame.current?.querySelector('button')?.focus();
  };
  const onEnter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') setOpen((now) => (now === 'no' ? 'pointed' : now));
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') timer.current = setTimeout(() => setOpen('no'), closeDelay);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry.matches(':focus'));
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Tab') setOpen('no');
    else if (next !== undefined) {
      event.preventDefault();
      setOpen('pinned');
      // From the button, up means the last one.
      all[at < 0 && event.key === 'ArrowUp' ? all.length - 1 : next]?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the frame only listens to what its button and items do
    <div ref={frame} className={classes.frame} onPointerEnter={onEnter} onPointerLeave={onLeave} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={classes.target}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(open === 'pinned' ? 'no' : 'pinned')}
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
