import { useEffect, useState } from 'react';
import { agentDepositWithdrawDaily, agentSummary } from '#generated/web/agent/calls/agent.ts';
import { useAgentDepositWithdrawDaily, useAgentSummary } from '#generated/web/agent/hooks/agent.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { today } from '#web/screens/shared/use-list-url.ts';
import { dayBefore, minuteOfDay } from './days.ts';

/** Milliseconds between two looks at the figures of the day. */
const rhythm = 60_000;
/** Days of the longest picture. */
const span = 30;

/** One day or hour of the answer: amounts as decimal strings, counts as numbers; absent = not for this person. */
export type Figures = Readonly<Record<string, unknown>>;

export interface HomeFigures {
  readonly day: string;
  /** The last 30 days, oldest first, today last; a day without anything is not among them. */
  readonly days: readonly Figures[];
  readonly now: Figures | undefined;
  /** The whole of yesterday. */
  readonly before: Figures | undefined;
  /** Yesterday up to this minute: money alone, bets are told by the day. */
  readonly beforeNow: Figures | undefined;
  /** When the figures were read, UTC ISO 8601 by the server's clock. */
  readonly readAt: string | undefined;
  readonly isLoading: boolean;
  readonly failed: boolean;
  /** May this person see figures at all? */
  readonly allowed: boolean;
}

/** The minute of the day, as it passes. */
function useMinute(): number {
  const [minute, setMinute] = useState(() => minuteOfDay(serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteOfDay(serverNow())), rhythm);
    return () => clearInterval(timer);
  }, []);
  return minute;
}

/** What the figures of the home page are made of: two answers of reports, kept fresh. */
export function useFigures(agent: number | undefined): HomeFigures {
  const can = useCan();
  const day = today();
  const minute = useMinute();
  const yesterday = dayBefore(day, 1);
  const who = agent === undefined ? {} : { agent_id: [agent] };
  const options = { refresh: rhythm, keepPrevious: true };
  const allowed = can(agentSummary.permission);
  const summary = useAgentSummary(
    allowed
      ? { group_by: 'day', date_from: dayBefore(day, span - 1), date_to: day, limit: span, sort: 'stat_date', ...who }
      : null,
    options,
  );
  const money = useAgentDepositWithdrawDaily(
    can(agentDepositWithdrawDaily.permission)
      ? { group_by: 'day', date_from: yesterday, date_to: yesterday, minute_max: minute, ...who }
      : null,
    options,
  );
  const days: readonly Figures[] = summary.data?.data ?? [];
  const of = (wanted: string) => days.find((row) => row.stat_date === wanted);
  return {
    day,
    days,
    now: summary.data && (of(day) ?? {}),
    before: summary.data && (of(yesterday) ?? {}),
    beforeNow: money.data && (money.data.data[0] ?? {}),
    readAt: summary.data?.server_time,
    isLoading: summary.isLoading,
    failed: summary.error !== undefined || money.error !== undefined,
    allowed,
  };
}
