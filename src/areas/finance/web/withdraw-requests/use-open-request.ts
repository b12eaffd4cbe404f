import { useEffect, useState } from 'react';
import type { WithdrawalRow, WithdrawListReply } from '#generated/api/finance.ts';
import { useWithdrawDetail } from '#generated/web/finance/hooks/withdraw.ts';
import type { ApiError } from '#web/data/api-error.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { createStore } from '#web/store/create-store.ts';

/** The request whose details are open (`selectedWithdrawId` of the specification), as the address says; outlives a visit to another page. */
export const selectedWithdrawId = createStore<number | null>(null);

/** Milliseconds between two looks at the open request: often while its money is on the way. */
const rhythm = { processing: 1000, otherwise: 5000 } as const;

export interface OpenRequest {
  readonly row: WithdrawalRow | undefined;
  readonly isOpen: boolean;
  /** Why the open request cannot be shown, and what reads it again. */
  readonly failure: { readonly error: ApiError; readonly retry: () => void } | undefined;
}

/** The open request as it is now; the list follows it. */
export function useOpenRequest({ list, actions }: ListModel<WithdrawListReply>): OpenRequest {
  const { opened, open } = list.address;
  const selected = opened !== undefined && /^[1-9]\d{0,9}$/.test(opened) ? Number(opened) : null;
  // Whoever comes back by the menu finds the request open that was open when they went.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const before = selectedWithdrawId.get();
    if (before !== null && opened === undefined) open(String(before), { replace: true });
  }, []);
  useEffect(() => selectedWithdrawId.set(selected), [selected]);
  const [isMoving, setMoving] = useState(false);
  const detail = useWithdrawDetail(selected === null ? null : { id: selected }, {
    refresh: isMoving ? rhythm.processing : rhythm.otherwise,
    still: actions.isOpen,
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
  useEffect(() => list.store.setOpened(opened), [list.store, opened]);
  const failure =
    row === undefined && detail.error ? { error: detail.error, retry: () => void detail.refresh() } : undefined;
  return { row, isOpen: selected !== null, failure };
}
