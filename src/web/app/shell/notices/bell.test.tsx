import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { offerPreferences, type PreferenceCalls } from '#web/auth/person-store.ts';
import { languageStore } from '#web/locale/language.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { Bell } from './bell.tsx';

const at = (path: string, method: Call['method'], invalidates: readonly string[] = []): Call => ({
  ...{ id: path, method, path: `/api/account/${path}`, permission: 'signed-in' },
  ...{ extension: true, invalidates },
});
const list = at('notice/list', 'GET');
const other = at('other', 'POST');
const calls: PreferenceCalls = {
  read: at('preferences', 'GET'),
  keepDisplay: at('settings', 'POST', ['/api/account/preferences']),
  ...{ keepColumns: other, saveView: other, shareView: other, firstView: other, deleteView: other, roles: other },
  notices: list,
  readNotice: at('notice/read', 'POST', [list.path]),
  readNotices: at('notice/read_all', 'POST', [list.path]),
};

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const notice = (id: number, more: object = {}) => ({
  ...{ id, at: minutesAgo(5), tone: 'warning', text: `รายการถอน W${id}`, link: `/w?open=${id}`, is_read: false },
  ...more,
});

/** A server with notices of one person. */
function open(has: { items: ReturnType<typeof notice>[]; total?: number; status?: number; choices?: object }) {
  const told: [string, unknown][] = [];
  const answer = ({ path, method, body, query }: Asked): Answer => {
    if (method === 'POST') {
      told.push([path.replace('/api/account/', ''), body]);
      const { id, up_to: upTo = 0, notices } = body as { id?: number; up_to?: number; notices?: object };
      has.items = has.items.map((one) => (one.id === id || one.id <= upTo ? { ...one, is_read: true } : one));
      if (notices) has.choices = notices;
      return { body: { error: 0, data: {} } };
    }
    if (path === calls.read.path)
      return {
        body: {
          error: 0,
          data: {
            settings: null,
            lists: [],
            pinned: [],
            views: [],
            notices: { browser: false, sound: false, ...has.choices },
          },
        },
      };
    if (has.status) return { status: has.status, body: { error: has.status, message: 'x' } };
    const items = query.has('unread') ? has.items.filter((one) => !one.is_read) : has.items;
    const unread = has.items.filter((one) => !one.is_read).length;
    return { body: { error: 0, data: { items, total: has.total ?? items.length, unread } } };
  };
  offerPreferences(async () => calls);
  const server = fakeServer(answer);
  const { Frame, history } = webFrame({ server, at: '/' });
  render(<Bell user="7" />, { wrapper: Frame });
  return { told, history, server };
}

const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog');

beforeEach(() => {
  localStorage.clear();
  languageStore.set('th');
});
afterEach(() => vi.unstubAllGlobals());

describe('the bell', () => {
  it('says how many are unread, opens them with when they came, and a click reads one and leads there', async () => {
    const { told, history } = open({
      items: [notice(2), notice(1, { is_read: true, at: minutesAgo(90), tone: 'info' })],
    });
    fireEvent.click(await bell('การแจ้งเตือน ยังไม่อ่าน 1 รายการ'));
    const lines = await within(await panel()).findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['รายการถอน W25 นาทีที่แล้ว', 'รายการถอน W11 ชั่วโมงที่แล้ว']);
    expect(within(lines[0] as HTMLElement).getByRole('img', { name: 'ต้องดู' })).toBeDefined();
    expect(within(lines[0] as HTMLElement).getByRole('img', { name: 'ยังไม่อ่าน' })).toBeDefined();
    expect(within(lines[1] as HTMLElement).queryByRole('img', { name: 'ยังไม่อ่าน' })).toBeNull();
    fireEvent.click(within(lines[0] as HTMLElement).getByRole('link'));
    await bell('การแจ้งเตือน');
    expect(told).toEqual([['notice/read', { id: 2 }]]);
    expect(history.at(-1)).toBe('/w?open=2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('all are marked as read up to the last that has come', async () => {
    const { told } = open({ items: [notice(9), notice(4)] });
    fireEvent.click(await bell('การแจ้งเตือน ยังไม่อ่าน 2 รายการ'));
    fireEvent.click(await within(await panel()).findByRole('button', { name: 'อ่านทั้งหมดแล้ว' }));
    await waitFor(() => expect(told).toEqual([['notice/read_all', { up_to: 9 }]]));
    await bell('การแจ้งเตือน');
  });

  it('what leads to another site, or is damaged, is left out; none at all is said so', async () => {
    open({
      items: [notice(1, { link: 'https://evil.example' }), notice(2, { link: '//evil.example', is_read: true })],
    });
    fireEvent.click(await bell('การแจ้งเตือน ยังไม่อ่าน 1 รายการ'));
    await within(await panel()).findByText('ยังไม่มีการแจ้งเตือน');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('a failure says so, with a way to ask again', async () => {
    open({ items: [], status: 500 });
    fireEvent.click(await bell('การแจ้งเตือน'));
    await within(await panel()).findByRole('button', { name: 'ลองใหม่' });
  });

  it('more than a page has pages, in English too', async () => {
    languageStore.set('en');
    const { server } = open({ items: [notice(1)], total: 45 });
    fireEvent.click(await bell('Notices, 1 unread'));
    fireEvent.click(await within(await panel()).findByRole('button', { name: /Page 2|2/ }));
    await waitFor(() => expect(server.asked.some(({ query }) => query.get('page') === '2')).toBe(true));
    await within(await panel()).findByText('5 minutes ago');
  });

  it('the browser is asked for notifications when they are chosen, and not before', async () => {
    const requestPermission = vi.fn(async () => 'granted');
    vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission }));
    const { told } = open({ items: [] });
    fireEvent.click(await bell('การแจ้งเตือน'));
    const choice = await within(await panel()).findByRole('checkbox', { name: /แจ้งเตือนของเบราว์เซอร์/ });
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(choice);
    await waitFor(() => expect(told).toEqual([['settings', { notices: { browser: true, sound: false } }]]));
    expect(requestPermission).toHaveBeenCalledOnce();
    await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(true));
  });
});
