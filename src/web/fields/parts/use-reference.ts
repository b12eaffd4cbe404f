import { useCallback, useMemo, useState } from 'react';
import type { Reference } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';
import { fieldTexts } from '../texts.ts';
import { type ChoiceItem, type ChoiceSource, type Found, matching } from './choice-item.ts';
import { folded, matchesIn } from './choice-tree.ts';
import { useReferenceItems, useReferenceSearch, useReferenceTree } from './reference-items.ts';

interface References {
  readonly source: ChoiceSource;
  /** The items of `keys`, in their order; a key whose text is not loaded yet is shown itself. */
  readonly chosen: readonly ChoiceItem[];
  /** Remembers the texts of what was just chosen. */
  readonly remember: (items: readonly ChoiceItem[]) => void;
}

/** The value that stands for whoever looks, in filters over people. */
export const meItem: Readonly<Record<Language, ChoiceItem>> = {
  th: { value: 'me', label: fieldTexts.me.th },
  en: { value: 'me', label: fieldTexts.me.en },
};

const withMe = (found: Found, me: ChoiceItem | undefined, text: string): Found =>
  me && (text.trim() === '' || matching(me, text)) ? { ...found, list: [me, ...found.list] } : found;

const waiting: Found = { list: [], state: 'searching' };

interface ReferenceOptions {
  readonly reference: Reference | undefined;
  readonly keys: readonly string[];
  /** Texts that the record carries. */
  readonly known: readonly ChoiceItem[];
  /** Filters of the call. */
  readonly narrowed?: Readonly<Record<string, string>>;
  /** Several may be chosen: those of a tree by branches, or all at once. Its words are of this language. */
  readonly several?: Language;
  /** For a filter over people: whoever looks, as the first choice. */
  readonly me?: ChoiceItem | undefined;
}

/**
 * Choices of a reference, searched as the person types. Texts come from what was chosen, from what the record carries
 * (`known`), and for the rest from the items call. A tree is read as a whole, as soon as there is something to fold.
 */
export function useReference({ reference, keys, known, narrowed, several, me }: ReferenceOptions): References {
  const [search, setSearch] = useState<string>();
  const [remembered, setRemembered] = useState<readonly ChoiceItem[]>([]);
  const isOpen = search !== undefined;
  const whole = useReferenceTree(reference, several !== undefined && (isOpen || keys.length > 1), narrowed, several);
  const { tree } = whole;
  const have = [...(me ? [me] : []), ...remembered, ...known, ...(tree?.items ?? [])];
  const missing = keys.filter((key) => !have.some((item) => item.value === key));
  const isSearched = whole.state !== 'searching' && !tree;
  const resolved = useReferenceItems(reference, isSearched ? missing : []);
  const found = useReferenceSearch(reference, search ?? '', isOpen && isSearched, narrowed);
  const all = [...have, ...resolved.list];
  const unseen = reference !== undefined && (tree !== undefined || (isSearched && resolved.state === 'ready'));
  const chosen = keys.map((key) => all.find((item) => item.value === key) ?? { value: key, label: key, unseen });
  const remember = useCallback(
    (items: readonly ChoiceItem[]) => setRemembered((before) => [...items, ...before].slice(0, 200)),
    [],
  );
  const source = useMemo<ChoiceSource>(
    () => ({
      find: (text) => withMe(tree ? matchesIn(tree, text) : isSearched ? found : waiting, me, text),
      search: setSearch,
      ...(tree ? { fold: (items: readonly ChoiceItem[]) => folded(tree, items) } : {}),
    }),
    [found, tree, isSearched, me],
  );
  return { source, chosen, remember };
}
