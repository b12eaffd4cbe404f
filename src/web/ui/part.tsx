import { type ReactNode, Suspense } from 'react';
import type { LoadPart } from '#contract/part.ts';
import { late } from './late.tsx';

type Drawn = (props: object) => ReactNode;

/** The component of each part that was shown; what fetches it is written once, in a generated page. */
const drawn = new WeakMap<LoadPart<never>, Drawn>();

function componentOf<P extends object>(load: LoadPart<P>): Drawn {
  const known = drawn.get(load);
  if (known) return known;
  // The contract knows no React: a part is a component, and its props are checked where the page is written.
  const made = late(load as unknown as () => Promise<{ readonly default: Drawn }>);
  drawn.set(load, made);
  return made;
}

interface Props<P extends object> {
  readonly load: LoadPart<P>;
  /** What the part is given. */
  readonly props: P;
  /** Shown until its file is there. */
  readonly fallback?: ReactNode;
}

/** A hand-written part of a screen, fetched when it is first shown. */
export function Part<P extends object>({ load, props, fallback }: Props<P>) {
  const Drawn = componentOf(load);
  return (
    <Suspense fallback={fallback}>
      <Drawn {...props} />
    </Suspense>
  );
}
