import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import type { ReplenishDetailReply, RuleAccount } from '#generated/api/finance.ts';
import { replenishBanksUpdate } from '#generated/web/finance/calls/replenish.ts';
import { useReplenishBanksUpdate } from '#generated/web/finance/hooks/replenish.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useSortable } from '#web/screens/shared/use-sortable.ts';
import { notify } from '#web/ui/notify.ts';
import { useSourcesText } from './texts.ts';

export interface SourceOrder {
  /** The sources in their current order, saved or being saved. */
  readonly sources: readonly RuleAccount[];
  /** The person sees all of them: who does not would save an order without the others. */
  readonly isWhole: boolean;
  readonly mayMove: boolean;
  readonly isSending: boolean;
  /** Where the last one went, for people who hear the page. */
  readonly said: string;
  /** Alt and an arrow move the focused source one place. */
  onKeyDown(event: KeyboardEvent, id: number): void;
}

/** The order in which sources are used: dragged inside `area` or moved with keys, saved with every move. */
export function useSourceOrder(
  area: RefObject<HTMLElement | null>,
  accounts: readonly RuleAccount[] | undefined,
  rule: ReplenishDetailReply,
  refresh: () => Promise<void>,
): SourceOrder {
  const text = useSourcesText();
  const describe = useDescribeError();
  const can = useCan();
  const { send, isSending } = useReplenishBanksUpdate();
  const [pendingOrder, setPendingOrder] = useState<readonly number[]>();
  const [announcement, setAnnouncement] = useState('');
  const order = pendingOrder ?? rule.source_bank_ids;
  const sources = useMemo(
    () => (accounts ?? []).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    [accounts, order],
  );
  const isWhole = sources.length === rule.source_bank_ids.length;
  const mayMove = can(replenishBanksUpdate.permission) && isWhole && sources.length > 1 && !isSending;

  const save = async (next: readonly number[], moved: number) => {
    setPendingOrder(next);
    try {
      await send(guarded({ id: rule.id, source_bank_ids: [...next] }, rule));
      notify.success(text.saved);
      const name = sources.find(({ id }) => id === moved)?.name ?? '';
      setAnnouncement(text.moved(name, next.indexOf(moved) + 1));
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
    await refresh();
    setPendingOrder(undefined);
  };
  const moveBeside = (dragged: string, sibling: string, side: 'before' | 'after') => {
    const id = Number(dragged);
    const rest = order.filter((one) => one !== id);
    const at = rest.indexOf(Number(sibling)) + (side === 'after' ? 1 : 0);
    const next = [...rest.slice(0, at), id, ...rest.slice(at)];
    if (next.join() !== order.join()) void save(next, id);
  };
  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    const sibling = order[order.indexOf(id) + by];
    if (mayMove && sibling !== undefined) moveBeside(String(id), String(sibling), by < 0 ? 'before' : 'after');
  };
  useSortable(area, {
    canMove: mayMove,
    rows: sources,
    items: 'li[data-id]',
    landing: (dragged, over) => (dragged === over ? undefined : { id: over }),
    moveBeside,
  });
  return { sources, isWhole, mayMove, isSending, said: announcement, onKeyDown };
}
