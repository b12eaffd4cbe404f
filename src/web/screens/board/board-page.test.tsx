import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Panel } from '#contract/panel.ts';
import type { ListScreen } from '#contract/screen.ts';
import { PageKeys } from '#web/app/shell/page-keys.tsx';
import type { Asked } from '../../../../tests/support/web-frame.tsx';
import { call, field, label, page, row, showPage, things } from '../list/testing/things.tsx';
import { boardPage } from './board-page.tsx';
import { boardSettings } from './board-settings.ts';

const name = field('name', 'string');
const panel: Panel = {
  name,
  chips: [],
  sections: [{ fields: [field('amount', 'money')] }],
  places: [name],
  icons: {},
};
const decision = {
  verdict: call('thing.pay.verdict', 'GET', '/api/thing/pay/verdict', { extension: true, optOut: [400, 404] }),
  facts: [],
  next: true as const,
};
const board: ListScreen = {
  ...things,
  rowActions: [
    {
      id: 'thing.pay',
      label: label('จ่าย'),
      when: { status: ['open'] },
      call: call('thing.pay', 'POST', '/api/thing/pay', { kind: 'move', key: 'id' }),
      input: async () => ({ fields: [], validate: () => [], decision }),
      key: 'p',
    },
  ],
  panel: { beside: ['name'], next: { status: ['open'] }, load: async () => panel },
};

/** Three things in a row; what is paid is shut, unless everything keeps its status. */
function show(screenOf: ListScreen = board, shut: readonly number[] = [], { keeps = false } = {}) {
  const paid = new Set(shut);
  const one = (id: number) => row(id, paid.has(id) ? { status: 'shut', version: 2 } : {});
  const Board = boardPage(screenOf);
  return showPage(
    () => (
      <>
        <Board />
        <PageKeys />
      </>
    ),
    ({ path, method, body, query }: Asked) => {
      if (path.endsWith('/verdict'))
        return { body: { error: 0, data: { refusals: [], warnings: [], limits: [], facts: [] } } };
      if (path.endsWith('/detail')) return { body: { error: 0, data: one(Number(query.get('id'))) } };
      if (method !== 'POST') return page([1, 2, 3].map(one));
      const { id } = body as { readonly id: number };
      if (!keeps) paid.add(id);
      return { body: { error: 0, data: one(id) } };
    },
    '/things',
    ['*'],
  );
}

const panelOf = (id: number) => screen.findByRole('article', { name: new RegExp(`ชิ้นที่ ${id}$`) });
it('lists its keys on “?”, with a switch that takes letters away', async () => {
  const { server } = show();
  await screen.findByText(/ชิ้นที่ 1$/);
  fireEvent.keyDown(document.body, { key: '?' });
  const help = await screen.findByRole('dialog', { name: 'ปุ่มลัด' });
  expect(within(help).getByText('จ่าย')).toBeTruthy();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'เปิดใช้ปุ่มลัด' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'ปุ่มลัด' })).toBeNull());
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'p' });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => boardSettings.set((before) => ({ ...before, keys: true })));
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'p' });
  await screen.findByRole('dialog');
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false);
});

const columns = () =>
  screen.getAllByRole('columnheader').flatMap((one) => one.textContent?.match(/ช่อง (\w+)/)?.[1] ?? []);

async function pay(details: HTMLElement) {
  fireEvent.click(within(details).getByRole('button', { name: 'จ่าย' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^จ่าย/ });
  await waitFor(() => expect(confirm.disabled).toBe(false));
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

afterEach(() => sessionStorage.clear());

describe('a row that is open next to its list', () => {
  it('leaves the columns that were asked for, and all of them once it is closed', async () => {
    show();
    fireEvent.click(await screen.findByText('ชิ้นที่ 2'));
    const details = await panelOf(2);
    expect(within(details).getByText('100.00')).toBeTruthy();
    expect(columns()).toEqual(['name']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(columns()).toEqual(['name', 'amount', 'status']);
  });

  it('makes room for the next one that is due when it is decided; at the end for the first of those before', async () => {
    const { history } = show(board, [3]);
    fireEvent.click(await screen.findByText('ชิ้นที่ 2'));
    await pay(await panelOf(2));
    await pay(await panelOf(1));
    // Nothing is due any more: the last one stays, to be seen.
    expect(await panelOf(1)).toBeTruthy();
    expect(history.at(-1)).toContain('open=1');
  });

  it('stays open where what was done leaves it as due as before', async () => {
    show(board, [], { keeps: true });
    fireEvent.click(await screen.findByText('ชิ้นที่ 2'));
    await pay(await panelOf(2));
    expect(await panelOf(2)).toBeTruthy();
  });

  it('stays open where the list does not say what is due', async () => {
    show({ ...board, panel: { beside: ['name'], load: async () => panel } });
    fireEvent.click(await screen.findByText('ชิ้นที่ 2'));
    await pay(await panelOf(2));
    expect(await panelOf(2)).toBeTruthy();
  });
});
