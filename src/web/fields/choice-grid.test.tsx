import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import { formatValue } from './formats.ts';
import { show, th } from './testing/show-input.tsx';

const label = (text: string) => ({ th: text, en: text });
const day: Field = {
  name: 'day',
  kind: 'integer',
  label: label('วัน'),
  options: ['อาทิตย์', 'จันทร์', 'อังคาร'].map((name, value) => ({ value: String(value), label: label(name) })),
};
const times: Field = { name: 'times', kind: 'multiplier', label: label('เท่า'), required: true };
const days: Field = {
  name: 'days',
  kind: 'list',
  label: label('วัน'),
  item: { kind: 'shape', shape: { name: 'DayTimes', fields: [day, times] } },
};

describe('a list of a choice and a value', () => {
  test('has an input for each choice; what is filled in is an item, in the order of the choices', async () => {
    const { user, last } = show(days, { value: [{ day: 2, times: '3.00' }] });
    expect(screen.getByLabelText<HTMLInputElement>('อังคาร').value).toBe('3');
    await user.type(screen.getByLabelText('อาทิตย์'), '2');
    expect(last()).toEqual([
      { day: 0, times: '2.00' },
      { day: 2, times: '3.00' },
    ]);
  });

  test('what is emptied is no item; what is no value is kept to be complained about', async () => {
    const { user, last } = show(days, { value: [{ day: 1, times: '1.50' }] });
    await user.clear(screen.getByLabelText('จันทร์'));
    expect(last()).toEqual([]);
    await user.type(screen.getByLabelText('จันทร์'), 'x');
    expect(last()).toEqual([{ day: 1, times: 'x' }]);
  });
});

describe('a list that says one choice twice, or none that is known', () => {
  test.each([
    ['twice', [1, 1]],
    ['unknown', [1, 9]],
  ])('%s: is a list of structures, so that nothing is lost by a change', async (_, [first, second]) => {
    const value = [
      { day: first, times: '1.00' },
      { day: second, times: '2.00' },
    ];
    const { user, last } = show(days, { value });
    const [, times] = screen.getAllByLabelText(/เท่า/);
    if (!times) throw new Error('two inputs');
    await user.clear(times);
    await user.type(times, '5');
    expect(last()).toEqual([value[0], { day: second, times: '5.00' }]);
  });
});

describe('an integer with the words of an enum', () => {
  test('reads as its word, and as the number where there is none', () => {
    expect(formatValue(day, 1, th)).toBe('จันทร์');
    expect(formatValue(day, 9, th)).toBe('9');
  });

  test('is chosen by its word', async () => {
    const { user, last } = show(day);
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'จันทร์' }));
    expect(last()).toBe(1);
  });
});
