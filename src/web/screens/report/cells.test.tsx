import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Column } from '#contract/screen.ts';
import { reportCells } from './cells.tsx';

afterEach(cleanup);

const amount: Column = {
  name: 'profit',
  kind: 'money',
  label: { th: 'กำไร', en: 'Profit' },
  total: true,
  gain: 'company',
};
const words = {
  before: (value: string) => `before ${value}`,
  beforeInPart: (now: string, value: string) => `part ${now} before ${value}`,
  unusual: 'unusual',
  unfinished: 'not over',
};
const context = { language: 'th', buddhist: false } as const;
/** Days of one measure, the first of them not over. */
const days = (first: Row): readonly Row[] => [
  { row_key: '0', unfinished: true, ...first },
  ...['100.00', '101.00', '99.00', '100.00', '102.00', '98.00'].map((profit, at) => ({ row_key: `${at + 1}`, profit })),
];

function draw(rows: readonly Row[], row: Row, compared?: Parameters<typeof reportCells>[0]['compared']) {
  const cells = reportCells({
    ...{ columns: [amount], rows, heat: ['profit'], compared, words },
    ...{ totals: { profit: '600.00' }, hasSums: false },
  });
  const { container } = render(cells.profit?.(row, 'standard', context));
  return container;
}

describe('cells of a report', () => {
  test('a day that is not over is no outlier, and no measure of others', () => {
    const rows = days({ profit: '-9000.00' });
    expect(draw(rows, rows[0] ?? {}).querySelector('[title="unusual"]')).toBeNull();
    const odd = { row_key: '9', profit: '900.00' };
    expect(draw([...rows, odd], odd).querySelector('[title="unusual"]')).not.toBeNull();
  });

  test('of days that are over, only these are compared, not the displayed value', () => {
    const row = { row_key: '1', profit: '700.00', present: { profit: '600.00' }, previous: { profit: '300.00' } };
    const change = draw(days({}), row, { basis: 'whole_days', totals: {} }).querySelector('[title^="part"]');
    expect(change?.textContent).toBe('▲ 100.0%');
    expect(change?.getAttribute('title')).toBe('part 600.00 before 300.00');
  });

  test('a day that is not over is not compared, unless both are given up to the same time', () => {
    const row = { row_key: '0', unfinished: true, profit: '50.00', previous: { profit: '100.00' } };
    const [whole, timed] = [{ basis: 'whole_days' }, { basis: 'same_time', until: '11:20' }] as const;
    expect(draw([row], { ...row, previous: null }, whole).querySelector('[title="not over"]')?.textContent).toBe('–');
    expect(draw([row], row, timed).querySelector('[title="before 100.00"]')?.textContent).toBe('▼ 50.0%');
  });
});
