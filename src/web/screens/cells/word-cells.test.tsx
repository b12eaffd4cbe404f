import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { followCell } from './follow-cell.tsx';
import { levelsCell } from './levels-cell.tsx';
import { marksCell } from './marks-cell.tsx';
import { meterCell } from './meter-cell.tsx';
import { waitCell } from './wait-cell.tsx';
import { warnCell } from './warn-cell.tsx';

afterEach(cleanup);

function draw(cell: CellOverride, row: Row, grants: readonly string[] = []) {
  const { Frame } = webFrame({ server: fakeServer(() => ({ body: { error: 0 } })), grants: [...grants] });
  const context = { language: 'th', buddhist: false } as const;
  render(<div data-testid="cell">{cell(row, 'standard', context)}</div>, { wrapper: Frame });
  return screen.getByTestId('cell');
}

const toneOf = (cell: HTMLElement) => cell.querySelector('[data-tone]')?.getAttribute('data-tone');
const widthOf = (cell: HTMLElement) => cell.querySelector<HTMLElement>('[style]')?.style.width;

test('a meter of a limit is red where little is left, and shows the share that is used of an amount', () => {
  const cell = draw(meterCell({ meter: 'limit', used: 'today_in' }, 'limit'), { today_in: '96.00', limit: '100.00' });
  expect([toneOf(cell), widthOf(cell), cell.textContent]).toEqual(['danger', '96%', 'standard']);
});

test('a meter of a goal is green once it is reached, and never longer than its place', () => {
  const cell = draw(meterCell({ meter: 'goal' }, 'done'), { done: '140.0000' });
  expect([toneOf(cell), widthOf(cell)]).toEqual(['success', '100%']);
});

test('a meter of nothing is the standard cell', () => {
  expect(draw(meterCell({ meter: 'limit', used: 'today_in' }, 'limit'), { limit: null }).innerHTML).toBe('standard');
});

test('a goal of nothing is reached, and one beside the value is told by its own amounts', () => {
  const cell = meterCell({ meter: 'goal', used: 'done', of: 'needed' }, 'isMet');
  expect(widthOf(draw(cell, { isMet: true, done: '0.00', needed: '0.00' }))).toBe('100%');
  cleanup();
  expect(widthOf(draw(cell, { isMet: false, done: '25.00', needed: '100.00' }))).toBe('25%');
});

test('marks are what other fields say, where they say something', () => {
  const label = { th: 'รอ', en: 'Waits' };
  const cell = marksCell({
    marks: [
      { name: 'lead', kind: 'boolean', label, options: [{ value: 'true', label, tone: 'warning' }] },
      { name: 'to', kind: 'string', label },
    ],
  });
  expect(draw(cell, { lead: false, to: null }).innerHTML).toBe('standard');
  cleanup();
  const drawn = draw(cell, { lead: true, to: 'กมล' });
  expect(
    [...drawn.querySelectorAll('[data-tone]')].map((pill) => [pill.textContent, pill.getAttribute('data-tone')]),
  ).toEqual([
    ['รอ', 'warning'],
    ['กมล', 'info'],
  ]);
});

test('a number has the colour of the highest level that it has reached', () => {
  const cell = levelsCell(
    {
      levels: [
        ['warning', 30],
        ['danger', 60],
      ],
    },
    'score',
  );
  const tones = [null, 0, 29, 30, 59, '60'].map((score) => {
    const tone = toneOf(draw(cell, { score }));
    cleanup();
    return tone;
  });
  expect(tones).toEqual([undefined, undefined, undefined, 'warning', 'warning', 'danger']);
});

test('a warning catches the eye in rows that meet its condition, and says why', () => {
  const says = { name: 'chain', kind: 'string', label: { th: 'ลำดับ', en: 'Chain' } } as const;
  const warn = warnCell({ when: { chain: { not: ['ok', null] } }, tone: 'danger', says });
  expect(draw(warn, { chain: 'ok' }).innerHTML).toBe('standard');
  cleanup();
  expect(draw(warn, { chain: 'gap' }).querySelector('[title="gap"]')).toBeTruthy();
});

test('a row that waits says for how long, late and overdue; one that does not says since when alone', () => {
  const cell = waitCell({ wait: { status: ['open'] }, late: 60_000, overdue: 600_000 }, 'at');
  const ago = (minutes: number, status: string) => {
    const drawn = draw(cell, { status, at: new Date(Date.now() - minutes * 60_000).toISOString() });
    const said = [
      drawn.querySelector('span > span')?.textContent,
      drawn.querySelector('[data-late]')?.getAttribute('data-late'),
    ];
    expect(drawn.querySelector('time')?.textContent).toMatch(/\d\d:\d\d/);
    cleanup();
    return said;
  };
  expect(ago(0.5, 'open')).toEqual(['30 วิ', undefined]);
  expect(ago(3, 'open')).toEqual(['3 นาที', 'late']);
  expect(ago(130, 'open')).toEqual(['2 ชม.', 'overdue']);
  expect(ago(130, 'shut')).toEqual([undefined, undefined]);
  expect(draw(cell, { status: 'open', at: null }).innerHTML).toBe('standard');
});

test('a cell leads where the first link leads that its row meets and the person may follow', () => {
  const links = [
    { to: '/a?ref={ref}', when: { kind: ['a'] }, permission: 'a.a.view' },
    { to: '/b?ref={ref}', when: { kind: ['b'] } },
  ];
  const hrefOf = (row: Row, grants: readonly string[] = []) => {
    const href = draw(followCell({ links }), row, grants).querySelector('a')?.getAttribute('href');
    cleanup();
    return href;
  };
  expect(hrefOf({ kind: 'a', ref: 'x' }, ['a.a.view'])).toBe('/a?ref=x');
  expect(hrefOf({ kind: 'a', ref: 'x' })).toBeUndefined();
  expect(hrefOf({ kind: 'b', ref: 'x y' })).toBe('/b?ref=x%20y');
  expect(hrefOf({ kind: 'b', ref: null })).toBeUndefined();
});
