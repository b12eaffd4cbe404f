import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRouter } from 'wouter';
import type { PageReply } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import type { WithdrawalRow, WithdrawListReply } from '#generated/api/finance.ts';
import { useWithdrawDetail } from '#generated/web/finance/hooks/withdraw.ts';
import { actionState } from '#web/core/actions.ts';
import { type ColumnLayout, showColumn } from '#web/core/column-layout.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { ActionInputs } from '#web/screens/shared/action-form.tsx';
import type { Done } from '#web/screens/shared/action-source.ts';
import { useNamedRow } from '#web/screens/shared/use-named-row.ts';
import { createStore, useStore } from '#web/store/create-store.ts';
import { notify } from '#web/ui/notify.ts';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { isWaiting } from './cells.tsx';
import { actionOf } from './keys.ts';
import { deskSettings } from './settings.ts';
import { useChime, useTitleCount } from './signals.ts';
import { useDeskText } from './texts.ts';

/** The request whose details are open (`selectedWithdrawId` of the specification); outlives a visit to another page. */
export const selectedWithdrawId = createStore<number | null>(null);

/** Milliseconds between two looks at the open request: often while its money is on the way. */
const rhythm = { processing: 1000, otherwise: 5000 } as const;

/** Columns that stay while the details are open beside the list, and those that a wide screen has room for. */
const beside: ReadonlySet<string> = new Set(['requested_at', 'withdraw_ref', 'amount', 'status']);
const besideWide: ReadonlySet<string> = new Set([...beside, 'username', 'risk_score']);

function openRow({ id }: Pick<WithdrawListReply, 'id'>): void {
  selectedWithdrawId.set(id);
}

export interface Desk {
  readonly model: ListModel<WithdrawListReply>;
  readonly row: WithdrawalRow | undefined;
  readonly isOpen: boolean;
  /** Why the open request cannot be shown, and what reads it again. */
  readonly failure: { readonly error: ApiError; readonly retry: () => void } | undefined;
  /** Columns while the details are open; undefined = as the person likes them. */
  readonly layout: ColumnLayout | undefined;
  readonly isHelpOpen: boolean;
  setHelp(open: boolean): void;
  open(row: WithdrawListReply): void;
  close(): void;
  key(key: string, row: WithdrawListReply | undefined): boolean;
}

/** The next request of the queue that waits, from the one that was decided; at its end the first of those before. */
function nextOf(rows: readonly WithdrawListReply[], before: number): WithdrawListReply | undefined {
  const at = rows.findIndex(({ id }) => id === before);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find((row) => row.id !== before && isWaiting(row));
}

/** Behaviour of the desk: the generic list, one open request, and the keys. */
export function useDesk(screen: ListScreen<PageReply<WithdrawListReply>>, inputs: ActionInputs): Desk {
  const text = useDeskText();
  const router = useRouter();
  const wanted = Number(new URLSearchParams(router.searchHook(router)).get('id') ?? Number.NaN);
  const selected = useStore(selectedWithdrawId);
  const settings = useStore(deskSettings);
  const [isHelpOpen, setHelp] = useState(false);
  const decided = useRef<(done: Done) => void>(undefined);
  const onDone = useCallback((done: Done) => decided.current?.(done), []);
  const model = useListScreen(screen, { inputs, covered: isHelpOpen, onDone });
  const { list, actions } = model;
  // What is decided makes room for the next one of the queue.
  decided.current = ({ row: before, next }) => {
    const id = Number(before.id);
    const due = next ? nextOf(list.rows, id) : undefined;
    if (!due) return;
    list.store.setFocused(String(due.id));
    if (selectedWithdrawId.get() === id) selectedWithdrawId.set(due.id);
  };

  // A link to one request opens it; after that the person decides.
  useEffect(() => {
    if (Number.isSafeInteger(wanted) && wanted > 0) selectedWithdrawId.set(wanted);
  }, [wanted]);
  useNamedRow(list, openRow);

  const [isMoving, setMoving] = useState(false);
  const detail = useWithdrawDetail(selected === null ? null : { id: selected }, {
    refresh: actions.isOpen ? undefined : isMoving ? rhythm.processing : rhythm.otherwise,
  });
  const record = detail.data?.data;
  const row = record && record.id === selected ? record : undefined;
  useEffect(() => setMoving(row?.status === 'processing'), [row?.status]);
  // The list learns of a change as soon as the details do.
  const { refresh } = list;
  const stamp = row && `${row.id}:${row.version}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the record changes
  useEffect(() => {
    if (stamp !== undefined) void refresh();
  }, [stamp]);
  useEffect(() => list.store.setOpened(selected === null ? undefined : String(selected)), [list.store, selected]);

  const waiting = list.reply?.facets?.pending;
  useTitleCount(waiting ?? 0);
  useChime(waiting, settings.sound);

  const { layout } = model.preferences;
  const isOpen = selected !== null;
  const { xlUp, smUp, mdUp } = useBreakpoints();
  const stay = xlUp ? besideWide : beside;
  // A tablet has no more room than the list beside the details; a phone shows cards.
  const isNarrow = mdUp ? isOpen : smUp;
  const narrow = useMemo(
    () =>
      isNarrow
        ? layout.order.reduce((held, name) => (stay.has(name) ? held : showColumn(held, name, false)), layout)
        : undefined,
    [isNarrow, layout, stay],
  );

  const close = () => selectedWithdrawId.set(null);
  const key = (pressed: string, focused: WithdrawListReply | undefined): boolean => {
    if (pressed === 'Escape' && isOpen) {
      close();
      return true;
    }
    if (pressed === '?') {
      setHelp(true);
      return true;
    }
    if (!settings.keys) return false;
    const target: WithdrawListReply | undefined = row ? { ...row } : focused;
    if (pressed === 'c' && target) {
      const account = target.bank_account_no.replaceAll('-', '');
      // A list masks the number; the record shows it to those who may see it.
      if (!/^\d+$/.test(account)) {
        selectedWithdrawId.set(target.id);
        return true;
      }
      navigator.clipboard.writeText(account).then(
        () => notify.success(text.copied(account)),
        () => undefined,
      );
      return true;
    }
    const tabs = screen.tabs?.items ?? [];
    const tab = /^[1-9]$/.test(pressed) ? Number(pressed) - 1 : -1;
    const param = model.tabFilter?.params[0];
    if (tab >= 0 && tab <= tabs.length && param !== undefined) {
      model.setFilter({ [param]: tabs[tab]?.value ?? '' });
      return true;
    }
    const action = actions.permitted.find((item) => item.id === actionOf(pressed));
    if (
      !action ||
      !target ||
      actionState(action, target, { actions: screen.rowActions, fields: screen.columns, can: () => true }) !== 'ready'
    )
      return false;
    actions.start(action, target);
    return true;
  };

  return {
    model,
    row,
    isOpen,
    failure:
      row === undefined && detail.error ? { error: detail.error, retry: () => void detail.refresh() } : undefined,
    layout: narrow,
    isHelpOpen,
    setHelp,
    open: openRow,
    close,
    key,
  };
}
