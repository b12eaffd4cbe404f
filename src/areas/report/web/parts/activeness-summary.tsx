import type { ComponentProps } from 'react';
import type { Field } from '#contract/field.ts';
import type { AboveRows } from '#contract/rows-part.ts';
import type { MemberActivenessReply } from '#generated/api/report.ts';
import { memberActiveness } from '#generated/web/report/calls/member.ts';
import { useMemberActiveness } from '#generated/web/report/hooks/member.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { DaysChart } from '#web/screens/shared/annotations/days-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import { CohortTable } from '../activeness/cohort-table.tsx';
import css from '../activeness/summary.module.css';
import { useActivenessText } from '../activeness/texts.ts';

const day: Field = { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' } };

/** Filters of the list that the figures follow. */
const names = ['date_from', 'date_to', 'agent_id'] as const;

/** What has not come yet. */
const unknown = '–';

const count = (value: number | undefined) => (value === undefined ? unknown : formatCount(value));

function figuresOf(
  data: MemberActivenessReply | undefined,
  isUnfinished: boolean,
  text: ReturnType<typeof useActivenessText>,
): readonly ComponentProps<typeof Figure>[] {
  const stickiness = data?.stickiness_pct;
  return [
    {
      name: text.dau,
      value: count(data?.dau),
      below: (isUnfinished ? text.dauSoFar : text.dauHint)(count(data?.dau_average)),
    },
    { name: text.wau, value: count(data?.wau), below: text.wauHint },
    { name: text.mau, value: count(data?.mau), below: text.mauHint },
    {
      name: text.stickiness,
      value: stickiness === undefined || stickiness === null ? unknown : `${Number(stickiness).toFixed(1)}%`,
      below: text.stickinessHint,
    },
    { name: text.new, value: count(data?.new_member), tone: 'info' },
    { name: text.reactivated, value: count(data?.reactivated), below: text.reactivatedHint, tone: 'success' },
    { name: text.churned, value: count(data?.churned), below: text.churnedHint, tone: 'danger' },
  ];
}

/** Active, new, returned and lost members, by day and by week of registration. */
export default function ActivenessSummary({ query }: AboveRows) {
  const text = useActivenessText();
  const can = useCan();
  const context = useFormatContext();
  const describe = useDescribeError();
  const filters = Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
  const answer = useMemberActiveness(can(memberActiveness.permission) ? filters : null, { keepPrevious: true });
  const data = answer.data?.data;
  const series = data?.series ?? [];
  const unfinished = useUnfinished(series);
  if (answer.absent) return null;
  if (answer.error && !data) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  const numberAt = (name: 'dau' | 'new_member') => series.map((one) => one[name]);
  return (
    <Stack gap={3}>
      <StatGrid aria-label={text.figures}>
        {figuresOf(data, !data || unfinished.places.includes(true), text).map((figure) => (
          <Figure key={String(figure.name)} {...figure} />
        ))}
      </StatGrid>
      <div className={css.parts}>
        <Card dense className={css.part} level={3} title={text.chart} aria-label={text.chart}>
          {series.length > 0 && (
            <DaysChart
              label={text.chart}
              days={series.map((one) => one.day)}
              places={series.map((one) => formatValue(day, one.day, context))}
              unfinished={unfinished}
              series={[
                {
                  name: text.dau,
                  kind: 'line',
                  values: numberAt('dau'),
                  text: (index) => count(numberAt('dau')[index]),
                },
                {
                  name: text.new,
                  kind: 'bar',
                  values: numberAt('new_member'),
                  text: (index) => count(numberAt('new_member')[index]),
                },
              ]}
            />
          )}
        </Card>
        <CohortTable cohorts={data?.cohorts ?? []} />
      </div>
    </Stack>
  );
}
