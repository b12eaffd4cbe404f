import { rankRewardsRandomWinners } from '#generated/web/poll/calls/rank_rewards.ts';
import { useRankRewardsPollRewards } from '#generated/web/poll/hooks/rank_rewards.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { ApiError } from '#web/data/api-error.ts';
import type { Poll, Slot } from './parts.ts';

export interface Slots {
  readonly slots: readonly Slot[];
  /** Slots whose winners have not got their prize yet. */
  readonly open: readonly Slot[];
  /** How many slots have no winner. */
  readonly empty: number;
  /** How many members are drawn from. */
  readonly left: number;
  /** How many prizes were given, and how many could not be. */
  readonly given: number;
  readonly broken: number;
  readonly isPaying: boolean;
  /** Every prize is given. */
  readonly isOver: boolean;
  /** Winners may be drawn, chosen and cleared. */
  readonly mayChoose: boolean;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  refresh(): void;
}

/** The slots of a poll's prizes. `entrants` = members who were right and may win; null = nobody says. */
export function useSlots(poll: Poll, entrants: number | null): Slots {
  const can = useCan();
  const isPaying = Boolean(poll.paying_since);
  const answer = useRankRewardsPollRewards(
    { poll_id: [poll.id], limit: 500 },
    { refresh: isPaying ? 1_500 : undefined },
  );
  const slots = answer.data?.data ?? [];
  const having = (...wanted: readonly Slot['status'][]) => slots.filter(({ status }) => wanted.includes(status));
  const empty = having('empty').length;
  const isOver = poll.status === 'distributed';
  return {
    slots,
    open: having('selected', 'failed'),
    empty,
    // Nobody wins twice: whoever has a prize is no longer among those who are drawn from.
    left: Math.max(0, (entrants ?? poll.correct_count ?? 0) - (slots.length - empty)),
    given: having('paid').length,
    broken: having('failed').length,
    isPaying,
    isOver,
    mayChoose: can(rankRewardsRandomWinners.permission) && !isOver && !isPaying,
    isLoading: answer.isLoading,
    error: answer.error,
    refresh: () => void answer.refresh(),
  };
}
