import { type RefObject, useEffect, useRef } from 'react';
import { isCovered, isScreenKey } from '#web/ui/screen-key.ts';
import type { TableHands } from './table-tools.ts';

type Tools = typeof import('./table-tools.ts');
let tools: Tools | undefined;
/** One for all who ask while it is under way: a second import may be there before the first, and the keys in another order. */
let coming: Promise<void> | undefined;

/** What is to be done when they are there. */
const waiting = new Set<() => void>();

async function fetchTools(): Promise<void> {
  try {
    tools = await import('./table-tools.ts');
    for (const begin of waiting) begin();
  } catch {
    // The rows can be read and clicked all the same; the next key asks again.
    coming = undefined;
  }
}

/** Fetches what hands do to tables, once. A screen calls this when its rows are there; nothing comes of it where the file is missing. */
export function prepareTableTools(): Promise<void> {
  coming ??= fetchTools();
  return coming;
}

/** The tools, where they are there. */
export const tableTools = (): Tools | undefined => tools;

/** Calls back when the tools come. Returns how to stop that. */
export function onTools(begin: () => void): () => void {
  waiting.add(begin);
  return () => waiting.delete(begin);
}

/** At once where the file is there; else when it has come, in the order of asking. */
function withTools(then: (tools: Tools) => void): void {
  if (tools) then(tools);
  else void prepareTableTools().then(() => tools && then(tools));
}

/** What a browser does by itself with a key on a table: it would have scrolled by the time the press is answered. */
const scrolls = (event: KeyboardEvent) =>
  /^(Arrow|Home|End)/.test(event.key) || (event.key === ' ' && event.target instanceof HTMLTableRowElement);

/**
 * Hears keys on the whole page, so that a queue is worked without a mouse (rests while `enabled` is false), and dragging in the
 * table. What they do is fetched after the rows, or when a hand comes near; a key that is pressed before waits for it.
 */
export function useTableTools(region: RefObject<HTMLElement | null>, hands: TableHands, enabled: boolean): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let isOver = false;
    let detach: (() => void) | undefined;
    const begin = () =>
      withTools(({ attachPointers }) => {
        if (!isOver) detach ??= attachPointers(element, latest);
      });
    if (tools) begin();
    else element.addEventListener('pointerover', begin);
    return () => {
      isOver = true;
      element.removeEventListener('pointerover', begin);
      detach?.();
    };
  }, [region]);
  useEffect(() => {
    if (!enabled) return;
    // A dialog that closes on Escape is gone before the press arrives here: what lay over the screen is noted on the
    // way down, so that one press never closes two things.
    let wasCovered = false;
    const note = () => {
      wasCovered = isCovered();
    };
    const listen = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && region.current?.contains(event.target) === true;
      if (wasCovered || !(isScreenKey(event) || (event.altKey && isInside))) return;
      if (!tools && isInside && scrolls(event)) event.preventDefault();
      withTools(({ pressKey }) => {
        if (pressKey(event, region.current, latest.current)) event.preventDefault();
      });
    };
    window.addEventListener('keydown', note, true);
    document.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', note, true);
      document.removeEventListener('keydown', listen);
    };
  }, [enabled, region]);
}
