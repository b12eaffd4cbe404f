import { rankRewardsRandomWinners } from '#generated/web/poll/calls/rank_rewards.ts';
import { useRankRewardsPollRewards } from '#generated/web/poll/hooks/rank_rewards.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { ApiError } from '#web/data/api-error.ts';
import type { Poll, Slot } from './parts.ts';

export interface Slots {
  readonly slots: readonly Slot[];
  /** Slots whose prize is not paid yet. */
  readonly open: readonly Slot[];
  /** Number of slots without a winner. */
  readonly empty: number;
  /** Number of members left in the draw. */
  readonly left: number;
  /** Number of prizes paid, and of those that failed. */
  readonly given: number;
  readonly broken: number;
  readonly isPaying: boolean;
  /** Every prize is paid. */
  readonly isOver: boolean;
  /** Winners may be drawn, assigned and cleared. */
  readonly mayChoose: boolean;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  refresh(): void;
}

/** The prize slots of a poll. `entrants` = eligible members with a correct answer; null = unknown. */
export function useSlots(poll: Poll, entrants: number | null): Slots {
  const can = useCan();
  const isPaying = Boolean(poll.paying_since);
  const answer = useRankRewardsPollRewards(
    { poll_id: [poll.id], limit: 500 },
    { refresh: isPaying ? 1_500 : undefined },
  );
  const slots = answer.data?.data ?? [];
  const withStatus = (...statuses: readonly Slot['status'][]) =>
    slots.filter(({ status }) => statuses.includes(status));
  const empty = withStatus('empty').length;
  const isOver = poll.status === 'distributed';
  return {
    slots,
    open: withStatus('selected', 'failed'),
    empty,
    // A member wins at most once, so winners have left the draw.
    left: Math.max(0, (entrants ?? poll.correct_count ?? 0) - (slots.length - empty)),
    given: withStatus('paid').length,
    broken: withStatus('failed').length,
    isPaying,
    isOver,
    mayChoose: can(rankRewardsRandomWinners.permission) && !isOver && !isPaying,
    isLoading: answer.isLoading,
    error: answer.error,
    refresh: () => void answer.refresh(),
  };
}
