import { useState } from 'react';
import { useSearch } from 'wouter';

/** The tabs of a record: the one that is open, at first that of the address (`?tab=items`), and those that have been. */
export function useVisited(first: string, names: readonly string[]) {
  const asked = new URLSearchParams(useSearch()).get('tab');
  const [visits, setVisits] = useState<readonly string[]>([asked !== null && names.includes(asked) ? asked : first]);
  return {
    tab: visits[0] ?? first,
    setTab: (name: string | null) => {
      if (name !== null) setVisits((before) => [name, ...before.filter((one) => one !== name)]);
    },
    visited: new Set(visits),
  };
}
