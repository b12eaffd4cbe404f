import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import { fieldKinds } from '#contract/kinds/names.ts';
import { webFrame } from '../../../tests/support/web-frame.tsx';
import { ActionInput, type InputIssue, missingFields } from './action-input.tsx';
import { issueText } from './issue-text.ts';

const fields: readonly Field[] = [
  { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true },
  { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' } },
];

function Held({ issues }: { readonly issues?: readonly InputIssue[] }) {
  const [value, setValue] = useState<Readonly<Record<string, unknown>>>({});
  return (
    <>
      <ActionInput fields={fields} value={value} onChange={setValue} issues={issues} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('values come out as the wire wants them, nothing as nothing', async () => {
  const user = userEvent.setup();
  render(<Held />, { wrapper: webFrame().Frame });
  await user.type(screen.getByLabelText(/เหตุผล/), 'ซ้ำ');
  await user.type(screen.getByLabelText(/ค่าธรรมเนียม/), '1,250.5');
  expect(screen.getByRole('status').textContent).toBe('{"reason":"ซ้ำ","fee":"1250.50"}');
  await user.clear(screen.getByLabelText(/ค่าธรรมเนียม/));
  expect(screen.getByRole('status').textContent).toBe('{"reason":"ซ้ำ"}');
});

test('a field is validated on blur, or on request', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Held />, { wrapper: webFrame().Frame });
  expect(screen.queryByText('กรุณากรอกข้อมูล')).toBeNull();
  await user.click(screen.getByLabelText(/เหตุผล/));
  await user.tab();
  expect(screen.getByText('กรุณากรอกข้อมูล')).toBeTruthy();
  rerender(<Held issues={[{ field: 'fee', message: 'เกินวงเงิน' }]} />);
  expect(screen.getByText('เกินวงเงิน')).toBeTruthy();
});

test('white space is no reason', () => {
  expect(missingFields(fields, { reason: '  ' })).toEqual([{ field: 'reason', code: 'required' }]);
  expect(missingFields(fields, { reason: 'x' })).toEqual([]);
});

test('every issue of every kind has words in both languages', () => {
  const codes = ['required', 'type', 'min', 'max', 'minLength', 'maxLength', 'pattern', 'option', 'format'] as const;
  for (const kind of fieldKinds) {
    for (const code of codes) {
      const field: Field = { name: 'x', kind, label: { th: 'x', en: 'x' } };
      expect(issueText({ field: 'x', code, limit: 1000 }, field, 'th')).toMatch(/[ก-๙]/);
      expect(issueText({ field: 'x', code, limit: 1000 }, field, 'en')).not.toMatch(/[ก-๙]/);
    }
  }
  const money: Field = { name: 'x', kind: 'money', label: { th: 'x', en: 'x' } };
  expect(issueText({ field: 'x', code: 'max', limit: '99999999.99' }, money, 'th')).toBe('ต้องไม่เกิน 99,999,999.99');
});
