import { useMemo, useSyncExternalStore } from 'react';

/** What `use-sync-external-store/shim` is for packages here (vite.config.ts): React has the hook itself. */
export { useSyncExternalStore } from 'react';

/**
 * What `use-sync-external-store/shim/with-selector` is for packages here: a part of what a store holds, the same object until
 * the part is another one.
 */
export function useSyncExternalStoreWithSelector<State, Part>(
  subscribe: (onChange: () => void) => () => void,
  get: () => State,
  getFirst: (() => State) | null | undefined,
  select: (state: State) => Part,
  isEqual: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const [getPart, getFirstPart] = useMemo(() => {
    let last: { readonly state: State; readonly part: Part } | undefined;
    const partOf = (state: State) => {
      if (last && Object.is(last.state, state)) return last.part;
      const part = select(state);
      last = { state, part: last && isEqual(last.part, part) ? last.part : part };
      return last.part;
    };
    return [() => partOf(get()), getFirst ? () => partOf(getFirst()) : undefined];
  }, [get, getFirst, select, isEqual]);
  return useSyncExternalStore(subscribe, getPart, getFirstPart);
}
