import type { ReactNode } from 'react';
import { Link } from 'wouter';
import css from './plain-button.module.css';

interface Look {
  readonly variant?: 'primary' | 'default';
  readonly children: ReactNode;
}

interface ButtonProps extends Look {
  readonly onClick: () => void;
  readonly busy?: boolean;
}

/** A button for the first load and for failures: it must be there before, and without, the component library's own. */
export function PlainButton({ variant = 'primary', busy = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      data-variant={variant}
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A link that looks like it. */
export function PlainLink({ variant = 'primary', href, children }: Look & { readonly href: string }) {
  return (
    <Link href={href} className={css.button} data-variant={variant}>
      {children}
    </Link>
  );
}
