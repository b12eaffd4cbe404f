import { type RefObject, useEffect } from 'react';
import { cardsBelow } from '#web/table/geometry.ts';
import { type CellName, nameAt } from './cell-place.ts';

/** The table beside an element of its list. */
export const regionBeside = (place: HTMLElement | null): HTMLElement | undefined =>
  place?.parentElement?.querySelector<HTMLElement>('[data-scroller]') ?? undefined;

/**
 * Says which cell the pointer is at, or by its id which row the keyboard; undefined = none any more. Not where rows are cards: a
 * finger has no place that it is near before it presses.
 */
export function useNearness(
  place: RefObject<HTMLElement | null>,
  isOn: boolean,
  approach: (region: HTMLElement, at: CellName | string | undefined) => void,
): void {
  useEffect(() => {
    const area = place.current?.parentElement;
    if (!area || !isOn) return;
    const look = ({ target, type }: Event) => {
      const region = regionBeside(place.current);
      if (!region || !(target instanceof Element) || window.innerWidth < cardsBelow) return;
      // On the pencil itself nothing changes.
      if (region.contains(target) && region !== target && !target.closest('table')) return;
      const row = type === 'focusin' ? target.closest<HTMLElement>('tr[data-id]')?.dataset.id : undefined;
      approach(region, row ?? nameAt(region, target));
    };
    const leave = () => {
      const region = regionBeside(place.current);
      if (region) approach(region, undefined);
    };
    area.addEventListener('pointerover', look);
    area.addEventListener('focusin', look);
    area.addEventListener('pointerleave', leave);
    area.addEventListener('scroll', leave, true);
    return () => {
      area.removeEventListener('pointerover', look);
      area.removeEventListener('focusin', look);
      area.removeEventListener('pointerleave', leave);
      area.removeEventListener('scroll', leave, true);
    };
  }, [place, isOn, approach]);
}
