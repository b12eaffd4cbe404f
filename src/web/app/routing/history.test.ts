import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { type AppHistory, createHistory } from './history.ts';

let history: AppHistory;
let dirty = false;
let release = () => {};
/** A turn of the event loop: what promises bring about is done by then. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  history = createHistory();
  dirty = false;
  release = dirtyRegistry.register('form', {
    isDirty: () => dirty,
    survives: (to, from) => to.pathname === from.pathname,
  });
});
afterEach(() => {
  release();
  history.stop();
});

it('navigates and notifies listeners', () => {
  const heard = vi.fn();
  history.subscribe(heard);
  history.navigate('/a?x=1');
  expect(history.place()).toEqual({ path: '/a', search: '?x=1', index: 1 });
  expect(location.pathname + location.search).toBe('/a?x=1');
  history.navigate('/b/', { replace: true });
  expect([history.place().path, history.place().index, history.cause()]).toEqual(['/b', 1, 'replace']);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('a link waits for the answer about unsaved changes', async () => {
  const ask = vi.fn(async () => false);
  history.setAsk(ask);
  dirty = true;
  history.navigate('/a');
  await tick();
  expect([ask.mock.calls.length, history.place().path, location.pathname]).toEqual([1, '/start', '/start']);
  history.setAsk(async () => {
    dirty = false;
    return true;
  });
  history.navigate('/a');
  await tick();
  expect(history.place().path).toBe('/a');
});

it('what survives on the form is not asked about', async () => {
  const ask = vi.fn(async () => false);
  history.setAsk(ask);
  dirty = true;
  history.navigate('/start?tab=2');
  expect([ask.mock.calls.length, history.place().search]).toEqual([0, '?tab=2']);
});

it('a reload or closed tab is asked about by the browser, only when something is unsaved', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  dirty = true;
  expect(leave()).toBe(true);
});
