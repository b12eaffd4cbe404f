import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { type Field, type FieldKind, fieldKinds } from '#contract/field.ts';
import { fakeServer, webFrame } from '../../../tests/support/web-frame.tsx';
import { FieldInput } from './field-input.tsx';
import type { FormatContext } from './types.ts';

const th: FormatContext = { language: 'th', buddhist: false };
const be: FormatContext = { language: 'th', buddhist: true };
const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name: 'agent_id',
  kind,
  label: { th: 'ช่อง', en: 'Field' },
  ...more,
});

interface Setup {
  readonly value?: unknown;
  readonly context?: FormatContext;
  readonly row?: Row;
  readonly required?: boolean;
  readonly server?: ReturnType<typeof fakeServer>;
}

interface HeldProps extends Omit<Setup, 'server'> {
  readonly of: Field;
  readonly onChange: (value: unknown) => void;
}

/** A form of one field. */
function Held({ of, value = null, context = th, row, required, onChange }: HeldProps) {
  const [held, setHeld] = useState<unknown>(value);
  return (
    <>
      <label htmlFor="f">ช่อง</label>
      <FieldInput
        id="f"
        field={of}
        value={held}
        context={context}
        row={row}
        required={required}
        onChange={(next) => {
          onChange(next);
          setHeld(next);
        }}
      />
    </>
  );
}

function show(of: Field, { server, ...setup }: Setup = {}) {
  const onChange = vi.fn();
  const { Frame } = webFrame(server ? { server } : {});
  render(<Held of={of} onChange={onChange} {...setup} />, { wrapper: Frame });
  const box = document.getElementById('f');
  if (!(box instanceof HTMLElement)) throw new Error('no input');
  return { onChange, box, user: userEvent.setup(), last: () => onChange.mock.lastCall?.[0] };
}

const shown = (box: HTMLElement) => (box as HTMLInputElement).value;

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

describe('choices', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: { th: `ตัวเลือก ${value}`, en: value } }));

  test('an option is chosen by keyboard', async () => {
    const { user, box, last } = show(field('enum', { options }));
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(last()).toBe('b');
    expect(shown(box)).toBe('ตัวเลือก b');
  });

  test('a value that nobody knows is shown as it is', () => {
    expect(shown(show(field('enum', { options }), { value: 'zzz' }).box)).toBe('zzz');
  });

  test('an optional one can be emptied', async () => {
    const { user, last } = show(field('enum', { options }), { value: 'a' });
    await user.click(screen.getByRole('button', { name: 'ล้าง ช่อง' }));
    expect(last()).toBeNull();
  });

  test('a required one cannot', () => {
    show(field('enum', { options }), { value: 'a', required: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a list of options is a list of values', async () => {
    const { user, box, last } = show(field('list', { item: { kind: 'enum', options } }), { value: ['a'] });
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: /ตัวเลือก b/ }));
    expect(last()).toEqual(['a', 'b']);
    await user.click(screen.getByRole('button', { name: 'นำออก ตัวเลือก a' }));
    expect(last()).toEqual(['b']);
  });

  test('typed tags: Enter, comma, paste, backspace', async () => {
    const { user, box, last } = show(field('list', { item: { kind: 'ip' } }));
    await user.type(box, '203.0.113.7{Enter}');
    await user.click(box);
    await user.paste('203.0.113.8, 203.0.113.9');
    expect(last()).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.9']);
    await user.keyboard('{Backspace}');
    expect(last()).toEqual(['203.0.113.7', '203.0.113.8']);
  });
});

describe('references', () => {
  const reference = { entity: 'Agent', path: '/api/agent/items', value: 'id', label: 'name', hint: 'code' };
  const agents = [
    { id: 1, name: 'CTA คาสิโน', code: 'CTA' },
    { id: 2, name: 'CTB เบท', code: 'CTB' },
  ];
  const server = () =>
    fakeServer(({ query }) => {
      const ids = query.get('ids')?.split(',');
      const q = query.get('q') ?? '';
      return {
        body: { error: 0, data: agents.filter((a) => (ids ? ids.includes(String(a.id)) : a.name.includes(q))) },
      };
    });

  test('searches as the person types, once they pause', async () => {
    const at = server();
    const { user, box, last } = show(field('ref', { reference }), { server: at });
    await user.click(box);
    expect(await screen.findByRole('option', { name: /CTA คาสิโน/ })).toBeTruthy();
    await user.type(box, 'เบท');
    await waitFor(() => expect(screen.queryByRole('option', { name: /CTA/ })).toBeNull());
    await user.click(await screen.findByRole('option', { name: /CTB เบท/ }));
    expect(last()).toBe(2);
    expect(shown(box)).toBe('CTB เบท');
    expect(at.asked.map((asked) => asked.query.get('q'))).toEqual([null, 'เบท']);
  });

  test('a known key is named by the record, without a call', () => {
    const at = server();
    const { box } = show(field('ref', { reference }), {
      value: 2,
      row: { agent_id: 2, agent_name: 'CTB เบท' },
      server: at,
    });
    expect(shown(box)).toBe('CTB เบท');
    expect(at.asked).toEqual([]);
  });

  test('an unknown key is looked up by ids', async () => {
    const at = server();
    const { box } = show(field('ref', { reference }), { value: 1, server: at });
    await waitFor(() => expect(shown(box)).toBe('CTA คาสิโน'));
    expect(at.asked.map((asked) => asked.query.get('ids'))).toEqual(['1']);
  });

  test('a failed search says so', async () => {
    const failing = fakeServer(() => ({ status: 500, body: { error: 500, message: 'x' } }));
    const { user, box } = show(field('ref', { reference }), { server: failing });
    await user.click(box);
    expect(await screen.findByText('ค้นหาไม่สำเร็จ ลองใหม่')).toBeTruthy();
  });
});

describe('pictures', () => {
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 0, 0])], 'a.png', {
    type: 'image/png',
  });

  test('a chosen file becomes the value and can be taken back', async () => {
    const { user, last } = show(field('image'));
    const picker = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('no picker');
    await user.upload(picker, png);
    await waitFor(() => expect(last()).toBe(png));
    await user.click(screen.getByRole('button', { name: 'นำออก' }));
    expect(last()).toBeNull();
  });

  test('a pasted file is taken, one that cannot be is turned down aloud', async () => {
    const { box, last, onChange } = show(field('image'));
    await act(async () => {
      fireEvent.paste(box, { clipboardData: { files: [png] } });
    });
    await waitFor(() => expect(last()).toBe(png));
    onChange.mockClear();
    await act(async () => {
      fireEvent.drop(box, { dataTransfer: { files: [new File([], 'empty.png')] } });
    });
    expect((await screen.findByRole('alert')).textContent).toContain('ว่างเปล่า');
    expect(onChange).not.toHaveBeenCalled();
  });
});
