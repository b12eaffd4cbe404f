import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/data/api-error.ts';
import { readProfile, writeProfile } from './profile.ts';
import { browserSessionStorage } from './session-storage.ts';
import { browser, reply, settle, status } from './testing-tabs.ts';

describe('one tab', () => {
  it('signs in, keeps the token and the user, and signs out of both', async () => {
    const tab = browser()();
    await tab.session.start();
    expect(status(tab)).toBe('signed-out');
    await tab.session.signIn({ email: 'a', password: 'b' });
    expect([tab.session.loggedIn(), tab.session.token(), tab.storage.readToken()]).toEqual([
      true,
      'token-1',
      'token-1',
    ]);
    expect(tab.storage.readUser()?.user.name).toBe('คน 1');
    await tab.session.signOut();
    expect([status(tab), tab.storage.readToken(), tab.storage.readUser()]).toEqual([
      'signed-out',
      undefined,
      undefined,
    ]);
    expect(tab.client.clear).toHaveBeenCalled();
    expect(tab.onForget).toHaveBeenCalledTimes(1);
  });

  it('a session that ends by itself is no sign-out: what was typed is kept', async () => {
    const tab = browser()();
    await tab.session.signIn({ email: 'a', password: 'b' });
    tab.session.clear();
    expect(status(tab)).toBe('signed-out');
    expect(tab.onForget).not.toHaveBeenCalled();
  });

  it('a failed sign-in clears the user', async () => {
    const failure = new ApiError('ผิด', { fault: 'http', status: 422 });
    const tab = browser()(async () => {
      throw failure;
    });
    tab.storage.writeUser(readProfile(reply(9)));
    await expect(tab.session.signIn({ email: 'a', password: 'b' })).rejects.toBe(failure);
    expect([status(tab), tab.storage.readUser()]).toEqual(['signed-out', undefined]);
  });

  it.each([
    ['no token', { ...reply(1), access_token: 7 }],
    ['no user', { error: 0, access_token: 'x', data: null }],
    ['nothing', null],
  ])('a sign-in reply with %s signs nobody in', async (_name, answer) => {
    const tab = browser()(async () => answer);
    await expect(tab.session.signIn({ email: 'a', password: 'b' })).rejects.toThrow();
    expect(tab.session.loggedIn()).toBe(false);
  });

  it('signs out here even when the server cannot be reached', async () => {
    const tab = browser()();
    await tab.session.signIn({ email: 'a', password: 'b' });
    vi.mocked(tab.identity.signOut).mockRejectedValue(new Error('down'));
    await tab.session.signOut().catch(() => undefined);
    expect(status(tab)).toBe('signed-out');
  });

  it('validation: valid, ended, and unknown', async () => {
    const tab = browser()();
    expect(await tab.session.validate()).toBe(false);
    await tab.session.signIn({ email: 'a', password: 'b' });
    expect(await tab.session.validate()).toBe(true);
    tab.request.mockRejectedValueOnce(new ApiError('x', { fault: 'http', status: 500 }));
    expect(await tab.session.validate()).toBe(true);
    tab.request.mockRejectedValueOnce(new ApiError('x', { fault: 'http', status: 401 }));
    expect(await tab.session.validate()).toBe(false);
  });

  it('looks at the profile once, however many ask within ten seconds, and again for another session', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const replies = [reply(1), reply(2)];
    const tab = browser()(async () => replies.shift());
    tab.session.refresh();
    expect(tab.request).toHaveBeenCalledTimes(0);
    await tab.session.signIn({ email: 'a', password: 'b' });
    const looks = (at: number) => {
      vi.setSystemTime(at);
      tab.session.refresh();
      tab.session.refresh();
      return tab.request.mock.calls.length;
    };
    expect([looks(0), looks(9_999), looks(10_000)]).toEqual([1, 1, 2]);
    await tab.session.signIn({ email: 'b', password: 'b' });
    expect(looks(10_001)).toBe(3);
    vi.useRealTimers();
  });
});

