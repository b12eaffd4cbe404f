import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ChangePasswordPage from '#areas/auth/web/change-password/page.tsx';
import LoginPage from '#areas/auth/web/login/page.tsx';
import type { Route } from '#contract/route.ts';
import { localIdentity } from '#web/auth/local-identity.ts';
import { createSession, type Session } from '#web/auth/session.ts';
import { browserSessionStorage } from '#web/auth/session-storage.ts';
import { testCalls } from '#web/auth/testing.ts';
import { createClient } from '#web/data/client.ts';
import { App } from './app.tsx';
import { timings } from './constants.ts';
import { createHistory } from './routing/history.ts';
import { createPages } from './routing/pages.ts';
import { createRestorer } from './routing/restore.ts';

const titleOf = (path: string) => ({ th: `หน้า ${path}`, en: path });
const page = (path: string, permission: string, Component: () => unknown, layout?: Route['layout']): Route => ({
  path,
  ...(layout && { title: titleOf(path), layout }),
  permission,
  load: async () => ({ default: Component as () => null }),
});
const routes = [
  page('/', 'signed-in', () => <h1>home</h1>),
  page('/login', 'public', LoginPage, 'auth'),
  page('/change-password', 'signed-in', ChangePasswordPage, 'auth'),
  page('/a/list', 'a.list.view', () => <h1>list of a</h1>),
  page('/b/list', 'b.list.view', () => <h1>list of b</h1>),
  page('/broken', 'signed-in', () => {
    throw new Error('broken page');
  }),
];
const user = {
  user_id: 7,
  name: 'นก การเงิน',
  username: 'nok',
  role_name: 'finance',
  server: 'dgbet',
  permissions: ['a.*.view'],
};
const menus = [
  { id: 1, label: 'หน้าแรก', icon: 'mdi-home', link: '/' },
  {
    id: 2,
    label: 'กลุ่ม',
    icon: 'mdi-a',
    isMenuCollapsed: false,
    subItems: [
      { id: 3, label: 'รายการ a', link: '/a/list' },
      { id: 4, label: 'รายการ b', link: '/b/list' },
    ],
  },
];

let answers: Record<string, () => Response>;
let calls: string[];
const history = createHistory();
const parts: { session?: Session } = {};

async function start(path: string, signedIn = false) {
  if (signedIn) {
    sessionStorage.setItem('access_token', 't');
    localStorage.setItem('local_data', JSON.stringify({ user: { ...user, menus } }));
  }
  history.navigate(path);
  const client = createClient({
    token: () => parts.session?.token(),
    onGlobalStatus: (status) => (status === 400 ? history.navigate('/') : parts.session?.clear()),
    fetch: (async (url: string) => {
      calls.push(url);
      return answers[url]?.() ?? Response.json({ error: 0, data: {} });
    }) as typeof fetch,
  });
  const session = createSession({
    client,
    calls: testCalls,
    identity: localIdentity(client, testCalls),
    storage: browserSessionStorage(),
    channel: { reaches: true, post: () => undefined, listen: () => () => undefined },
    patience: 1,
  });
  parts.session = session;
  await session.start();
  const deployment = { routes, brand: { name: 'Back office' } };
  const pages = createPages(routes, {}, {}, { a: async () => ({ titles: { '/a/list': titleOf('/a/list') } }) });
  await Promise.all(pages.all.map((each) => each.load()));
  render(
    <App
      {...{ deployment, pages, client, session, history, nonce: undefined }}
      restorer={createRestorer(history)}
      loadQueues={async () => []}
    />,
  );
  return { session, client };
}

beforeEach(() => {
  calls = [];
  answers = {
    '/api/profile': () => Response.json({ error: 0, data: { ...user, menus } }),
    '/api/auth': () => Response.json({ error: 0, access_token: 't', data: user, menus }),
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const typeIn = async (password = 'secret') => {
  await userEvent.type(await screen.findByLabelText('อีเมลหรือชื่อผู้ใช้'), 'nok');
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), password);
  await userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
};

describe('guards', () => {
  it('a missing session is sent to sign-in and afterwards back to where it wanted to go', async () => {
    await start('/a/list?page=2');
    await typeIn();
    await screen.findByText('list of a');
    expect(location.pathname + location.search).toBe('/a/list?page=2');
    await waitFor(() => expect(document.title).toBe('หน้า /a/list - Admin System'));
  });

  it('a valid session is led from the sign-in to the home page', async () => {
    await start('/login', true);
    await screen.findByText('home');
    expect(calls).toContain('/api/profile');
    expect(location.pathname).toBe('/');
  });

  it('a session that is not valid any more stays at the sign-in', async () => {
    answers['/api/profile'] = () => Response.json({ error: 401, message: 'x' }, { status: 401 });
    const { session } = await start('/login', true);
    await screen.findByLabelText('อีเมลหรือชื่อผู้ใช้');
    expect([session.loggedIn(), localStorage.getItem('local_data')]).toEqual([false, null]);
  });

  it('the password page is reachable signed in, not signed out', async () => {
    await start('/change-password', true);
    await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' });
    act(() => parts.session?.clear());
    await screen.findByRole('heading', { name: 'เข้าสู่ระบบ' });
  });

  it('who must change their password gets nowhere else', async () => {
    answers['/api/auth'] = () =>
      Response.json({ error: 0, access_token: 't', data: { ...user, must_change_password: true } });
    await start('/login');
    await typeIn();
    await screen.findByText('บัญชีนี้ต้องตั้งรหัสผ่านใหม่ก่อนใช้งาน');
    act(() => history.navigate('/'));
    await waitFor(() => expect(location.pathname).toBe('/change-password'));
  });

  it('user information is loaded about half a second after the layout', async () => {
    const [later, real]: [(() => void)[], typeof setTimeout] = [[], setTimeout];
    const held = (run: () => void, after?: number) =>
      after === timings.layoutLoad ? later.push(run) : real(run, after);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout);
    await start('/', true);
    await screen.findByText('home');
    expect(calls).not.toContain('/api/profile');
    expect(timings.layoutLoad).toBe(500);
    act(() => {
      for (const run of later) run();
    });
    await waitFor(() => expect(calls).toContain('/api/profile'));
  });

  it.each([401, 404])('HTTP %i clears the user and leads to sign-in', async (status) => {
    const { client } = await start('/', true);
    await screen.findByText('home');
    answers['/api/x'] = () => Response.json({ error: status, message: 'x' }, { status });
    const call = { id: 'x', method: 'GET', path: '/api/x', permission: 'signed-in' } as const;
    await act(() => client.call(call));
    await screen.findByRole('heading', { name: 'เข้าสู่ระบบ' });
    expect(localStorage.getItem('local_data')).toBeNull();
  });

  it('HTTP 400 leads home', async () => {
    const { client } = await start('/a/list', true);
    await screen.findByText('list of a');
    answers['/api/x'] = () => Response.json({ error: 400, message: 'x' }, { status: 400 });
    await act(() => client.call({ id: 'x', method: 'POST', path: '/api/x', permission: 'signed-in' }));
    await screen.findByText('home');
  });
});

