import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListScreen } from '#contract/screen.ts';
import type { Answer } from '../../../../tests/support/web-frame.tsx';
import { listPage } from './list-page.tsx';
import { label, lists, page, row, showPage, things } from './testing/things.tsx';

const amount = things.columns.find((column) => column.name === 'amount') ?? things.columns[0];
const withCards: ListScreen = {
  ...things,
  cards: [
    { filter: 'status', values: ['open'] },
    { filter: 'status', values: ['open', 'shut'], label: label('ทุกสถานะ') },
    { filter: 'status', values: ['open'], of: ['open', 'shut'], label: label('ส่วนที่เปิด') },
    ...(amount ? [{ field: amount, label: label('ยอดรวมทั้งหมด') }] : []),
  ],
};
const open = (
  answer: () => Answer | Promise<Answer> = () => page([row(1)], { facets: { open: 1200, shut: 1 } }),
  at = '/things',
) => showPage(listPage(withCards), answer, at, ['*']);
const cards = () => within(screen.getByRole('region', { name: 'ยอดสรุป' }));

describe('figures above a list', () => {
  it('are the sums and counts of the answer, under the names of what they are of', async () => {
    open();
    await screen.findByText('ชิ้นที่ 1');
    // Fetched where a list has them.
    await screen.findByRole('region', { name: 'ยอดสรุป' });
    expect(cards().getByRole('button', { name: 'เปิดอยู่ 1,200' }).dataset.tone).toBe('warning');
    expect(cards().getByRole('button', { name: 'ทุกสถานะ 1,201' }).dataset.tone).toBeUndefined();
    expect(screen.getByText('ส่วนที่เปิด').parentElement?.textContent).toBe('ส่วนที่เปิด99.9%');
    expect(screen.getByText('ยอดรวมทั้งหมด').parentElement?.textContent).toBe('ยอดรวมทั้งหมด300.00');
  });

  it('open what they counted, and everything again', async () => {
    const { server, history } = open();
    await screen.findByText('ชิ้นที่ 1');
    await screen.findByRole('region', { name: 'ยอดสรุป' });
    fireEvent.click(cards().getByRole('button', { name: /^ทุกสถานะ/ }));
    await waitFor(() => expect(history?.at(-1)).toBe('/things?status=open,shut'));
    await waitFor(() => expect(lists(server.asked).at(-1)?.query.get('status')).toBe('open,shut'));
    const on = cards().getByRole('button', { name: /^ทุกสถานะ/ });
    await waitFor(() => expect(on.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(on);
    await waitFor(() => expect(history?.at(-1)).toBe('/things'));
  });

  it('are empty while loading', async () => {
    const wait: { release?: () => void } = {};
    open(async () => {
      await new Promise<void>((resolve) => (wait.release = resolve));
      return page([row(1)]);
    });
    await screen.findByRole('region', { name: 'ยอดสรุป' });
    expect(screen.getByRole('button', { name: 'ทุกสถานะ –' })).toBeTruthy();
    expect(screen.getByText('ยอดรวมทั้งหมด').parentElement?.textContent).toBe('ยอดรวมทั้งหมด–');
    await act(async () => wait.release?.());
    await screen.findByRole('button', { name: 'ทุกสถานะ 3' });
  });

  it('are hidden if the server does not send them', async () => {
    open(() => page([row(1)], { facets: undefined }));
    await screen.findByText('ชิ้นที่ 1');
    await screen.findByText('ยอดรวมทั้งหมด');
    expect(screen.queryByText('ทุกสถานะ')).toBeNull();
    expect(screen.queryByText('ส่วนที่เปิด')).toBeNull();
  });
});
