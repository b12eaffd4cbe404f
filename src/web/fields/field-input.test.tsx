import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldKinds } from '#contract/kinds/names.ts';
import { webFrame } from '../../../tests/support/web-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { be, field, show, shown, th } from './testing/show-input.tsx';

describe('every kind', () => {
  test.each(fieldKinds)('%s has an input that bears its id and survives hostile values', (kind) => {
    for (const value of [null, '<script>', { a: 1 }, [1], 'ก'.repeat(5000), true, 5]) {
      const { Frame } = webFrame();
      const { unmount } = render(
        <FieldInput
          id="f"
          field={field(kind, { item: { kind: 'string' } })}
          value={value}
          onChange={() => undefined}
          context={th}
        />,
        { wrapper: Frame },
      );
      expect(document.getElementById('f')).not.toBeNull();
      unmount();
    }
  });
});

describe('money', () => {
  test('commas are trimmed, two places are kept, the wire gets text', async () => {
    const { user, box, last } = show(field('money'));
    await user.type(box, '1,250.5');
    expect(last()).toBe('1250.50');
    expect(shown(box)).toBe('1,250.5');
    await user.tab();
    expect(shown(box)).toBe('1,250.50');
  });

  test('a third decimal and a ninth digit cannot be typed', async () => {
    const { user, box, last } = show(field('money'));
    await user.type(box, '1.239');
    expect(last()).toBe('1.23');
    await user.clear(box);
    await user.type(box, '999999999');
    expect(last()).toBe('99999999.00');
  });

  test('what is no number is kept as it was typed', async () => {
    const { user, box, last } = show(field('money'));
    await user.type(box, 'abc');
    await user.tab();
    expect(last()).toBe('abc');
    expect(shown(box)).toBe('abc');
  });

  test('emptied is nothing', async () => {
    const { user, box, last } = show(field('money'), { value: '5.00' });
    await user.clear(box);
    expect(last()).toBeNull();
  });
});

describe('dates', () => {
  test('the Buddhist era is typed and shown, CE is sent', async () => {
    const { user, box, last } = show(field('date'), { value: '2024-02-29', context: be });
    expect(shown(box)).toBe('29/02/2567');
    await user.clear(box);
    await user.type(box, '31/1/2569');
    expect(last()).toBe('2026-01-31');
    await user.tab();
    expect(shown(box)).toBe('31/01/2569');
  });

  test('half a date is kept and is no value', async () => {
    const { user, box, last } = show(field('date'));
    await user.type(box, '31/1');
    expect(last()).toBe('31/1');
  });

  test('a moment is Bangkok on the screen and UTC on the wire', async () => {
    const { user, box, last } = show(field('datetime'), { value: '2026-01-31T07:05:09.000Z' });
    expect(shown(box)).toBe('31/01/2026 14:05:09');
    await user.clear(box);
    await user.type(box, '01/02/2026 00:30');
    expect(last()).toBe('2026-01-31T17:30:00.000Z');
  });
});

describe('numbers typed as text', () => {
  test('an account loses its dashes, a phone its country code', async () => {
    const account = show(field('account'));
    await account.user.type(account.box, '405-1-23456-7');
    expect(account.last()).toBe('4051234567');
    await account.user.tab();
    expect(shown(account.box)).toBe('405-1-23456-7');
  });

  test('a phone', async () => {
    const { user, box, last } = show(field('phone'));
    await user.type(box, '+66 81 234 5678');
    expect(last()).toBe('0812345678');
  });

  test('a quantity is a number on the wire', async () => {
    const { user, box, last } = show(field('integer'));
    await user.type(box, '1,234');
    expect(last()).toBe(1234);
    await user.type(box, 'x');
    expect(last()).toBe('1,234x');
  });
});

describe('secrets', () => {
  test('the stored one is a hint, never a value', () => {
    const { box, onChange } = show(field('secret', { name: 'key' }), { row: { key: '••••1234' } });
    expect(shown(box)).toBe('');
    expect(box.getAttribute('placeholder')).toContain('••••1234');
    expect(box.getAttribute('type')).toBe('password');
    expect(onChange).not.toHaveBeenCalled();
  });
});
