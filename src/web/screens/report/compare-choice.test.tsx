import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Filter } from '#contract/filter.ts';
import { CompareChoice } from './compare-choice.tsx';

afterEach(cleanup);

const period: Filter = {
  name: 'date',
  operator: 'between',
  params: ['date_from', 'date_to'],
  field: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' } },
  maxDays: 366,
};

function draw(value: string | undefined) {
  const chosen: (string | undefined)[] = [];
  const days = { from: '2026-03-09', to: '2026-03-15' };
  render(
    <MantineProvider>
      <CompareChoice period={period} days={days} value={value} onChange={(text) => chosen.push(text)} />
    </MantineProvider>,
  );
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'เทียบกับ' });
  return { choice, chosen, choose: (option: string) => fireEvent.change(choice, { target: { value: option } }) };
}

test('what the address says is chosen, the word of older addresses included', () => {
  expect(draw('year').choice.value).toBe('year');
  cleanup();
  expect(draw('true').choice.value).toBe('previous');
  cleanup();
  expect(draw('nonsense').choice.value).toBe('none');
});

test('a choice becomes the word of the address, none leaves it out, other days begin with those before', () => {
  const { choose, chosen } = draw(undefined);
  choose('weekdays');
  choose('range');
  expect(chosen).toEqual(['weekdays', '2026-03-02_2026-03-08']);
  cleanup();
  const other = draw('month');
  other.choose('none');
  expect(other.chosen).toEqual([undefined]);
});

test('other days are shown, to be changed', async () => {
  const { choice } = draw('2025-12-30_2026-01-05');
  expect(choice.value).toBe('range');
  expect((await screen.findByRole('button', { name: /วันที่ใช้เทียบ/ })).textContent).toContain('30/12/2025 – 05/01/2026');
});
