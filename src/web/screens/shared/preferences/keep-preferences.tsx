import { useMantineColorScheme } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import type { Call } from '#contract/call.ts';
import { type PreferenceCalls, personStore } from '#web/auth/person-store.ts';
import { useUser } from '#web/auth/session-context.tsx';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { type Display, type Preferences, sentLayout } from '#web/core/preferences.ts';
import { isLocal, keepViews, keptViews } from '#web/core/saved-views.ts';
import { useClient } from '#web/data/client-context.tsx';
import { failureOf } from '#web/data/failure-of.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { firstLanguage, languageStore, useLanguage } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { changeSettings, useSettings } from '#web/ui/settings.ts';
import { keptLists, listStore } from './list-store.ts';
import { onlyHere, usePreferenceCalls, useTakenOver } from './use-taken-over.ts';

/** Milliseconds without a further change before the server is told. */
const pause = 800;
/** Stands for the display among the names of lists that the server has not been told of. */
const display = '';

/** Keeps how a person wants things shown with the server, so that another machine shows them so, too. Draws nothing. */
export function KeepPreferences() {
  const calls = usePreferenceCalls();
  const user = useUser()?.id;
  useEffect(() => {
    if (calls === null && user !== undefined) onlyHere(user);
  }, [calls, user]);
  return calls && user !== undefined ? <Keeper key={user} calls={calls} user={user} /> : null;
}

interface Props {
  readonly calls: PreferenceCalls;
  readonly user: string;
}

/** Tells the server something that nobody waits for. */
type Tell = <T = unknown>(call: Call, body: object) => Promise<T>;

function Keeper({ calls, user }: Props) {
  const client = useClient();
  const { sent, refresh } = useTakenOver(calls, user);
  const tell: Tell = useCallback((call, body) => client.request(call, { body, quiet: true }), [client]);
  useKeptDisplay(useOffered(calls.keepDisplay) ? calls.keepDisplay : undefined, user, sent, tell);
  useKeptColumns(useOffered(calls.keepColumns) && sent ? calls.keepColumns : undefined, user, tell);
  useToldViews(useOffered(calls.saveView) ? calls : undefined, user, sent, tell, refresh);
  return null;
}

/** Lists, or the display, that the server still has to be told of. */
function useUnsent(user: string) {
  const person = personStore(user);
  const { unsent } = useStore(person);
  const mark = (name: string, isUnsent: boolean) =>
    person.set((now) => {
      if (now.unsent.includes(name) === isUnsent) return now;
      return { ...now, unsent: isUnsent ? [...now.unsent, name] : now.unsent.filter((one) => one !== name) };
    });
  return { unsent, mark };
}

/** The display as it is now, and how to change all of it. */
function useDisplay(): { readonly now: Display; show(next: Display): void } {
  const language = useLanguage();
  const { density, buddhist } = useSettings();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    now: { language, scheme: colorScheme === 'dark' ? 'dark' : 'light', density, buddhist },
    show(next) {
      languageStore.set(next.language);
      changeSettings({ density: next.density, buddhist: next.buddhist });
      setColorScheme(next.scheme);
    },
  };
}

/** Language, colours, density and era: what was changed here is told, anything else is as the server has it. */
function useKeptDisplay(call: Call | undefined, user: string, sent: Preferences | undefined, tell: Tell): void {
  const { now, show } = useDisplay();
  const { unsent, mark } = useUnsent(user);
  /** What the server has, as far as is known here. */
  const there = useRef<string>(undefined);
  const latest = useRef(now);
  latest.current = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken over once
  useEffect(() => {
    if (!sent) return;
    const before = there.current;
    there.current = JSON.stringify(sent.display ?? null);
    if (!sent.display || there.current === before || unsent.includes(display)) return;
    // A language that was chosen on this page, before or after signing in, is newer than what the server has.
    const isChosen = before === undefined && languageStore.get() !== firstLanguage;
    show(isChosen ? { ...sent.display, language: languageStore.get() } : sent.display);
  }, [sent]);
  const text = JSON.stringify(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of both is another
  useEffect(() => {
    if (!call || there.current === undefined) return;
    mark(display, text !== there.current);
    const timer = setTimeout(() => {
      const before = there.current;
      there.current = JSON.stringify(latest.current);
      if (there.current === before) return mark(display, false);
      tell(call, { settings: latest.current }).then(
        () => mark(display, false),
        () => {
          there.current = before;
        },
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [text, sent, call]);
}

/** Columns that were changed here are told, list by list; what fails stays to be told. */
function useKeptColumns(call: Call | undefined, user: string, tell: Tell): void {
  const { unsent, mark } = useUnsent(user);
  const names = unsent.filter((name) => name !== display).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: marking is the same all the time
  useEffect(() => {
    if (!call || names === '') return;
    const tellOf = async (screen: string) => {
      const store = listStore(user, screen);
      let told: unknown;
      // Changed again while it is told: told again.
      do {
        told = store.get().layout;
        await tell(call, told ? { screen, layout: sentLayout(told as ColumnLayout) } : { screen });
      } while (store.get().layout !== told);
      mark(screen, false);
    };
    const timer = setTimeout(() => {
      for (const screen of names.split('\n'))
        tellOf(screen).catch((error) => {
          // What the server does not take is nothing to keep telling.
          if (failureOf(error).code === 422) mark(screen, false);
        });
    }, pause);
    return () => clearTimeout(timer);
  }, [names, user, call]);
}

/** Views that only this browser has, from before there was a server to keep them, become the person's everywhere. */
function useToldViews(
  calls: PreferenceCalls | undefined,
  user: string,
  sent: Preferences | undefined,
  tell: Tell,
  refresh: () => Promise<void>,
): void {
  const isTelling = useRef(false);
  useEffect(() => {
    if (!sent || !calls || isTelling.current) return;
    const local = keptLists(user).flatMap((screen) =>
      keptViews(listStore(user, screen).get().views)
        .filter(isLocal)
        .map((view) => ({ screen, view })),
    );
    if (local.length === 0) return;
    isTelling.current = true;
    const tellAll = async () => {
      for (const { screen, view } of local) {
        const { id, name, query, isDefault } = view;
        const body = { screen, name, query, layout: sentLayout(view.layout as ColumnLayout) };
        const made = await tell<{ data?: { id?: number } }>(calls.saveView, body).catch((error) => {
          // A view of this name is there already; anything else is tried with the next page.
          if (failureOf(error).code !== 422) throw error;
          return undefined;
        });
        if (isDefault && made?.data?.id !== undefined) await tell(calls.firstView, { screen, view_id: made.data.id });
        listStore(user, screen).set((now) => ({
          ...now,
          views: keepViews(keptViews(now.views).filter((other) => other.id !== id)),
        }));
      }
      await refresh();
    };
    tellAll()
      .catch(() => undefined)
      .finally(() => {
        isTelling.current = false;
      });
  }, [sent, calls, user, tell, refresh]);
}
