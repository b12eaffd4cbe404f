import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Filter, filterOperators } from '#contract/filter.ts';
import { fieldKinds } from '#contract/kinds/names.ts';
import { webFrame } from '../../../tests/support/web-frame.tsx';
import { rangeProblem } from './date/day-range.ts';
import { FieldFilter } from './field-filter.tsx';
import type { FilterValues, FormatContext } from './types.ts';

const th: FormatContext = { language: 'th', buddhist: false };
const now = new Date('2026-01-31T07:00:00.000Z');
const options = ['a', 'b'].map((value) => ({ value, label: { th: `ตัวเลือก ${value}`, en: value } }));
const filter = (
  kind: Filter['field']['kind'],
  operator: Filter['operator'],
  params: readonly string[],
  more: Partial<Filter> = {},
): Filter => ({
  name: params[0] ?? 'x',
  operator,
  params,
  field: { name: 'x', kind, label: { th: 'ตัวกรอง', en: 'Filter' }, options },
  ...more,
});

interface Props {
  readonly of: Filter;
  readonly start: FilterValues;
  readonly onChange: (values: FilterValues) => void;
}

function Held({ of, start, onChange }: Props) {
  const [values, setValues] = useState(start);
  return (
    <>
      <FieldFilter
        id="q"
        filter={of}
        values={values}
        context={th}
        now={now}
        onChange={(next) => {
          onChange(next);
          setValues({ ...values, ...next });
        }}
      />
      <button type="button" onClick={() => setValues(start)}>
        ย้อนกลับ
      </button>
    </>
  );
}

function show(of: Filter, start: FilterValues = {}) {
  const onChange = vi.fn();
  render(<Held of={of} start={start} onChange={onChange} />, { wrapper: webFrame().Frame });
  return { user: userEvent.setup(), onChange, last: () => onChange.mock.lastCall?.[0] };
}

test.each(fieldKinds)('%s has a control for every operator, named by its label', (kind) => {
  for (const operator of filterOperators) {
    const { unmount } = render(
      <FieldFilter
        id="q"
        filter={filter(kind, operator, operator === 'between' ? ['x_from', 'x_to'] : ['x'])}
        values={{}}
        context={th}
        onChange={() => undefined}
      />,
      { wrapper: webFrame().Frame },
    );
    expect(screen.getAllByLabelText(/ตัวกรอง/).length).toBeGreaterThan(0);
    unmount();
  }
});

describe('text', () => {
  test('takes effect once the person pauses, and follows the address', async () => {
    const { user, last, onChange } = show(filter('string', 'contains', ['name']), { name: 'เดิม' });
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    await user.clear(box);
    await user.type(box, 'ใหม่');
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(last()).toEqual({ name: 'ใหม่' }));
    await user.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
    expect(box.value).toBe('เดิม');
  });

  test('Enter does not wait', async () => {
    const { user, last } = show(filter('string', 'search', ['q']));
    await user.type(screen.getByRole('searchbox'), 'W26{Enter}');
    expect(last()).toEqual({ q: 'W26' });
  });
});

describe('ranges', () => {
  test('money without separators on the wire; an end may stay open', async () => {
    const { user, last } = show(filter('money', 'between', ['amount_min', 'amount_max']), { amount_max: '9000.00' });
    await user.type(screen.getByLabelText('ตัวกรอง ต่ำสุด'), '1,250.5{Enter}');
    expect(last()).toEqual({ amount_min: '1250.50', amount_max: '9000.00' });
  });

  test('what is no number asks for nothing and is marked', async () => {
    const { user, onChange } = show(filter('money', 'between', ['amount_min', 'amount_max']));
    const box = screen.getByLabelText('ตัวกรอง ต่ำสุด');
    await user.type(box, 'abc{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  test('days: the control names the preset, the panel sets both ends', async () => {
    const { user, last } = show(filter('datetime', 'between', ['date_from', 'date_to'], { maxDays: 31 }), {
      date_from: '2026-01-31',
      date_to: '2026-01-31',
    });
    const button = screen.getByRole('button', { name: /ตัวกรอง: วันนี้ \(31\/01\/2026\)/ });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'เมื่อวาน' }));
    expect(last()).toEqual({ date_from: '2026-01-30', date_to: '2026-01-30' });
  });

  test('days: a range that is too long, reversed or half is reported, not sent', () => {
    expect(rangeProblem('2026-01-01', '2026-02-01', 31)?.th).toBe('ช่วงวันที่เกิน 31 วัน');
    expect(rangeProblem('2026-01-01', '2026-01-31', 31)).toBeUndefined();
    expect(rangeProblem('2026-02-01', '2026-01-01', undefined)).toBeDefined();
    expect(rangeProblem('2026-01-01', '', 31)).toBeDefined();
    expect(rangeProblem('2026-01-01', '', undefined)).toBeUndefined();
    expect(rangeProblem('', '', 31)).toBeUndefined();
  });
});

describe('choices', () => {
  test('several options are one parameter; an unknown value can be removed', async () => {
    const { user, last } = show(filter('enum', 'in', ['status']), { status: 'a,zzz' });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: /ตัวเลือก b/ }));
    expect(last()).toEqual({ status: 'a,zzz,b' });
    await user.click(screen.getByRole('button', { name: 'นำออก zzz' }));
    expect(last()).toEqual({ status: 'a,b' });
  });

  test('a switch is on, off or either', async () => {
    const { user, last } = show(filter('boolean', 'eq', ['on']));
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'ปิด' }));
    expect(last()).toEqual({ on: 'false' });
    await user.click(screen.getByRole('button', { name: 'ล้าง ตัวกรอง' }));
    expect(last()).toEqual({ on: '' });
  });
});
