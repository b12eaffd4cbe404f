import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the selected tab of a row in sight: at the middle of the row, whenever `mark` changes. Scrolls sideways
 * only, since the page's own scroll position is not the tabs' to change.
 */
export function useChosenInSight(mark: string | undefined): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen or has another width
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected="true"], [aria-pressed="true"], [aria-current="page"]');
    if (!row.current || !chosen) return;
    const [all, own] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.current.scrollLeft += own.left + own.width / 2 - (all.left + all.width / 2);
  }, [mark]);
  return row;
}