describe('two tabs', () => {
  it('a new tab takes over the session of an open one', async () => {
    const open = browser();
    const first = open();
    await first.session.signIn({ email: 'a', password: 'b' });
    const second = open();
    await second.session.start();
    expect([status(second), second.session.token()]).toEqual(['signed-in', 'token-1']);
  });

  it('sign-out in one is sign-out in the other', async () => {
    const open = browser();
    const [first, second] = [open(), open()];
    await first.session.signIn({ email: 'a', password: 'b' });
    await second.session.start();
    await first.session.signOut();
    await settle();
    expect(status(second)).toBe('signed-out');
  });

  it('another person signing in elsewhere takes over this tab, which forgets the first', async () => {
    const open = browser();
    const [first, second] = [open(), open(async () => reply(2))];
    await first.session.signIn({ email: 'a', password: 'b' });
    const seen: (string | undefined)[] = [];
    first.session.state.subscribe(() => seen.push(first.session.token()));
    await second.session.signIn({ email: 'c', password: 'd' });
    await settle();
    expect(seen).toEqual([undefined, 'token-2']);
    expect(first.client.clear).toHaveBeenCalled();
  });

  it('with no other tab left, a stored user without a token is signed out', async () => {
    const tab = browser()();
    tab.storage.writeUser(readProfile(reply(1)));
    await tab.session.start();
    expect(status(tab)).toBe('signed-out');
  });
});

it('the user area survives in local_data without the token; the token stays in session storage', () => {
  const storage = browserSessionStorage();
  const profile = readProfile(reply(3));
  storage.writeUser(profile);
  storage.writeToken('secret');
  expect(localStorage.getItem('local_data')).toContain('คน 3');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  expect(storage.readUser()).toEqual(profile);
  localStorage.setItem('local_data', '{"user":');
  expect(storage.readUser()).toBeUndefined();
});

it('reads back what it writes, and menus in either place', () => {
  const profile = readProfile(reply(1));
  expect(readProfile({ data: profile && writeProfile(profile) })).toEqual(profile);
  const { menus, ...rest } = reply(1);
  expect(readProfile({ ...rest, data: { ...rest.data, menus } })).toEqual(profile);
});

describe('a reply of a server that says no more than the specification', () => {
  const { menus, data } = reply(1);
  const user = { name: 'คน 1', role_name: 'finance', server: 'dgbet', photo_url: null };

  it.each([
    ['the user in data, menus beside it', { data, menus }],
    ['the user under user, menus in data', { data: { user: data, menus } }],
    ['the user under user, menus beside data', { data: { user: data }, menus }],
    ['permissions beside the user', { data: { user, user_id: 1, permissions: data.permissions, menus } }],
  ])('%s', (_name, said) => {
    expect(readProfile({ error: 0, access_token: 'x', ...said })).toEqual(readProfile(reply(1)));
  });

  it('a user without a number is identified by name; without permissions the server decides', () => {
    const profile = readProfile({ error: 0, data: { user, menus } });
    expect([profile?.user.id, profile?.user.name, profile?.permissions]).toEqual(['คน 1', 'คน 1', ['*']]);
  });

  it('no permissions at all are none, and a wrong type is none', () => {
    expect(readProfile({ data: { ...user, permissions: [] } })?.permissions).toEqual([]);
    expect(readProfile({ data: { ...user, permissions: 'everything' } })?.permissions).toEqual([]);
  });

  it('one token is one person: what the profile calls them is no other person', async () => {
    const tab = browser()(async () => ({ error: 0, access_token: 'token-1', data: { ...data, user_id: 7 } }));
    await tab.session.signIn({ email: 'a', password: 'b' });
    tab.request.mockResolvedValueOnce({ error: 0, data: { user: { ...user, role_name: 'lead' }, menus } });
    expect(await tab.session.validate()).toBe(true);
    const state = tab.session.state.get();
    const signedIn = state.status === 'signed-in' ? state.profile?.user : undefined;
    expect([signedIn?.id, signedIn?.roleName]).toEqual(['7', 'lead']);
  });
});

it('takes no script, foreign host or wrong type from the server', () => {
  const profile = readProfile({
    data: {
      user_id: 1,
      name: 'x',
      photo_url: 'javascript:alert(1)',
      permissions: ['a', 7, null],
      menus: [
        { label: 'script', link: 'javascript:alert(1)' },
        { label: 'host', link: '//evil.test' },
        { label: 'ok', link: '/ok', badge_key: 'none' },
        {
          label: 'deep',
          subItems: [{ label: 'sub', link: '/sub', subItems: [{ label: 'no', link: '/no' }] }, 'x', null],
        },
        null,
        'menu',
      ],
    },
  });
  expect(profile?.user.photoUrl).toBeUndefined();
  expect(profile?.permissions).toEqual(['a']);
  expect(profile?.menus.map(({ label, items }) => [label, items.length])).toEqual([
    ['ok', 0],
    ['deep', 1],
  ]);
  expect(profile?.menus[0]).not.toHaveProperty('badge');
});
