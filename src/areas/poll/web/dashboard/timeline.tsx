import type { AnswersThen } from '#generated/api/poll.ts';
import { BarLineChart } from '#web/charts/bar-line-chart.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import { count } from './parts.ts';
import { useBoardText } from './texts.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', hour: '2-digit', minute: '2-digit' });

/** Answers per ten minutes, over the last 24 hours in which the poll was open. */
export function Timeline({ series }: { readonly series: readonly AnswersThen[] }) {
  const text = useBoardText();
  const points = series.flatMap((one) => {
    const { at, count: answers } = one;
    return typeof at === 'string' && typeof answers === 'number' ? [{ ...one, at, answers }] : [];
  });
  const unfinished = useUnfinished(points);
  if (points.length === 0) return <Quiet>{text.noLive}</Quiet>;
  return (
    <BarLineChart
      label={text.series}
      height={180}
      places={points.map(({ at }) => clock.format(new Date(at)))}
      unfinished={unfinished}
      series={[
        {
          name: text.answers,
          kind: 'bar',
          values: points.map(({ answers }) => answers),
          text: (index) => count(points[index]?.answers),
        },
      ]}
    />
  );
}
