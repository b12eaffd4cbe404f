import type { Compared } from '#contract/envelope.ts';
import type { AgentSummaryReply } from '#generated/api/agent.ts';
import { agentDepositWithdrawDaily, agentSummary } from '#generated/web/agent/calls/agent.ts';
import { useAgentDepositWithdrawDaily, useAgentSummary } from '#generated/web/agent/hooks/agent.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { today } from '#web/screens/shared/use-list-url.ts';
import { dayBefore } from './days.ts';

/** Polling interval of the figures, in milliseconds. */
const pollingInterval = 60_000;
/** Days of the longest chart. */
const span = 30;

/** One day of the report: amounts as decimal strings, counts as numbers; absent = hidden from the caller. */
export type Figures = Partial<AgentSummaryReply>;

export interface HomeFigures {
  readonly day: string;
  /** The last 30 days, oldest first, today last; days without data are missing. */
  readonly days: readonly Figures[];
  readonly now: Figures | undefined;
  /** The whole of yesterday, and of the day before it. */
  readonly yesterday: Figures | undefined;
  readonly dayBefore: Figures | undefined;
  /** Yesterday up to the same time by the server's clock: money only, because bets are known by day. */
  readonly beforeNow: Compared['totals'];
  /** That time: `11:20`. */
  readonly until: string | undefined;
  /** When the figures were read, UTC ISO 8601 by the server's clock. */
  readonly readAt: string | undefined;
  readonly isLoading: boolean;
  readonly failed: boolean;
  /** Whether the user may see figures at all. */
  readonly allowed: boolean;
}

/** The figures of the home page, polled from two reports. */
export function useFigures(agent: number | undefined): HomeFigures {
  const can = useCan();
  const day = today();
  const agentFilter = agent === undefined ? {} : { agent_id: [agent] };
  const options = { refresh: pollingInterval, keepPrevious: true };
  const allowed = can(agentSummary.permission);
  const summary = useAgentSummary(
    allowed
      ? {
          group_by: 'day',
          date_from: dayBefore(day, span - 1),
          date_to: day,
          limit: span,
          sort: 'stat_date',
          ...agentFilter,
        }
      : null,
    options,
  );
  const money = useAgentDepositWithdrawDaily(
    can(agentDepositWithdrawDaily.permission)
      ? { group_by: 'day', date_from: day, date_to: day, compare: true, ...agentFilter }
      : null,
    options,
  );
  const days: readonly Figures[] = summary.data?.data ?? [];
  const of = (date: string) => days.find((row) => row.stat_date === date);
  return {
    day,
    days,
    now: summary.data && (of(day) ?? {}),
    yesterday: summary.data && (of(dayBefore(day, 1)) ?? {}),
    dayBefore: summary.data && (of(dayBefore(day, 2)) ?? {}),
    beforeNow: money.data?.compared?.totals,
    until: money.data?.compared?.until,
    readAt: summary.data?.server_time,
    isLoading: summary.isLoading,
    failed: summary.error !== undefined || money.error !== undefined,
    allowed,
  };
}
