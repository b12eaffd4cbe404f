import { describe, expect, test } from 'vitest';
import { lifecycleOf, statusesBefore } from './lifecycle.ts';

const statuses = ['new', 'paid', 'sent', 'void'];
const options = statuses.map((value) => ({ value, label: { th: value, en: value } }));

const lifecycle = lifecycleOf(
  {
    field: 'status',
    initial: 'new',
    moves: {
      pay: { from: 'new', to: 'paid', system: true },
      send: { from: ['paid'], to: ['sent', 'void'] },
      cancel: { from: ['new', 'paid'], to: 'void' },
      note: { from: 'any' },
    },
  },
  () => options,
);

describe('life-cycles', () => {
  test('write out what the manifest abbreviates', () => {
    expect(lifecycle?.moves).toEqual({
      pay: { name: 'pay', from: ['new'], to: ['paid'], system: true },
      send: { name: 'send', from: ['paid'], to: ['sent', 'void'] },
      cancel: { name: 'cancel', from: ['new', 'paid'], to: ['void'] },
      note: { name: 'note', from: statuses, to: [] },
    });
  });

  test('say for which statuses a call is offered', () => {
    if (!lifecycle) throw new Error('no life-cycle');
    expect(statusesBefore(lifecycle, ['send'], statuses)).toEqual(['paid']);
    expect(statusesBefore(lifecycle, ['send', 'cancel'], statuses)).toEqual(['new', 'paid']);
    expect(statusesBefore(lifecycle, ['note'], statuses)).toBeUndefined();
    expect(statusesBefore(lifecycle, ['constructor'], statuses)).toEqual([]);
  });
});
