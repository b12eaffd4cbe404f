import { createContext, type ReactNode, useContext } from 'react';

/** What shows the meaning of a field of this page, by its name; fetched after the page, and undefined until then. */
export interface FieldHelp {
  /** A button that says it. */
  readonly mark: (name: string) => ReactNode;
  /**
   * What says it for the head of a column that it is drawn into. The element with the definition gets the id; `hint` is what
   * a press on the head does, where it does something.
   */
  readonly head: (name: string, id: string, hint: string | undefined) => ReactNode;
}

export const FieldHelpContext = createContext<FieldHelp | undefined>(undefined);

/** A button that says what a field means; nothing where the manifest has no definition. */
export const useFieldHelp = (name: string): ReactNode => useContext(FieldHelpContext)?.mark(name);

/** To be drawn into the head of a column; nothing where the manifest has no definition. */
export const useHeadHelp: FieldHelp['head'] = (...asked) => useContext(FieldHelpContext)?.head(...asked);
