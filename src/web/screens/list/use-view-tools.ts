import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { type PreferenceCalls, personStore } from '#web/auth/person-store.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { putView } from '#web/core/edit-views.ts';
import { sentLayout } from '#web/core/preferences.ts';
import { isLocal, keepViews, keptViews, type SavedView } from '#web/core/saved-views.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { useStore } from '#web/store/create-store.ts';
import { notify } from '#web/ui/notify.ts';
import { listStore } from '../shared/preferences/list-store.ts';
import { useTakenOver } from '../shared/preferences/use-taken-over.ts';
import { useToolText } from './tool-texts.ts';

/** What a view becomes when it is saved. */
export interface ViewDraft {
  readonly name: string;
  readonly query: string;
  readonly layout: ColumnLayout;
  readonly isDefault: boolean;
}

/** What can be done to the views of a list. Each resolves when it is done, and tells a failure itself. */
export interface ViewTools {
  readonly isBusy: boolean;
  /** Why what was tried last did not work. */
  readonly failure: string | undefined;
  /** `before` = the own view whose place it takes. */
  save(draft: ViewDraft, before: SavedView | undefined): Promise<boolean>;
  remove(view: SavedView): Promise<boolean>;
  /** Opens the list with it, or with none of them. */
  openFirst(view: SavedView, isFirst: boolean): Promise<boolean>;
  /** Undefined where views are kept in this browser alone. */
  readonly pin: ((view: SavedView, isPinned: boolean) => Promise<boolean>) | undefined;
  readonly pinned: readonly string[];
  /** Undefined for whoever may not. */
  readonly share:
    | ((view: SavedView, roles: readonly number[], first: readonly number[], names: string) => Promise<boolean>)
    | undefined;
}

/** Runs one thing after the other, and says what became of the last. */
function useAttempt() {
  const describe = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      if (done !== undefined) notify.success(done);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      setFailure(Object.values(failure.fields)[0] ?? describe(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}

/** Views that a server keeps: what is done is seen at once, here and by whom it concerns. */
export function useServerViews(calls: PreferenceCalls, name: string): ViewTools {
  const client = useClient();
  const can = useCan();
  const offered = useOffers();
  const text = useToolText();
  const user = useUser()?.id ?? '';
  const { refresh, sent } = useTakenOver(calls, user);
  const { attempt, ...state } = useAttempt();
  const pinned = sent?.pinned ?? [];
  const run = <T>(call: Call, body: object) => client.request<T>(call, { body });
  const then = async (work: Promise<unknown>) => {
    await work;
    await refresh();
  };
  return {
    ...state,
    pinned,
    save: ({ name: title, query, layout, isDefault }, before) =>
      attempt(async () => {
        const id = before && !isLocal(before) ? { view_id: Number(before.id) } : {};
        const body = { ...id, screen: name, name: title, query, layout: sentLayout(layout) };
        const made = (await run<{ data: { id: number } }>(calls.saveView, body)).data.id;
        if (isDefault && !before?.isDefault) await run(calls.firstView, { screen: name, view_id: made });
        await refresh();
      }, text.viewSaved(title)),
    remove: (view) =>
      attempt(() => then(run(calls.deleteView, { view_id: Number(view.id) })), text.viewRemoved(view.name)),
    openFirst: (view, isFirst) =>
      attempt(() => then(run(calls.firstView, { screen: name, ...(isFirst ? { view_id: Number(view.id) } : {}) }))),
    pin: offered(calls.keepDisplay)
      ? (view, isPinned) => {
          const others = pinned.filter((id) => id !== view.id);
          const next = (isPinned ? [...others, view.id] : others).map(Number);
          return attempt(() => then(run(calls.keepDisplay, { pinned: next })));
        }
      : undefined,
    share:
      can(calls.shareView.permission) && offered(calls.shareView)
        ? (view, roles, first, names) =>
            attempt(
              () => then(run(calls.shareView, { view_id: Number(view.id), role_ids: roles, first_role_ids: first })),
              names === '' ? text.viewUnshared(view.name) : text.viewShared(view.name, names),
            )
        : undefined,
  };
}

/** Views that this browser alone keeps, where the server keeps none. */
export function useLocalViews(name: string): ViewTools {
  const user = useUser()?.id ?? '';
  const store = listStore(user, name);
  const kept = keptViews(useStore(store).views);
  const text = useToolText();
  const set = (views: Parameters<typeof keepViews>[0]) => {
    store.set((before) => ({ ...before, views: keepViews(views) }));
    return Promise.resolve(true);
  };
  return {
    isBusy: false,
    failure: undefined,
    pin: undefined,
    pinned: personStore(user)
      .get()
      .pins.map(({ id }) => id),
    share: undefined,
    save: (draft, before) => {
      notify.success(text.viewSaved(draft.name));
      const isDefault = draft.isDefault || before?.isDefault === true;
      const id = before?.id ?? crypto.randomUUID();
      return set(putView(kept, { ...draft, id, by: undefined, roles: [], firstRoles: [], isDefault }));
    },
    remove: (view) => {
      notify.success(text.viewRemoved(view.name));
      return set(kept.filter((other) => other.id !== view.id));
    },
    openFirst: (view, isDefault) => set(putView(kept, { ...view, isDefault })),
  };
}
