/** Something that can be chosen. The value is text here; the kind turns it into what the wire wants. */
export interface ChoiceItem {
  readonly value: string;
  readonly label: string;
  /** Smaller second text. */
  readonly hint?: string;
  /** Chosen, but not among what this person may see: `label` is no more than its key. */
  readonly unseen?: boolean;
}

export interface Found {
  readonly list: readonly ChoiceItem[];
  readonly state: 'ready' | 'searching' | 'failed';
}

/** Where the choices come from. */
export interface ChoiceSource {
  /** What there is for what the person has typed; called while rendering. */
  find(search: string): Found;
  /** Told what the person types and, with '', that the list has been opened. Sources that ask the server need it. */
  readonly search?: (text: string) => void;
}

/** Choices known beforehand, narrowed by any part of their texts. */
export function fixedSource(items: readonly ChoiceItem[]): ChoiceSource {
  return {
    find(search) {
      const wanted = search.trim().toLocaleLowerCase();
      const list = wanted
        ? items.filter((item) => `${item.label} ${item.hint ?? ''} ${item.value}`.toLocaleLowerCase().includes(wanted))
        : items;
      return { list, state: 'ready' };
    },
  };
}
