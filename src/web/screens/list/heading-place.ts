import { createContext } from 'react';

/**
 * Where a list puts what belongs into the heading when the heading is not its own: that of a screen with several
 * lists. `null` while it is being made; undefined = the list has a heading of its own.
 */
export const HeadingPlace = createContext<HTMLElement | null | undefined>(undefined);
