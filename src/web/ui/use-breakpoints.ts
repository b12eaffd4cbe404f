import { useSyncExternalStore } from 'react';

/** First pixel of each width class. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Groups of widths: `smDown` = up to and with sm; `mdUp` = md and wider. */
export interface Breakpoints {
  readonly name: Breakpoint;
  readonly xsDown: boolean;
  readonly smDown: boolean;
  readonly mdDown: boolean;
  readonly lgDown: boolean;
  readonly smUp: boolean;
  readonly mdUp: boolean;
  readonly lgUp: boolean;
  readonly xlUp: boolean;
}

/** The groups for a width in pixels. */
export function breakpointsAt(width: number): Breakpoints {
  const { sm, md, lg, xl } = breakpoints;
  const name = width >= xl ? 'xl' : width >= lg ? 'lg' : width >= md ? 'md' : width >= sm ? 'sm' : 'xs';
  return {
    name,
    xsDown: width < sm,
    smDown: width < md,
    mdDown: width < lg,
    lgDown: width < xl,
    smUp: width >= sm,
    mdUp: width >= md,
    lgUp: width >= lg,
    xlUp: width >= xl,
  };
}

let current = breakpointsAt(typeof window === 'undefined' ? breakpoints.lg : window.innerWidth);

function subscribe(listener: () => void): () => void {
  const queries = [breakpoints.sm, breakpoints.md, breakpoints.lg, breakpoints.xl].map((width) =>
    window.matchMedia(`(min-width: ${width}px)`),
  );
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function read(): Breakpoints {
  const next = breakpointsAt(window.innerWidth);
  if (next.name !== current.name) current = next;
  return current;
}

/** Width class of the window; renders again only when the class changes. */
export function useBreakpoints(): Breakpoints {
  return useSyncExternalStore(subscribe, read, () => current);
}
