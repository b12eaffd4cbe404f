import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from './create-store.ts';
import { useSyncExternalStoreWithSelector } from './external-store.ts';

it('follows a part of a store, and keeps its object until the part is another one', () => {
  const store = createStore({ size: { width: 1 }, other: 0 });
  const seen: unknown[] = [];
  const select = (state: { size: { width: number } }) => ({ ...state.size });
  const isEqual = (one: { width: number }, other: { width: number }) => one.width === other.width;
  renderHook(() => seen.push(useSyncExternalStoreWithSelector(store.subscribe, store.get, store.get, select, isEqual)));
  act(() => store.set((state) => ({ ...state, other: 1 })));
  expect(seen).toEqual([{ width: 1 }]);
  act(() => store.set((state) => ({ ...state, size: { width: 2 } })));
  expect(seen).toEqual([{ width: 1 }, { width: 2 }]);
});