describe('pages', () => {
  it('an unknown path is 404 in the words of the specification', async () => {
    await start('/nothing', true);
    await screen.findByText('404');
    expect(screen.getByText('Not Found')).toBeDefined();
    expect(screen.getByText('This page could not be found')).toBeDefined();
  });

  it('a page without permission says so, and its menu entry is not offered', async () => {
    await start('/b/list', true);
    await screen.findByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้');
    expect(screen.getByRole('link', { name: 'รายการ a' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'รายการ b' })).toBeNull();
  });

  it('the links of a group are drawn where it is open', async () => {
    await start('/a/list', true);
    const group = await screen.findByRole('button', { name: 'กลุ่ม' });
    const links = () => screen.queryAllByRole('link', { name: 'รายการ a', hidden: true });
    expect([group.getAttribute('aria-expanded'), links().length]).toEqual(['true', 1]);
    await userEvent.click(group);
    expect([group.getAttribute('aria-expanded'), links().length]).toEqual(['false', 0]);
    await userEvent.click(group);
    expect([group.getAttribute('aria-expanded'), links().length]).toEqual(['true', 1]);
  });

  it('a page that breaks leaves the menu usable', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await start('/broken', true);
    await screen.findByText('An error occurred');
    expect(screen.getByText('500')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'รายการ a' }));
    await screen.findByText('list of a');
  });
});

describe('sign-in and sign-out', () => {
  it.each([
    [
      'the server has words',
      () => Response.json({ error: 422, message: 'บัญชีถูกระงับ กรุณาติดต่อผู้ดูแล' }, { status: 422 }),
      'บัญชีถูกระงับ กรุณาติดต่อผู้ดูแล',
    ],
    ['a bare 401', () => new Response('', { status: 401 }), 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง'],
    [
      'too many tries',
      () => Response.json({ error: 429, message: 'x' }, { status: 429, headers: { 'retry-after': '27' } }),
      'ลองใหม่อีกครั้งใน 27 วินาที',
    ],
    ['an answer without a token', () => Response.json({ error: 0, data: user }), 'ได้รับข้อมูลที่ไม่ถูกต้องจากระบบ กรุณาลองใหม่'],
  ])('tells a failure: %s', async (_name, answer, text) => {
    answers['/api/auth'] = answer;
    await start('/login');
    await typeIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLInputElement>('อีเมลหรือชื่อผู้ใช้').value).toBe('nok');
  });

  it('asks for what is missing before it asks the server', async () => {
    await start('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบ' }));
    expect(screen.getByText('กรุณากรอกรหัสผ่าน')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('อีเมลหรือชื่อผู้ใช้'));
    expect(calls).not.toContain('/api/auth');
  });

  it('remembers the name, never the password', async () => {
    await start('/login');
    await userEvent.click(await screen.findByLabelText('จดจำชื่อผู้ใช้'));
    await typeIn('do-not-keep');
    await screen.findByText('home');
    expect(localStorage.getItem('remembered_name')).toBe('nok');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('do-not-keep');
  });

  it('asks before it signs out, then says so at the sign-in', async () => {
    await start('/', true);
    await userEvent.click(await screen.findByRole('button', { name: /เมนูผู้ใช้งาน/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'ออกจากระบบ' }));
    const dialog = await screen.findByRole('dialog', { name: 'ออกจากระบบ' });
    expect(dialog.textContent).toContain('ต้องการออกจากระบบใช่หรือไม่?');
    await userEvent.click(screen.getAllByRole('button', { name: 'ออกจากระบบ' }).at(-1) as HTMLElement);
    await screen.findByText('Logout successfully');
    expect([location.pathname, sessionStorage.getItem('access_token')]).toEqual(['/login', null]);
    expect(calls).toContain('/api/logout');
  });
});
