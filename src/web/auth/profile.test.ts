import { describe, expect, it } from 'vitest';
import { readProfile, readToken, writeProfile } from './profile.ts';

const menus = [
  {
    id: 1,
    label: 'Reports',
    icon: 'mdi-chart-bar',
    isMenuCollapsed: true,
    subItems: [{ label: 'Daily', link: '/report/daily' }],
  },
  { id: 2, label: 'Home', icon: 'mdi-home', link: '/', subItems: [] },
];
const user = { name: 'นก', role_name: 'admin', photo_url: null, server: 'cat350_v2', must_change_password: false };

describe('a reply to signing in', () => {
  it.each([
    ['the user in data, the token beside it', { error: 0, access_token: 't', data: { ...user, menus } }],
    ['the token in data', { error: 0, data: { ...user, menus, access_token: 't' } }],
    ['the user below data', { error: 0, access_token: 't', data: { user, menus } }],
    ['the user below data, the menus beside it', { error: 0, access_token: 't', data: { user }, menus }],
    ['user, menus and token below data', { error: 0, data: { user: { ...user, menus }, access_token: 't' } }],
  ])('%s: is understood the same', (_shape, reply) => {
    expect(readToken(reply)).toBe('t');
    const profile = readProfile(reply);
    expect(profile?.user).toMatchObject({
      name: 'นก',
      roleName: 'admin',
      server: 'cat350_v2',
      mustChangePassword: false,
    });
    expect(
      profile?.menus.map(({ label, link, items }) => ({ label, link, items: items.map((item) => item.link) })),
    ).toEqual([
      { label: 'Reports', link: undefined, items: ['/report/daily'] },
      { label: 'Home', link: '/', items: [] },
    ]);
  });

  it('without a token or with an empty one lets nobody in', () => {
    expect(readToken({ error: 0, data: user })).toBeUndefined();
    expect(readToken({ error: 0, access_token: '', data: { ...user, access_token: '' } })).toBeUndefined();
    expect(readToken({ error: 0, access_token: 7 })).toBeUndefined();
  });

  it('never keeps the token with the person', () => {
    const profile = readProfile({ error: 0, access_token: 'secret', data: { ...user, access_token: 'secret' } });
    if (!profile) throw new Error('nobody is there');
    expect(JSON.stringify([profile, writeProfile(profile)])).not.toContain('secret');
  });
});

describe('a profile', () => {
  it('that names no permissions has every action offered: the server decides', () => {
    expect(readProfile({ error: 0, data: user })?.permissions).toEqual(['*']);
    expect(readProfile({ error: 0, data: { ...user, permissions: null } })?.permissions).toEqual(['*']);
  });

  it('that names none at all, or something that is no list, offers nothing', () => {
    expect(readProfile({ error: 0, data: { ...user, permissions: [] } })?.permissions).toEqual([]);
    expect(readProfile({ error: 0, data: { ...user, permissions: 'everything' } })?.permissions).toEqual([]);
  });

  it('without anything that tells people apart is nobody', () => {
    expect(readProfile({ error: 0, data: { server: 'cat350_v2', menus } })).toBeUndefined();
  });
});
