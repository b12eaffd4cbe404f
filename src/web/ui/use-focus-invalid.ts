import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Gives the focus to the first field that is complained about; false where there is none. */
function focusInvalid(within: HTMLElement | null): boolean {
  const invalid = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  invalid?.focus();
  return invalid !== null && invalid !== undefined;
}

/**
 * After a try that came to nothing, the first field that is complained about has the focus and is in sight. Call the
 * result when trying; `busy` = the answer of the server is still out.
 */
export function useFocusInvalid(within: RefObject<HTMLElement | null>, busy: boolean): () => void {
  const isTried = useRef(false);
  useEffect(() => {
    if (!isTried.current || busy) return;
    isTried.current = false;
    focusInvalid(within.current);
  });
  return useCallback(() => {
    // Where it is complained about already, nothing is drawn again that could be waited for.
    isTried.current = !focusInvalid(within.current);
  }, [within]);
}
