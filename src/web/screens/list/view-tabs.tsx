import type { KeyboardEvent } from 'react';
import strip from '#web/ui/strip.module.css';
import { useChosenInSight } from '#web/ui/use-chosen-in-sight.ts';
import css from './views.module.css';

interface Props {
  /** Beginning of the ids of the tabs and of their panel. */
  readonly id: string;
  /** What the tabs are of. */
  readonly label: string;
  readonly tabs: readonly { readonly name: string; readonly title: string }[];
  readonly open: string;
  /** Somebody is about to open it. */
  readonly onNear: (name: string) => void;
  readonly onOpen: (name: string) => void;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus along the tabs; what has it opens by Enter or Space: a list asks the server when it opens. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = all.findIndex((tab) => tab.matches(':focus'));
  if (at < 0) return;
  event.preventDefault();
  all[step(at, all.length)]?.focus();
}

/** The lists of a screen. */
export function ViewTabs({ id, label, tabs, open, onNear, onOpen }: Props) {
  const row = useChosenInSight(open);
  return (
    <div ref={row} className={`${strip.strip} ${css.tabs}`} role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === open}
          // Only the panel of the open tab exists.
          aria-controls={name === open ? `${id}-panel` : undefined}
          tabIndex={name === open ? 0 : -1}
          className={css.tab}
          onPointerEnter={() => onNear(name)}
          onFocus={() => onNear(name)}
          onClick={() => onOpen(name)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
