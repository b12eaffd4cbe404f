import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Column } from '#contract/screen.ts';
import { ChartPanel } from './chart-panel.tsx';

const column = (name: string, kind: Column['kind']): Column => ({ name, kind, label: { th: name, en: name } });
const columns = [
  column('stat_date', 'date'),
  column('provider', 'string'),
  column('turnover', 'money'),
  column('hold', 'percent'),
];
const context = { language: 'en', buddhist: false } as const;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const draw = (x: string, rows: readonly Row[], compared?: { from: string; to: string }) =>
  render(
    <ChartPanel
      title="Report"
      chart={{ x, bars: ['turnover'], lines: ['hold'] }}
      rows={rows}
      columns={columns}
      compared={compared && { basis: 'all', ...compared }}
      context={context}
    />,
  ).container;
const legend = (container: HTMLElement) =>
  [...container.querySelectorAll('figcaption span')].map((entry) => [
    entry.textContent,
    entry.getAttribute('data-kind'),
    entry.getAttribute('data-series'),
    entry.hasAttribute('data-before'),
  ]);

test('other days are drawn in the colour of the figure, and named by their dates', () => {
  const rows = [
    { row_key: 'a', stat_date: '2026-03-02', turnover: '10.00', hold: '5', previous: { turnover: '8.00', hold: '4' } },
    { row_key: 'b', stat_date: '2026-03-01', turnover: '20.00', hold: '6', previous: null },
  ];
  expect(legend(draw('stat_date', rows, { from: '2026-02-01', to: '2026-02-02' }))).toEqual([
    ['turnover', 'bar', '0', false],
    ['turnover (01/02/2026 – 02/02/2026)', 'bar', '0', true],
    ['hold', 'line', '1', false],
    ['hold (01/02/2026 – 02/02/2026)', 'line', '1', true],
  ]);
});

test('lines are drawn over time alone', () => {
  const rows = [
    { row_key: 'a', provider: 'A', turnover: '10.00', hold: '5' },
    { row_key: 'b', provider: 'B', turnover: '20.00', hold: '6' },
  ];
  const chart = draw('provider', rows);
  expect(legend(chart).map(([, kind]) => kind)).toEqual(['bar', 'bar']);
  // What the axes are: percentages have their own, with its sign.
  expect(chart.querySelector('figure')?.textContent).toMatch(/^บาทturnover.*provider$/);
});
