import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call } from '#contract/call.ts';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { FormScreen, Issue } from '#contract/screen.ts';
import { integer, optional, required, text } from '#contract/validate.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { type Answer, type Asked, fakeServer, webFrame } from '../../support/web-frame.tsx';

const label = (th: string) => ({ th, en: th });
const call = (id: string, method: Call['method'], more: Partial<Call> = {}): Call => ({
  id,
  method,
  path: `/api/${id.replaceAll('.', '/')}`,
  permission: id,
  optOut: [400, 404],
  ...more,
});
const name: Field = { name: 'name', kind: 'string', label: label('ชื่อ'), required: true };
const weight: Field = { name: 'weight', kind: 'integer', label: label('น้ำหนัก'), initial: 1 };
const kind: Field = {
  name: 'kind',
  kind: 'enum',
  label: label('แบบ'),
  options: [
    { value: 'plain', label: label('ธรรมดา') },
    { value: 'coded', label: label('มีโค้ด') },
  ],
};
const code: Field = { name: 'code', kind: 'string', label: label('โค้ด') };
const used: Field = { name: 'used', kind: 'integer', label: label('ใช้แล้ว') };

/** Rows of a wheel, each saved by itself. */
export const slots: Editor = {
  name: 'slots',
  title: label('ช่อง'),
  list: call('slot.list', 'GET'),
  key: 'id',
  parent: { wheel_id: 'id' },
  sort: 'place',
  columns: [name, weight, used],
  fields: [name, weight],
  validate: (data) => {
    const issues: Issue[] = [];
    text(issues, data, 'name', required, 1, 10);
    integer(issues, data, 'weight', optional, 0, 100);
    return issues;
  },
  add: { call: call('slot.add', 'POST'), fields: ['name', 'weight', 'place'] },
  save: { call: call('slot.update', 'POST', { kind: 'update', key: 'id' }), fields: ['name', 'weight', 'place'] },
  remove: {
    id: 'slot.delete',
    label: label('ลบ'),
    tone: 'danger',
    when: { used: [0] },
    call: call('slot.delete', 'POST', { kind: 'remove', key: 'id' }),
    confirm: label('ลบ {name}?'),
  },
  actions: [],
  header: [],
  order: { field: 'place', min: 0, max: 1000 },
  totals: ['weight'],
  shown: {},
  locks: { weight: { used: [0] } },
  open: { status: ['draft', 'active'] },
};

const { add: _add, remove: _remove, ...shared } = slots;
/** The same rows, saved together. */
export const together: Editor = {
  ...shared,
  save: { call: call('slot.save', 'POST'), fields: ['name', 'weight', 'place'] },
  rows: 'items',
};

/** Rows that are filled in in a dialog, where one field depends on another. */
export const dialogs: Editor = {
  ...slots,
  columns: [name, kind],
  fields: [name, kind, code],
  dialog: true,
  totals: [],
  locks: {},
  shown: { code: { kind: ['coded'] } },
  add: { call: call('slot.add', 'POST'), fields: ['name', 'kind', 'code', 'place'] },
  save: { call: call('slot.update', 'POST', { kind: 'update', key: 'id' }), fields: ['name', 'kind', 'code', 'place'] },
};

const screenOf = (editor: Editor): FormScreen => ({
  kind: 'form',
  path: '/wheel/detail',
  area: 'wheel',
  title: label('กงล้อ'),
  permission: 'wheel.view',
  mode: 'update',
  record: call('wheel.detail', 'GET', { permission: 'signed-in' }),
  save: call('wheel.update', 'POST'),
  savePermission: 'wheel.update',
  key: 'id',
  fields: [{ name: 'title', kind: 'string', label: label('หัวข้อ') }],
  groups: [{ fields: ['title'] }],
  validate: () => [],
  related: [],
  editors: [{ name: 'slots', title: label('ช่อง'), permission: 'slot.list', load: () => Promise.resolve(editor) }],
  actions: [],
});

/** What the server holds. */
export const storedRows: readonly Row[] = [
  { id: 1, version: 4, name: 'หนึ่ง', weight: 10, used: 0, place: 10 },
  { id: 2, version: 7, name: 'สอง', weight: 20, used: 3, place: 20 },
];

interface Setup {
  readonly editor?: Editor;
  readonly record?: Row;
  readonly rows?: readonly Row[];
  readonly grants?: readonly string[];
  /** So many readings of the rows come to nothing. */
  readonly fails?: number;
  readonly write?: (request: Asked) => Answer | Promise<Answer> | undefined;
  readonly at?: string;
}

/** The screen of a wheel with the tab of its slots open. */
export function openEditor({
  editor = slots,
  record,
  rows = storedRows,
  grants = ['*'],
  fails = 0,
  write,
  at,
}: Setup = {}) {
  let failing = fails;
  let held: readonly Row[] = rows;
  const server = fakeServer((request) => {
    if (request.method === 'POST') return write?.(request) ?? { body: { error: 0, data: { id: 9, version: 1 } } };
    if (request.path === '/api/slot/list' && failing-- > 0)
      return { status: 500, body: { error: 500, message: 'ระบบขัดข้อง' } };
    if (request.path === '/api/slot/list')
      return { body: { error: 0, data: held, total: held.length, page: 1, limit: 500, totals: null, server_time: '' } };
    return { body: { error: 0, data: record ?? { id: 5, version: 1, title: 'กงล้อ', status: 'draft' } } };
  });
  const { Frame, history } = webFrame({ server, at: at ?? '/wheel/detail?id=5&tab=slots', grants });
  const Page = formPage(screenOf(editor));
  const view = render(<Page />, { wrapper: Frame });
  return {
    server,
    history,
    view,
    user: userEvent.setup(),
    /** From now on the server holds these. */
    hold: (next: readonly Row[]) => {
      held = next;
    },
    reads: () => server.asked.filter((request) => request.path === '/api/slot/list'),
    sent: () =>
      server.asked
        .filter((request) => request.method === 'POST')
        .map((asked) => ({ path: asked.path, body: asked.body })),
  };
}
