import { describe, expect, it } from 'vitest';
import {
  isSelected,
  nothingSelected,
  pageSelection,
  select,
  selectAll,
  selectedCount,
  selectRange,
  toggle,
} from './selection.ts';

const order = ['1', '2', '3', '4', '5'];

describe('selection', () => {
  it('ticks and unticks', () => {
    const one = toggle(nothingSelected, '2');
    expect(isSelected(one, '2')).toBe(true);
    expect(selectedCount(toggle(one, '2'))).toBe(0);
  });

  it('ticks a range in either direction, as the anchor is', () => {
    const anchored = toggle(nothingSelected, '4');
    expect(pageSelection(selectRange(anchored, order, '4', '2'), ['2', '3', '4'])).toBe('all');
    const all = select(nothingSelected, order, true);
    const without = selectRange(toggle(all, '2'), order, '2', '4');
    expect(order.filter((id) => isSelected(without, id))).toEqual(['1', '5']);
  });

  it('holds everything that matches as a predicate, less the exceptions', () => {
    const most = toggle(selectAll(12_431), '3');
    expect(selectedCount(most)).toBe(12_430);
    expect(isSelected(most, 'never seen')).toBe(true);
    expect(isSelected(most, '3')).toBe(false);
    expect(pageSelection(most, order)).toBe('some');
  });
});
