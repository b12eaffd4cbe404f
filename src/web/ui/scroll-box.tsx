import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A table that scrolls inside the page, by keyboard too. */
export function ScrollBox({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
