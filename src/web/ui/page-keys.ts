import type { ReactNode } from 'react';
import { createStore } from '#web/store/create-store.ts';

/** What a part of the page says of its keys, drawn where all of them are listed; the list appears when all have come. */
export type KeysPart = () => ReactNode;

/** All that answer to keys now, in the order in which they came. */
export const keysOffered = createStore<readonly KeysPart[]>([]);
const wishes = new EventTarget();

/** A part of the page answers to keys for as long as it is there; returns what ends that. */
export function offerKeys(part: KeysPart): () => void {
  keysOffered.set((parts) => [...parts, part]);
  return () => keysOffered.set((parts) => parts.filter((one) => one !== part));
}

/** A page asks the shell to list the keys, as “?” does. */
export function wishKeys(): void {
  wishes.dispatchEvent(new Event('keys'));
}

/** Hears of every wish; returns what ends it. */
export function onKeysWish(listener: () => void): () => void {
  wishes.addEventListener('keys', listener);
  return () => wishes.removeEventListener('keys', listener);
}
