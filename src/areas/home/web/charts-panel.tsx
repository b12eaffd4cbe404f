import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { groupMoney } from '#contract/money.ts';
import { reportRowFields } from '#generated/api/fields/report-row.ts';
import { agentDepositWithdrawDaily, agentSummary, agentSummaryProvider } from '#generated/web/agent/calls/agent.ts';
import {
  useAgentDepositWithdrawDaily,
  useAgentSummary,
  useAgentSummaryProvider,
} from '#generated/web/agent/hooks/agent.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { BarLineChart } from '#web/charts/bar-line-chart.tsx';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import css from './charts-panel.module.css';
import { dayBefore } from './days.ts';
import { useHomeText } from './texts.ts';
import type { HomeFigures } from './use-figures.ts';

/** Polling interval in milliseconds. */
const pollingInterval = 300_000;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface Props {
  readonly figures: HomeFigures;
  readonly from: string;
  readonly to: string;
  readonly agent: number | undefined;
  /** Appended to links: `&agent_id=3`. */
  readonly suffix: string;
}

/** An amount of a row; '0.00' without a row or when the field is hidden from the caller. */
const amount = <Name extends string>(row: Readonly<Partial<Record<Name, string | null>>> | undefined, field: Name) =>
  row?.[field] ?? '0.00';

