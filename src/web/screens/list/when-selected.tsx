import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { RowStore } from '#web/core/row-store.ts';
import { selectedCount } from '#web/core/selection.ts';

/** Draws its children, and so fetches their code, only while something is ticked. Ticking more draws nothing here. */
export function WhenSelected({ store, children }: { readonly store: RowStore; readonly children: ReactNode }) {
  const any = useSyncExternalStore(store.subscribe, () => selectedCount(store.selection()) > 0);
  return any ? <Suspense>{children}</Suspense> : null;
}
