import { useEffect, useRef } from 'react';
import { late } from '#web/ui/late.tsx';
import { offerKeys } from '#web/ui/page-keys.ts';
import type { ListModel } from './use-list-screen.ts';

const ListKeys = late(() => import('./list-keys.tsx').then((part) => ({ default: part.ListKeys })));

/** Says which keys the list answers to, to whoever asks. */
export function useOfferedKeys(model: ListModel): void {
  const latest = useRef(model);
  latest.current = model;
  useEffect(() => offerKeys(() => <ListKeys model={latest.current} />), []);
}