interface FrameProps {
  readonly title: string;
  readonly link: string;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A titled chart that links to its report. */
function Frame({ title, link, isLoading, failed, isEmpty, children }: FrameProps) {
  const text = useHomeText();
  return (
    <section className={css.frame} aria-label={title}>
      <h3 className={css.title}>
        <Link href={link}>{title}</Link>
      </h3>
      {isLoading ? (
        <div className={css.waiting} />
      ) : isEmpty ? (
        <p className={css.none} role={failed ? 'alert' : undefined}>
          {failed ? text.failed : text.nothing}
        </p>
      ) : (
        children
      )}
    </section>
  );
}

/** The charts of the home page: each from one report, and only for users who may view it. */
export default function ChartsPanel(props: Props) {
  const can = useCan();
  return (
    <div className={css.grid}>
      {can(agentDepositWithdrawDaily.permission) && <Hourly {...props} />}
      {can(agentSummary.permission) && <Flow {...props} />}
      {can(agentSummaryProvider.permission) && <Types {...props} />}
      {can(agentSummary.permission) && <Agents {...props} />}
    </div>
  );
}

function Hourly({ figures: { day }, agent, suffix }: Props) {
  const text = useHomeText();
  const yesterday = dayBefore(day, 1);
  const answer = useAgentDepositWithdrawDaily(
    {
      group_by: 'hour',
      date_from: yesterday,
      date_to: day,
      sort: 'stat_date,hour',
      limit: 48,
      ...(agent === undefined ? {} : { agent_id: [agent] }),
    },
    { refresh: pollingInterval, keepPrevious: true },
  );
  const rows = answer.data?.data ?? [];
  const unfinished = useUnfinished(
    hours.map((hour) => rows.find((row) => row.stat_date === day && row.hour === hour) ?? {}),
  );
  const last = Math.max(0, ...rows.filter((row) => row.stat_date === day).map((row) => Number(row.hour)));
  const series = (name: string, kind: 'line' | 'area', of: string, field: 'deposit_total' | 'withdraw_total') => {
    const rowsByHour = hours.map((hour) => rows.find((row) => row.stat_date === of && row.hour === hour));
    return {
      name,
      kind,
      values: rowsByHour.map((row, hour) => (of === day && hour > last ? null : Number(amount(row, field)))),
      text: (hour: number) => (of === day && hour > last ? '–' : groupMoney(amount(rowsByHour[hour], field))),
    };
  };
  return (
    <Frame
      title={text.hourly}
      link={`/agent/deposit-withdraw-daily?group_by=hour&date_from=${yesterday}&date_to=${day}${suffix}`}
      isLoading={answer.isLoading}
      failed={answer.error !== undefined}
      isEmpty={rows.length === 0}
    >
      <BarLineChart
        label={text.hourly}
        places={hours.map((hour) => `${String(hour).padStart(2, '0')}:00`)}
        series={[
          series(text.depositToday, 'line', day, 'deposit_total'),
          series(text.depositBefore, 'area', yesterday, 'deposit_total'),
          series(text.withdrawToday, 'line', day, 'withdraw_total'),
          series(text.withdrawBefore, 'area', yesterday, 'withdraw_total'),
        ]}
        unfinished={unfinished}
      />
    </Frame>
  );
}

function Flow({ figures: { day, days, isLoading, failed }, suffix }: Props) {
  const text = useHomeText();
  const context = useFormatContext();
  const f = reportRowFields;
  const unfinished = useUnfinished(days);
  const winloss = days.some((row) => row.company_winloss !== undefined) ? 'company_winloss' : 'agent_winloss';
  const series = (name: 'net_flow' | typeof winloss, kind: 'bar' | 'line') => ({
    name: f[name].label[context.language],
    kind,
    values: days.map((row) => Number(amount(row, name))),
    text: (index: number) => groupMoney(amount(days[index], name)),
  });
  return (
    <Frame
      title={text.flow}
      link={`/agent/daily-summary?date_from=${dayBefore(day, 29)}&date_to=${day}${suffix}`}
      isLoading={isLoading}
      failed={failed}
      isEmpty={days.length === 0}
    >
      <BarLineChart
        label={text.flow}
        places={days.map((row) => formatValue(f.stat_date, row.stat_date, context))}
        unfinished={unfinished}
        series={[series('net_flow', 'bar'), series(winloss, 'line')]}
      />
    </Frame>
  );
}

function Types({ from, to, agent, suffix }: Props) {
  const text = useHomeText();
  const context = useFormatContext();
  const answer = useAgentSummaryProvider(
    {
      group_by: 'game_type',
      date_from: from,
      date_to: to,
      sort: '-turnover',
      limit: 20,
      ...(agent === undefined ? {} : { agent_id: [agent] }),
    },
    { refresh: pollingInterval, keepPrevious: true },
  );
  const rows = answer.data?.data ?? [];
  const parts = rows.map((row) => ({
    name: formatValue(reportRowFields.game_type, row.game_type, context),
    value: Number(amount(row, 'turnover')),
    text: groupMoney(amount(row, 'turnover')),
  }));
  return (
    <Frame
      title={text.byType}
      link={`/agent/winloss-summary-provider?group_by=game_type&date_from=${from}&date_to=${to}${suffix}`}
      isLoading={answer.isLoading}
      failed={answer.error !== undefined}
      isEmpty={parts.every(({ value }) => value <= 0)}
    >
      <DonutChart label={text.byType} parts={parts} />
    </Frame>
  );
}

function Agents({ from, to, agent, suffix }: Props) {
  const text = useHomeText();
  const answer = useAgentSummary(
    {
      group_by: 'agent',
      date_from: from,
      date_to: to,
      sort: '-turnover',
      limit: 10,
      ...(agent === undefined ? {} : { agent_id: [agent] }),
    },
    { refresh: pollingInterval, keepPrevious: true },
  );
  const rows = (answer.data?.data ?? []).filter(({ turnover }) => turnover !== '0.00');
  const largest = Math.max(1, ...rows.map((row) => Number(amount(row, 'turnover'))));
  return (
    <Frame
      title={text.topAgents}
      link={`/agent/winloss-summary?group_by=agent&date_from=${from}&date_to=${to}${suffix}`}
      isLoading={answer.isLoading}
      failed={answer.error !== undefined}
      isEmpty={rows.length === 0}
    >
      <ol className={css.agents}>
        {rows.map((row) => (
          <li key={row.row_key}>
            <Link
              className={css.agent}
              href={`/agent/winloss-summary?group_by=member&agent_id=${row.agent_id}&date_from=${from}&date_to=${to}`}
            >
              <span className={css.name}>
                <b>{row.agent_code}</b> {row.agent_title}
              </span>
              <span className={css.amount}>{groupMoney(amount(row, 'turnover'))}</span>
              <span className={css.track} aria-hidden="true">
                <span style={{ width: `${(Number(amount(row, 'turnover')) / largest) * 100}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
