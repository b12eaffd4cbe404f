import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { offerPreferences, type PreferenceCalls, personStore } from '#web/auth/person-store.ts';
import { languageStore } from '#web/locale/language.ts';
import { changeSettings, settingsStore } from '#web/ui/settings.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { listPage } from '../../list/list-page.tsx';
import { page, row, things } from '../../list/testing/things.tsx';
import { KeepPreferences } from './keep-preferences.tsx';
import { listStore } from './list-store.ts';

const at = (path: string, method: Call['method'] = 'POST'): Call => ({
  id: path,
  method,
  path: `/api/account/${path}`,
  permission: path === 'view/share' ? 'view.share' : 'signed-in',
  extension: true,
});
const calls: PreferenceCalls = {
  read: at('preferences', 'GET'),
  keepDisplay: at('settings'),
  keepColumns: at('list'),
  saveView: at('view/save'),
  shareView: at('view/share'),
  firstView: at('view/first'),
  deleteView: at('view/delete'),
  roles: at('roles', 'GET'),
  notices: at('notice/list', 'GET'),
  readNotice: at('notice/read'),
  readNotices: at('notice/read_all'),
};
const display = { language: 'th', scheme: 'light', density: 'normal', buddhist: false };
const columns = (hidden: readonly string[]) => ({
  ...{ order: ['name', 'amount', 'status'], hidden, widths: [{ column: 'name', pixels: 300 }], start: [], end: [] },
});
const view = (id: number, more: object = {}) => ({
  ...{ id, screen: '/things', name: `มุมมอง ${id}`, query: 'status=shut', layout: columns(['amount']) },
  ...{ is_own: true, by: 'สมชาย', role_ids: [], first_role_ids: [], is_first: false, ...more },
});

interface Kept {
  settings: object | null;
  lists: readonly object[];
  pinned: readonly number[];
  views: readonly object[];
}

/** A server that keeps preferences, and a list beside it. */
function open(kept: Partial<Kept> = {}, address = '/things', grants: readonly string[] = ['*'], late?: Promise<void>) {
  const has: Kept = { settings: display, lists: [], pinned: [], views: [], ...kept };
  const told: [string, unknown][] = [];
  const answer = async ({ path, method, body, query }: Asked): Promise<Answer> => {
    if (path === '/api/account/preferences') await late;
    if (path === '/api/account/preferences') return { body: { error: 0, data: has } };
    if (path === '/api/account/roles')
      return { body: { error: 0, data: [4, 5].map((id) => ({ id, name: `ตำแหน่ง ${id}` })) } };
    if (method === 'POST') {
      told.push([path.replace('/api/account/', ''), body]);
      return { body: { error: 0, data: { id: 9 } } };
    }
    return page([row(1)], { total: query.get('status') === 'shut' ? 1 : 60 });
  };
  const server = fakeServer(answer);
  const { Frame, history } = webFrame({ server, at: address, grants });
  const Page = listPage(things);
  render(
    <>
      <KeepPreferences />
      <Page />
    </>,
    { wrapper: Frame },
  );
  return { has, told, history, server };
}

beforeEach(() => {
  localStorage.clear();
  // What is kept is read once a page; another tab that clears it is heard.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  languageStore.set('th');
  changeSettings({ density: 'normal', buddhist: false });
  offerPreferences(async () => calls);
});

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const menu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'มุมมอง' }));
  await screen.findByLabelText('ชื่อมุมมอง');
  return within(document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body);
};

