import type { DashboardModel } from '#generator/model/dashboards.ts';
import { payout } from './entities.ts';
import { id, label, plain } from './fields.ts';
import { screenBase } from './screen.ts';

/** Figures and charts of two answers, and what needs no call. */
export const overview: DashboardModel = {
  ...screenBase,
  kind: 'dashboard',
  path: '/desk/overview',
  area: 'desk',
  title: label('Overview'),
  permission: 'desk.payout.view',
  greeting: label('Hello {name}'),
  filters: [{ param: 'bank', label: label('Bank'), all: label('All banks'), display: 'name', items: 'bank.items' }],
  sources: [
    { name: 'payouts', call: 'payout.list', query: { date_from: '{today-29d}' }, filters: ['bank'], refresh: 60_000 },
  ],
  tiles: [
    {
      kind: 'figures',
      of: 'payouts',
      day: 'created_at',
      show: [{ field: plain(payout.fields.amount ?? id), label: label('Paid'), good: 'more', to: '/desk/payouts' }],
    },
    { kind: 'queues' },
    {
      kind: 'charts',
      title: label('Trends'),
      periods: ['today', 'last7'],
      show: [
        {
          kind: 'lines',
          of: 'payouts',
          title: label('By day'),
          to: '/desk/payouts?date_from={from}',
          fields: { x: plain(payout.fields.created_at ?? id) },
          series: { bars: [[plain(payout.fields.amount ?? id)]], lines: [] },
        },
      ],
    },
    { kind: 'shortcuts' },
  ],
  keys: { p: { to: '/desk/payouts', label: label('Payouts') } },
};
