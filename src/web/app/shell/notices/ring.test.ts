import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from './read-notices.ts';
import { ring } from './ring.ts';

const notice = (id: number): Notice => ({
  ...{ id, at: '2026-02-01T00:00:00Z', tone: 'info', text: `เรื่องที่ ${id}`, link: '/w', isRead: false },
});
const shown = vi.fn();
const tones = vi.fn();

/** An audio of which nothing is heard but that a tone began. */
class SilentAudio {
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: () => ({ connect: () => {} }),
      start: tones,
      stop() {},
      addEventListener() {},
    };
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => ({}) };
  }
}

const look = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const allow = (permission: NotificationPermission) => {
  class Shown {
    static readonly permission = permission;
    onclick: (() => void) | undefined;
    constructor(title: string, options: object) {
      shown(title, options);
      last = this;
    }
    close() {}
  }
  vi.stubGlobal('Notification', Shown);
};
let last: { onclick: (() => void) | undefined } | undefined;
const rung = (id: number, choices: { browser: boolean; sound: boolean }, open = vi.fn()) =>
  ring(notice(id), { user: '7', choices, title: 'การแจ้งเตือน', open });

beforeEach(() => {
  localStorage.clear();
  shown.mockClear();
  tones.mockClear();
  vi.stubGlobal('AudioContext', SilentAudio);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('nothing rings that nobody chose, and a sound only once for each, whatever tabs are open', async () => {
  await rung(1, { browser: false, sound: false });
  expect(tones).not.toHaveBeenCalled();
  await Promise.all([1, 2, 3].map(() => rung(1, { browser: false, sound: true })));
  expect(tones).toHaveBeenCalledTimes(2);
  await rung(2, { browser: false, sound: true });
  expect(tones).toHaveBeenCalledTimes(4);
});

it('a notification is shown only while nobody looks, where the browser allows it, and leads to what it is about', async () => {
  allow('granted');
  look('visible');
  await rung(1, { browser: true, sound: false });
  expect(shown).not.toHaveBeenCalled();
  look('hidden');
  const open = vi.fn();
  await rung(2, { browser: true, sound: false }, open);
  expect(shown).toHaveBeenCalledExactlyOnceWith('การแจ้งเตือน', { body: 'เรื่องที่ 2', tag: 'notice-2' });
  last?.onclick?.();
  expect(open).toHaveBeenCalledExactlyOnceWith(notice(2));
  allow('denied');
  await rung(3, { browser: true, sound: false });
  expect(shown).toHaveBeenCalledOnce();
});
