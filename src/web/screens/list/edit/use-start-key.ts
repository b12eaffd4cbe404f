import { type RefObject, useEffect, useRef } from 'react';
import { isScreenKey } from '#web/ui/screen-key.ts';
import { regionBeside } from './use-nearness.ts';

/** F2 begins to edit the row that has the focus. `start` says whether there was anything to begin. */
export function useStartKey(
  place: RefObject<HTMLElement | null>,
  isOn: boolean,
  start: (region: HTMLElement) => boolean,
): void {
  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const region = event.key === 'F2' && isScreenKey(event) ? regionBeside(place.current) : undefined;
      if (region && latest.current(region)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [place, isOn]);
}
