import { useCallback, useRef, useState } from 'react';
import type { PageReply } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import type { WithdrawListReply } from '#generated/api/finance.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { useNarrow } from '#web/screens/board/use-narrow.ts';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { ActionInputs } from '#web/screens/shared/action-form.tsx';
import type { Done } from '#web/screens/shared/action-source.ts';
import { useNamedRow } from '#web/screens/shared/use-named-row.ts';
import { useStore } from '#web/store/create-store.ts';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { isWaiting } from './cells.tsx';
import { chooseTab, copyAccount, startAction } from './desk-key.ts';
import { deskSettings } from './settings.ts';
import { useChime, useTitleCount } from './signals.ts';
import { useDeskText } from './texts.ts';
import { type OpenRequest, useOpenRequest } from './use-open-request.ts';

/** Columns that stay while the details are open next to the list, and those that a wide screen has room for. */
const queueColumns = ['requested_at', 'withdraw_ref', 'amount', 'status'];
const besideWide = [...queueColumns, 'username', 'risk_score'];

export interface Desk extends OpenRequest {
  readonly model: ListModel<WithdrawListReply>;
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

/** The list of requests; what is decided makes room for the next one of the queue. */
function useQueue(screen: ListScreen<PageReply<WithdrawListReply>>, inputs: ActionInputs, covered: boolean) {
  const decided = useRef<(done: Done) => void>(undefined);
  const onDone = useCallback((done: Done) => decided.current?.(done), []);
  const model = useListScreen(screen, { inputs, covered, onDone });
  const { list } = model;
  decided.current = ({ row: before, next }) => {
    const id = Number(before.id);
    const due = next ? nextOf(list.rows, id) : undefined;
    if (!due) return;
    list.store.setFocused(String(due.id));
    if (list.address.opened === String(id)) list.address.open(String(due.id));
  };
  return model;
}

/** Behaviour of the desk: the generic list, one open request, and the keys. */
export function useDesk(screen: ListScreen<PageReply<WithdrawListReply>>, inputs: ActionInputs): Desk {
  const text = useDeskText();
  const settings = useStore(deskSettings);
  const [isHelpOpen, setHelp] = useState(false);
  const model = useQueue(screen, inputs, isHelpOpen);

  useNamedRow(model.list, screen.key);
  const { open: openKey } = model.list.address;
  const open = useCallback(({ id }: Pick<WithdrawListReply, 'id'>) => openKey(String(id)), [openKey]);
  const close = useCallback(() => openKey(undefined), [openKey]);
  const opened = useOpenRequest(model);
  const { row, isOpen } = opened;

  const waiting = model.list.reply?.facets?.pending;
  useTitleCount(waiting ?? 0);
  useChime(waiting, settings.sound);

  const { xlUp, smUp, mdUp } = useBreakpoints();
  // A tablet only has room for the list next to the details; a phone shows cards.
  const layout = useNarrow(model, xlUp ? besideWide : queueColumns, mdUp ? isOpen : smUp);

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
      copyAccount(target, text);
      return true;
    }
    return chooseTab(model, pressed) || startAction(model, pressed, target);
  };

  return { ...opened, model, layout, isHelpOpen, setHelp, open, close, key };
}