describe('how a person has things shown', () => {
  it('is as another machine left it: display, columns and the views in the menu', async () => {
    open({
      settings: { ...display, density: 'compact', buddhist: true },
      lists: [{ screen: '/things', layout: columns(['amount']) }],
      views: [view(3)],
      pinned: [3],
    });
    await waitFor(() => expect(settingsStore.get()).toEqual({ density: 'compact', buddhist: true }));
    await waitFor(() => expect(heads().join()).not.toContain('ช่อง amount'));
    expect(personStore('7').get().pins).toMatchObject([{ id: '3', name: 'มุมมอง 3' }]);
  });

  it('is told when it is changed here, and not when it was taken over', async () => {
    const { told } = open({ settings: { ...display, density: 'compact' } });
    await waitFor(() => expect(settingsStore.get().density).toBe('compact'));
    changeSettings({ density: 'relaxed' });
    await waitFor(() => expect(told).toEqual([['settings', { settings: { ...display, density: 'relaxed' } }]]));
    await waitFor(() => expect(personStore('7').get().unsent).toEqual([]));
  });

  it('keeps the language that was chosen before signing in, and tells it', async () => {
    languageStore.set('en');
    const { told } = open({ settings: { ...display, density: 'compact' } });
    await waitFor(() => expect(settingsStore.get().density).toBe('compact'));
    await waitFor(() =>
      expect(told).toEqual([['settings', { settings: { ...display, density: 'compact', language: 'en' } }]]),
    );
    expect(languageStore.get()).toBe('en');
  });

  it('tells a server that has never heard of the person what this browser has kept so far', async () => {
    const order = ['name', 'amount', 'status'];
    const layout = { version: 1, order, hidden: ['status'], widths: {}, start: [], end: [] };
    const views = { version: 1, views: [{ id: 'local-1', name: 'เก่า', query: '', layout, isDefault: true }] };
    listStore('7', '/things').set({ layout, views });
    const { told } = open({ settings: null });
    await waitFor(() => expect(told).toHaveLength(4));
    const sent = { order, hidden: ['status'], widths: [], start: [], end: [] };
    expect(Object.fromEntries(told)).toEqual({
      settings: { settings: display },
      list: { screen: '/things', layout: sent },
      'view/save': { screen: '/things', name: 'เก่า', query: '', layout: sent },
      'view/first': { screen: '/things', view_id: 9 },
    });
  });
});

