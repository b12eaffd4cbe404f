import { useState } from 'react';
import { useSearch } from 'wouter';

/** The tabs of a record: the one that is open, at first that of the address (`?tab=items`), and those that have been. */
export function useVisited(first: string, names: readonly string[]) {
  const requested = new URLSearchParams(useSearch()).get('tab');
  const [visits, setVisits] = useState<readonly string[]>([
    requested !== null && names.includes(requested) ? requested : first,
  ]);
  return {
    tab: visits[0] ?? first,
    setTab: (name: string | null) => {
      if (name !== null) setVisits((before) => [name, ...before.filter((one) => one !== name)]);
    },
    visited: new Set(visits),
  };
}
