import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Gives the focus to the first field that is complained about; false where there is none. */
function focusInvalid(within: HTMLElement): boolean {
  const invalid = within.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  invalid?.focus();
  return invalid !== null;
}

/**
 * After a try that came to nothing, the first field that is complained about has the focus and is in sight, however late
 * the complaint is: the answer of the server may be out, or the form on its way. Call the result when trying. A person who
 * does something else meanwhile keeps the focus.
 */
export function useFocusInvalid(within: RefObject<HTMLElement | null>): () => void {
  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), []);
  return useCallback(() => {
    search.current?.abort();
    const frame = within.current;
    if (!frame || focusInvalid(frame)) return;
    const own = new AbortController();
    search.current = own;
    const observer = new MutationObserver(() => {
      if (focusInvalid(frame)) own.abort();
    });
    observer.observe(frame, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    own.signal.addEventListener('abort', () => observer.disconnect());
    // The event of the try itself has passed the document already.
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, () => own.abort(), { capture: true, signal: own.signal });
  }, [within]);
}
