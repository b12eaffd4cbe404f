import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call } from '#contract/call.ts';
import type { Field } from '#contract/field.ts';
import type { FormScreen, Issue } from '#contract/screen.ts';
import { money, optional, required, text } from '#contract/validate.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { formPage } from '../form-page.tsx';

const call = (id: string, method: 'GET' | 'POST'): Call => ({
  id,
  method,
  path: `/api/${id.replace('.', '/')}`,
  permission: 'signed-in',
  optOut: [400, 404],
});
const label = (th: string) => ({ th, en: th });
const fields: readonly Field[] = [
  { name: 'name', kind: 'string', label: label('ชื่อ'), required: true },
  { name: 'fee', kind: 'money', label: label('ค่าธรรมเนียม'), required: true, initial: '0.00' },
  { name: 'note', kind: 'text', label: label('หมายเหตุ') },
  { name: 'key', kind: 'secret', label: label('คีย์') },
];
/** A form that changes a record. */
export const base: FormScreen = {
  kind: 'form',
  path: '/x/detail',
  area: 'x',
  title: label('รายการ'),
  permission: 'x.view',
  mode: 'update',
  record: call('x.detail', 'GET'),
  save: call('x.update', 'POST'),
  savePermission: 'x.update',
  key: 'id',
  fields,
  groups: [{ title: label('ทั่วไป'), fields: ['name', 'fee'] }, { fields: ['note', 'key'] }],
  validate: (data) => {
    const issues: Issue[] = [];
    text(issues, data, 'name', required, 1, 10);
    money(issues, data, 'fee', required, '0.00');
    text(issues, data, 'note', optional, 0, 100);
    return issues;
  },
  related: [],
  actions: [],
};
const { record: _, ...withoutRecord } = base;
/** The same fields without a record. */
export const createScreen: FormScreen = {
  ...withoutRecord,
  mode: 'create',
  path: '/x/add',
  save: call('x.add', 'POST'),
  done: '/x/detail?id={id}',
};
/** What the server holds. */
export const stored = { id: 4, version: 3, name: 'เดิม', fee: '5.00', note: 'x', key: '••••1234' };
/** The answer to a save that went well. */
export const saved: Answer = { body: { error: 0, data: { id: 4 }, message: 'บันทึกสำเร็จ' } };

interface Setup {
  readonly screen?: FormScreen;
  readonly at?: string;
  readonly grants?: readonly string[];
  readonly read?: () => Answer | Promise<Answer>;
  readonly write?: (asked: Asked) => Answer | Promise<Answer>;
}

/** A form page over a server in the test's hands. */
export function open({ screen: shown = base, at = '/x/detail?id=4', grants = ['*'], read, write }: Setup = {}) {
  const server = fakeServer((request) =>
    request.method === 'POST' ? (write?.(request) ?? saved) : (read?.() ?? { body: { error: 0, data: stored } }),
  );
  const { Frame, history } = webFrame({ server, at, grants });
  const Page = formPage(shown);
  const view = render(<Page />, { wrapper: Frame });
  return {
    server,
    history,
    view,
    user: userEvent.setup(),
    sent: () => server.asked.filter((request) => request.method === 'POST').map((asked) => asked.body),
  };
}

export const box = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
export const saveButton = () => screen.getByRole('button', { name: 'บันทึก' });