describe('a view', () => {
  it('opens first although it comes after the rows', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { history } = open(
      { views: [view(3, { is_first: true, is_own: false, by: 'หัวหน้า' })] },
      '/things',
      ['*'],
      late,
    );
    await screen.findByText('ชิ้นที่ 1');
    arrive();
    await waitFor(() => expect(history?.at(-1)).toBe('/things?status=shut'));
    await waitFor(() => expect(heads().join()).not.toContain('ช่อง amount'));
    await screen.findByText(/มุมมอง 3 · 1 รายการ/);
  });

  it('leaves alone whoever has begun to filter before it came', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { history } = open({ views: [view(3, { is_first: true })] }, '/things', ['*'], late);
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('button', { name: /เปิดอยู่/ }));
    await waitFor(() => expect(history?.at(-1)).toBe('/things?status=open'));
    arrive();
    await waitFor(() => expect(personStore('7').get().known).toBe(true));
    expect(history?.at(-1)).toBe('/things?status=open');
  });

  it('has an address, which becomes that of what it shows', async () => {
    const { history } = open({ views: [view(3)] }, '/things?x=1&view=3');
    await waitFor(() => expect(history?.at(-1)).toBe('/things?x=1&status=shut'));
  });

  it('that is gone is no more in the address', async () => {
    const { history } = open({}, '/things?view=3&status=open');
    await waitFor(() => expect(history?.at(-1)).toBe('/things?status=open'));
  });

  it('is saved with what is seen, pinned, and opened first', async () => {
    const { told, has } = open({ views: [view(3, { name: 'ค้าง' })] }, '/things?status=open');
    const panel = await menu();
    fireEvent.change(await panel.findByLabelText('ชื่อมุมมอง'), { target: { value: 'ใหม่' } });
    fireEvent.click(panel.getByRole('button', { name: 'บันทึกมุมมองนี้' }));
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toEqual([
      'view/save',
      expect.objectContaining({ screen: '/things', name: 'ใหม่', query: 'status=open' }),
    ]);
    fireEvent.click(panel.getByRole('button', { name: /^ปักหมุด “ค้าง”/ }));
    await waitFor(() => expect(told[1]).toEqual(['settings', { pinned: [3] }]));
    fireEvent.click(panel.getByRole('button', { name: /^เปิด “ค้าง”/ }));
    await waitFor(() => expect(told[2]).toEqual(['view/first', { screen: '/things', view_id: 3 }]));
    has.views = [view(3, { name: 'ค้าง', is_first: true })];
    fireEvent.change(panel.getByLabelText('ชื่อมุมมอง'), { target: { value: 'ค้าง' } });
    fireEvent.click(panel.getByRole('button', { name: 'บันทึกทับมุมมองเดิม' }));
    await waitFor(() => expect(told[3]).toEqual(['view/save', expect.objectContaining({ view_id: 3, name: 'ค้าง' })]));
  });

  it('is shared with roles, and deleted for all of them only at the second press', async () => {
    const other = view(4, { name: 'อื่น', role_ids: [5], first_role_ids: [5] });
    const { told } = open({ views: [view(3, { name: 'ค้าง', role_ids: [4] }), other] });
    const panel = await menu();
    fireEvent.click(await panel.findByRole('button', { name: 'แบ่ง “ค้าง” ให้ทีม' }));
    await panel.findByText('ตอนนี้เปิด “อื่น” ก่อน');
    fireEvent.click(panel.getByLabelText('แบ่งให้ ตำแหน่ง 5'));
    fireEvent.click(panel.getByLabelText('ตำแหน่ง 5 เปิดมุมมองนี้ก่อน'));
    fireEvent.click(panel.getByRole('button', { name: 'บันทึกการแบ่ง' }));
    await waitFor(() => expect(told).toEqual([['view/share', { view_id: 3, role_ids: [4, 5], first_role_ids: [5] }]]));
    fireEvent.click(await panel.findByRole('button', { name: 'ลบมุมมอง ค้าง' }));
    expect(told).toHaveLength(1);
    fireEvent.click(panel.getByRole('button', { name: 'ลบ' }));
    await waitFor(() => expect(told[1]).toEqual(['view/delete', { view_id: 3 }]));
  });

  it('of others is opened and pinned, and nothing else, by whoever shares none', async () => {
    open({ views: [view(3, { is_own: false, by: 'หัวหน้า', role_ids: [4] })] }, '/things', ['thing.view']);
    const panel = await menu();
    await panel.findByText('โดย หัวหน้า');
    expect(panel.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
      'มุมมองมาตรฐาน',
      'มุมมอง 3โดย หัวหน้า',
      'เปิด “มุมมอง 3” เมื่อเข้ารายการนี้',
      'ปักหมุด “มุมมอง 3” ไว้ในเมนู',
      'บันทึกมุมมองนี้',
    ]);
  });

  it('is this browser’s where no server keeps any', async () => {
    offerPreferences(async () => undefined);
    const { told } = open({}, '/things?status=open');
    const panel = await menu();
    fireEvent.change(await panel.findByLabelText('ชื่อมุมมอง'), { target: { value: 'ใหม่' } });
    fireEvent.click(panel.getByRole('button', { name: 'บันทึกมุมมองนี้' }));
    await panel.findByRole('button', { name: 'ใหม่' });
    expect(panel.queryByRole('button', { name: /ปักหมุด|แบ่ง/ })).toBeNull();
    fireEvent.click(panel.getByRole('button', { name: /^เปิด “ใหม่”/ }));
    await waitFor(() => expect(JSON.stringify(listStore('7', '/things').get())).toContain('"isDefault":true'));
    fireEvent.click(panel.getByRole('button', { name: 'ลบมุมมอง ใหม่' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'ใหม่' })).toBeNull());
    expect(told).toEqual([]);
  });
});
