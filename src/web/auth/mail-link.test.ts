import { afterEach, expect, it } from 'vitest';
import { emulatorOf } from './emulator.ts';
import { mailLinkStore, readMailLink, watchMailLinks } from './mail-link.ts';

afterEach(() => mailLinkStore.set(undefined));

it.each([
  ['#reset=abc_DEF-123', { kind: 'reset', token: 'abc_DEF-123' }],
  ['#confirm=abc', { kind: 'confirm', token: 'abc' }],
  ['#confirm=', undefined],
  ['#other=abc', undefined],
  ['#reset=a b', undefined],
  ['#reset=<script>', undefined],
  [`#reset=${'a'.repeat(201)}`, undefined],
  ['', undefined],
])('%s', (hash, link) => {
  expect(readMailLink(hash)).toEqual(link);
});

it('takes the token out of the address, also when a second link is opened in the same tab', () => {
  history.replaceState({ mark: 3 }, '', '/login#reset=one');
  watchMailLinks();
  expect([mailLinkStore.get(), location.hash]).toEqual([{ kind: 'reset', token: 'one' }, '']);
  expect(history.state).toMatchObject({ mark: 3 });
  history.replaceState(null, '', '/login#confirm=two');
  window.dispatchEvent(new Event('hashchange'));
  expect([mailLinkStore.get(), location.hash]).toEqual([{ kind: 'confirm', token: 'two' }, '']);
  history.replaceState(null, '', '/other#confirm=three');
  window.dispatchEvent(new Event('hashchange'));
  expect([mailLinkStore.get()?.token, location.hash]).toEqual(['two', '#confirm=three']);
});

const greeting = (emulator: unknown) => ({ error: 0, data: { identity: { provider: 'firebase', emulator } } });
it.each([
  ['http://127.0.0.1:9099', 'http://127.0.0.1:9099'],
  ['http://localhost:9099/x', 'http://localhost:9099'],
  ['http://evil.test:9099', undefined],
  ['https://127.0.0.1:9099', undefined],
  ['http://127.0.0.1.evil.test', undefined],
  ['nonsense', undefined],
  [7, undefined],
])('an emulator is believed on this machine only: %s', (said, believed) => {
  expect(emulatorOf(greeting(said))).toBe(believed);
});

it('no greeting, no emulator', () => {
  expect([emulatorOf(undefined), emulatorOf({ data: null }), emulatorOf({ data: { identity: {} } })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
