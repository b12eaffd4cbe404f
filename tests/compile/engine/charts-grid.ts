import type { ChartsProps, DashboardChart } from '#contract/dashboard.ts';

export declare function chartsGrid(what: {
  readonly charts: readonly DashboardChart[];
}): (props: ChartsProps) => unknown;
