import { useEffect, useMemo, useState } from 'react';
import { useMenus } from '#web/auth/menus.tsx';
import { loadPreferenceCalls, type PreferenceCalls, personStore } from '#web/auth/person-store.ts';
import { type Preferences, readPreferences } from '#web/core/preferences.ts';
import { useGet } from '#web/data/hooks.ts';
import { useOffer } from '#web/data/use-offers.ts';
import { takeOver } from './take-over.ts';

/** The calls behind preferences; undefined until they are there, null where there are none. */
export function usePreferenceCalls(): PreferenceCalls | null | undefined {
  const [calls, setCalls] = useState<PreferenceCalls | null>();
  useEffect(() => {
    let isCurrent = true;
    loadPreferenceCalls().then(
      (found) => isCurrent && setCalls(found ?? null),
      // Nobody waits for it: this browser keeps what is changed until the next page.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return calls;
}

/** Nothing is known of a person by anybody but this browser. */
export const onlyHere = (user: string): void =>
  personStore(user).set((now) => (now.known ? now : { ...now, known: true }));

/** Reads what the server keeps of the person, and takes it over here. */
export function useTakenOver(
  calls: PreferenceCalls,
  user: string,
): { readonly sent: Preferences | undefined; refresh(): Promise<void> } {
  const { screens } = useMenus();
  const { data, refresh } = useGet<unknown>(calls.read, {});
  const isAbsent = useOffer(calls.read) === 'absent';
  const sent = useMemo(() => readPreferences(data), [data]);
  useEffect(() => {
    const paths = new Set(screens.map(({ path }) => path));
    if (sent) takeOver(user, sent, (path) => paths.has(path));
  }, [sent, user, screens]);
  useEffect(() => {
    if (isAbsent) onlyHere(user);
  }, [isAbsent, user]);
  return { sent, refresh };
}
