import { afterEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Field } from '#contract/field.ts';
import type { Action } from '#contract/screen.ts';
import { bodyOf } from './action-body.ts';
import { actionState, meets } from './actions.ts';
import { syncClock } from './server-clock.ts';

const label = { th: 'x', en: 'x' };
const call = (kind: Call['kind'], more: Partial<Call> = {}): Call => ({
  id: 'x',
  method: 'POST',
  path: '/x',
  permission: 'x',
  ...(kind && { kind }),
  ...more,
});
const status: Field = {
  name: 'status',
  kind: 'enum',
  label,
  options: [
    { value: 'open', label },
    { value: 'shut', label },
  ],
};
const close: Action = { id: 'close', label, call: call('move'), when: { status: ['open'] }, permission: 'a.b.close' };
const note: Action = { id: 'note', label, call: call('move') };
const look: Action = { id: 'look', label, to: '/x?id={id}' };
const scope = { actions: [close, note, look], fields: [status], can: () => true };

describe('actions of a row', () => {
  it('follow its status', () => {
    expect(actionState(close, { status: 'open' }, scope)).toBe('ready');
    expect(actionState(close, { status: 'shut' }, scope)).toBe('not-now');
  });

  it('are forbidden without the permission', () => {
    expect(actionState(close, { status: 'open' }, { ...scope, can: (key) => key !== 'a.b.close' })).toBe('forbidden');
  });

  it('are off on an unknown status, all that would send something', () => {
    const row = { status: 'exploded' };
    expect(actionState(close, row, scope)).toBe('unknown');
    expect(actionState(note, row, scope)).toBe('unknown');
    expect(actionState(look, row, scope)).toBe('ready');
    expect(actionState(note, { status: null }, scope)).toBe('unknown');
  });

  it('do not rest where a status may be empty', () => {
    const fields = scope.fields.map((field) =>
      field.name === 'status' ? { ...field, nullable: true as const } : field,
    );
    expect(actionState(note, { status: null }, { ...scope, fields })).toBe('ready');
    expect(actionState(close, { status: null }, { ...scope, fields })).toBe('not-now');
  });
});

describe('a condition on a moment', () => {
  afterEach(() => syncClock(new Date().toISOString()));

  it('goes by the clock of the server, not by that of this computer', () => {
    const due = { expires_at: { atMost: { now: 0 } } };
    const row = { expires_at: new Date(Date.now() + 30 * 60_000).toISOString() };
    expect(meets(due, row)).toBe(false);
    syncClock(new Date(Date.now() + 60 * 60_000).toISOString());
    expect(meets(due, row)).toBe(true);
  });
});

describe('the body of an action', () => {
  const row = { id: 7, version: 3, status: 'open', name: 'n' };

  it('guards by version and status as the kind of the call wants', () => {
    expect(bodyOf(note, row, 'id')).toEqual({ id: 7, version: 3, expected_status: 'open' });
    expect(bodyOf({ ...note, call: call('update') }, row, 'id')).toEqual({ id: 7, version: 3 });
    expect(bodyOf({ ...note, call: call('service') }, row, 'id')).toEqual({ id: 7 });
  });

  it('names the key as the call does', () => {
    expect(bodyOf({ ...note, call: call('service', { key: 'user_id' }) }, row, 'id')).toEqual({ user_id: 7 });
  });

  it('sends a field by the name that the call knows, also in place of the key', () => {
    const action: Action = { ...note, call: call('service'), send: [{ field: 'name', as: 'id' }] };
    expect(bodyOf(action, row, 'id')).toEqual({ id: 'n' });
  });

  it('sends fields of the row, fixed values and what the call asks for, nothing else', () => {
    const action: Action = {
      ...note,
      call: call('service'),
      send: ['name', 'none'],
      set: { on: true },
    };
    const asked: readonly Field[] = [{ name: 'reason', kind: 'string', label }];
    expect(bodyOf(action, row, 'id', { reason: 'because', reason_name: 'shown only' }, asked)).toEqual({
      id: 7,
      name: 'n',
      on: true,
      reason: 'because',
    });
    expect(bodyOf(action, row, 'id', { reason: '' }, asked)).toEqual({ id: 7, name: 'n', on: true });
  });
});
