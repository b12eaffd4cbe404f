import { useMemo } from 'react';
import { BarLineChart, type ChartProps } from '#web/charts/bar-line-chart.tsx';
import { marksOn, spanOf } from './annotations.ts';
import { useAnnotations } from './use-annotations.ts';

interface Props extends ChartProps {
  /** The day of each place, in ISO. */
  readonly days: readonly string[];
}

/** A chart over days, with what is to be known of them on its axis. */
export function DaysChart({ days, ...chart }: Props) {
  const key = days.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same days are the same span
  const span = useMemo(() => spanOf(days), [key]);
  const { all } = useAnnotations(span);
  return <BarLineChart {...chart} marks={marksOn(all, days)} />;
}
