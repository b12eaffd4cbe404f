import { useCallback, useMemo, useState } from 'react';
import type { Reference } from '#contract/field.ts';
import type { ChoiceItem, ChoiceSource } from './choice-item.ts';
import { useReferenceItems, useReferenceSearch } from './reference-items.ts';

interface References {
  readonly source: ChoiceSource;
  /** The items of `keys`, in their order; a key whose text is not known yet stands for itself. */
  readonly chosen: readonly ChoiceItem[];
  /** Remembers the texts of what was just chosen. */
  readonly remember: (items: readonly ChoiceItem[]) => void;
}

/**
 * Choices of a reference, searched as the person types. Texts come from what was chosen, from what the record carries
 * (`known`), and for the rest from the items call. `narrowed` = filters of that call.
 */
export function useReference(
  reference: Reference | undefined,
  keys: readonly string[],
  known: readonly ChoiceItem[],
  narrowed?: Readonly<Record<string, string>>,
): References {
  const [search, setSearch] = useState<string>();
  const [remembered, setRemembered] = useState<readonly ChoiceItem[]>([]);
  const have = [...remembered, ...known];
  const missing = keys.filter((key) => !have.some((item) => item.value === key));
  const resolved = useReferenceItems(reference, missing);
  const found = useReferenceSearch(reference, search ?? '', search !== undefined, narrowed);
  const all = [...have, ...resolved.list];
  const unseen = reference !== undefined && resolved.state === 'ready';
  const chosen = keys.map((key) => all.find((item) => item.value === key) ?? { value: key, label: key, unseen });
  const remember = useCallback(
    (items: readonly ChoiceItem[]) => setRemembered((before) => [...items, ...before].slice(0, 200)),
    [],
  );
  const source = useMemo<ChoiceSource>(() => ({ find: () => found, search: setSearch }), [found]);
  return { source, chosen, remember };
}
