import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what is chosen of a row of tabs in sight: at the middle of the row, whenever `mark` changes. Pushes sideways
 * alone, for where the page stands is not for the tabs to say.
 */
export function useChosenInSight(mark: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen or has another width
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected="true"], [aria-pressed="true"]');
    if (!row.current || !chosen) return;
    const [all, own] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.current.scrollLeft += own.left + own.width / 2 - (all.left + all.width / 2);
  }, [mark]);
  return row;
}
