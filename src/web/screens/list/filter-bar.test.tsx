import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Filter } from '#contract/filter.ts';
import { webFrame } from '../../../../tests/support/web-frame.tsx';
import { FilterChips } from './filter-bar.tsx';

const label = (th: string) => ({ th, en: th });
const date: Filter = {
  name: 'date',
  operator: 'between',
  params: ['date_from', 'date_to'],
  field: { name: 'created_at', kind: 'datetime', label: label('วันที่') },
  initial: 'today',
  maxDays: 31,
};
const name: Filter = {
  name: 'name',
  operator: 'contains',
  params: ['name'],
  field: { name: 'name', kind: 'string', label: label('ชื่อ') },
};
const today = '2026-01-31';

function show(filters: readonly Filter[], values: Readonly<Record<string, string>>) {
  const onChange = vi.fn();
  const context = { language: 'th', buddhist: false } as const;
  const noop = () => undefined;
  render(<FilterChips {...{ filters, values, context, today, onChange }} onEdit={noop} onClear={noop} />, {
    wrapper: webFrame().Frame,
  });
  return onChange;
}

test('a filter is taken out', async () => {
  const onChange = show([name], { name: 'ก' });
  await userEvent.click(screen.getByRole('button', { name: 'นำตัวกรอง ชื่อ ออก' }));
  expect(onChange).toHaveBeenCalledWith({ name: undefined });
  expect(screen.getByRole('button', { name: 'ล้างตัวกรอง' })).toBeTruthy();
});

test('a required range is reset to its initial value, with a message', async () => {
  const onChange = show([date], { date_from: '2026-01-01', date_to: '2026-01-15' });
  expect(screen.queryByRole('button', { name: /^นำตัวกรอง/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'กลับไปใช้ วันที่: วันนี้' }));
  expect(onChange).toHaveBeenCalledWith({ date_from: undefined, date_to: undefined });
});

test('of people, whoever looks is said in words', async () => {
  const reference = { entity: 'User', path: '/api/user/items', value: 'id', label: 'name', people: true as const };
  const holder = { name: 'holder', kind: 'ref' as const, label: label('ผู้รับ'), reference };
  show([{ name: 'holder', operator: 'in', params: ['holder'], field: holder }], { holder: 'me' });
  expect((await screen.findByText('ฉัน')).closest('button')?.textContent).toBe('ผู้รับ: ฉัน');
});

test('what the list opens with offers no way out that leads nowhere', () => {
  show([date], { date_from: today, date_to: today });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['วันที่: วันนี้']);
});
