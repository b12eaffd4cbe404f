/** Something that can be chosen. The value is text here; the kind turns it into what the wire wants. */
export interface ChoiceItem {
  readonly value: string;
  readonly label: string;
  /** Smaller second text. */
  readonly hint?: string;
  /** Chosen, but not among what this person may see: `label` is no more than its key. */
  readonly unseen?: boolean;
  /** The choices that this one represents: choosing it chooses all of them. */
  readonly members?: readonly ChoiceItem[];
  /** Its depth in the list; absent = at the top. */
  readonly depth?: number;
}

/** Is it chosen, wholly or in part? */
export function chosenOf(item: ChoiceItem, chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const { members } = item;
  if (!members) return chosen.has(item.value) ? 'all' : 'none';
  const count = members.filter(({ value }) => chosen.has(value)).length;
  return count === 0 ? 'none' : count === members.length ? 'all' : 'some';
}

/** The selection with `item` added, or removed if it was selected; including the choices that it represents. */
export function toggled(chosen: readonly ChoiceItem[], item: ChoiceItem): readonly ChoiceItem[] {
  const keys = new Set(chosen.map(({ value }) => value));
  const own = item.members ?? [item];
  if (chosenOf(item, keys) !== 'all') return [...chosen, ...own.filter(({ value }) => !keys.has(value))];
  const removed = new Set(own.map(({ value }) => value));
  return chosen.filter(({ value }) => !removed.has(value));
}

/** Does any text of the choice hold what is searched for? */
export function matching(item: ChoiceItem, search: string): boolean {
  return `${item.label} ${item.hint ?? ''} ${item.value}`
    .toLocaleLowerCase()
    .includes(search.trim().toLocaleLowerCase());
}

export interface Found {
  readonly list: readonly ChoiceItem[];
  readonly state: 'ready' | 'searching' | 'failed';
}

/** Where the choices come from. */
export interface ChoiceSource {
  /** What there is for what the person has typed; called while rendering. */
  find(search: string): Found;
  /** What is chosen in fewer words, where the choices have some. */
  readonly fold?: ((chosen: readonly ChoiceItem[]) => readonly ChoiceItem[]) | undefined;
  /** Called with the typed text, and with '' when the list is opened. Sources that query the server need it. */
  readonly search?: (text: string) => void;
}

/** Choices known beforehand, narrowed by any part of their texts. */
export function fixedSource(items: readonly ChoiceItem[]): ChoiceSource {
  return {
    find(search) {
      return { list: search.trim() === '' ? items : items.filter((item) => matching(item, search)), state: 'ready' };
    },
  };
}
