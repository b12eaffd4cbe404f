import { createContext, type ReactNode, useContext } from 'react';

/** What shows the meaning of a field of this page, by its name; fetched after the page, and undefined until then. */
export interface FieldHelp {
  of(name: string): ReactNode;
}

export const FieldHelpContext = createContext<FieldHelp | undefined>(undefined);

/** A button that says what a field means; nothing where the manifest has no definition. */
export const useFieldHelp = (name: string): ReactNode => useContext(FieldHelpContext)?.of(name);
