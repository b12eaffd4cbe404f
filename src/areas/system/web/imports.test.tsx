import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import members from '#generated/web/system/users-import.tsx';
import affiliates from '#generated/web/system/users-import_aff.tsx';
import wallets from '#generated/web/system/users-import_wallet.tsx';
import huaythai from '#generated/web/system/users-import-huaythai.tsx';
import pawinss from '#generated/web/system/users-import-pawinss.tsx';
import rc from '#generated/web/system/users-import-rc.tsx';
import yb from '#generated/web/system/users-import-yb.tsx';
import { type Asked, fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';

const pages = [members, huaythai, pawinss, rc, yb, affiliates, wallets];
const [Members, Affiliates, Wallets] = [members, affiliates, wallets];

const batch = (more: object = {}) => ({
  ...{ id: 1, batch_id: 'IM2602010001', type: 'wallet', source: 'generic', agent_id: 1, mode: 'dry_run' },
  ...{ on_duplicate: 'skip', wallet_type: 'main', wallet_mode: 'add', add_prefix: false, file_name: 'w.csv' },
  ...{ file_size: 2048, file_sha256: 'x', encoding: 'TIS-620 / Windows-874', columns: ['คน', 'เงิน', 'รหัสผ่าน'] },
  ...{ dropped: ['รหัสผ่าน'], mapping: { username: 0 }, row_total: 3, row_ok: 2, row_dup: 0, row_error: 1, row_todo: 2 },
  ...{ row_done: 0, row_added: 0, row_updated: 0, row_failed: 0, amount_total: '1250.50', amount_done: '0.00' },
  ...{ same_as: null, status: 'validated', message: null, cancelled_at: null, cancelled_by: null, started_at: null },
  ...{ started_by: null, finished_at: null, created_at: '2026-02-01T00:00:00.000Z', created_by: 7 },
  ...{ updated_at: '2026-02-01T00:00:00.000Z', updated_by: 7, version: 1 },
  ...more,
});
const row = {
  ...{ id: 3, batch_id: 'IM2602010001', row_no: 3, username: 'aaa1', wallet_type: null, current_balance: null },
  ...{ import_amount: 'ร้อยบาท', new_balance: null, result: 'error', outcome: null, column: 'import_amount' },
  ...{ message: 'ยอดเงินไม่ถูกต้อง', cells: ['aaa1', 'ร้อยบาท', ''] },
};

/** The body of a request: JSON, or a form whose objects are JSON. */
const bodyOf = ({ body }: Pick<Asked, 'body'>): Readonly<Record<string, unknown>> => {
  const read = (part: unknown): unknown => (typeof part === 'string' && /^[[{]/.test(part) ? JSON.parse(part) : part);
  return body instanceof FormData
    ? Object.fromEntries([...body].map(([name, part]) => [name, read(part)]))
    : { ...Object(body) };
};

/** A server with one batch, which a test may change meanwhile. */
function serverOf(state: { batch: object; refuse?: object }) {
  return fakeServer((asked: Asked) => {
    if (asked.path === '/api/system/user/import') {
      if (state.refuse) return { status: 422, body: state.refuse };
      const body = bodyOf(asked);
      if (body.mode === 'commit')
        state.batch = batch({ status: 'importing', mode: 'commit', row_done: 1, row_added: 1 });
      if (body.mapping) state.batch = batch({ mapping: body.mapping });
      return { body: { error: 0, data: state.batch } };
    }
    if (asked.path.endsWith('/import/batch')) return { body: { error: 0, data: state.batch } };
    if (asked.path.endsWith('/agent/items'))
      return { body: { error: 0, data: [{ id: 1, code: 'AAA', name: 'สาย A' }] } };
    if (asked.path.endsWith('/import/cancel')) {
      state.batch = batch({ status: 'partial', row_done: 1, row_added: 1, message: 'หยุดหลังนำเข้า 1 จาก 2 แถว' });
      return { body: { error: 0, data: state.batch } };
    }
    if (asked.path.includes('/import/') || asked.path.includes('/import_'))
      return {
        body: {
          error: 0,
          data: asked.path.endsWith('batches') ? [] : [row],
          total: 1,
          page: 1,
          limit: 50,
          totals: null,
        },
      };
    return { body: { error: 0, data: [] } };
  });
}

const sent = (requests: readonly Asked[]) =>
  requests.filter(({ path }) => path === '/api/system/user/import').map(bodyOf);

it('import step 1: requires a file and an agent, uploads them, and continues at the URL of the batch', async () => {
  const state = { batch: batch() };
  const server = serverOf(state);
  const { Frame, history } = webFrame({ server, at: '/system/users/import_wallet' });
  const { container } = render(<Wallets />, { wrapper: Frame });
  const user = userEvent.setup();
  const read = await screen.findByRole('button', { name: 'อ่านและตรวจไฟล์' });
  await user.click(read);
  expect((await screen.findByRole('alert')).textContent).toBe('กรุณาเลือกไฟล์');
  expect(sent(server.asked)).toHaveLength(0);

  const picker = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no picker');
  fireEvent.change(picker, { target: { files: [new File(['a'], 'book.xlsx')] } });
  expect(screen.getByText(/CSV UTF-8/)).toBeTruthy();
  fireEvent.change(picker, { target: { files: [new File(['user,amount\naaa1,1'], 'w.csv')] } });
  expect(screen.getByText('w.csv')).toBeTruthy();
  const agent = screen.getByRole('combobox', { name: /เอเย่นต์/ });
  await user.click(agent);
  await user.click(await screen.findByRole('option', { name: /สาย A/ }));
  await user.click(screen.getByRole('button', { name: 'อ่านและตรวจไฟล์' }));
  await waitFor(() => expect(history.at(-1)).toBe('/system/users/import_wallet?batch=IM2602010001'));
  expect(sent(server.asked)[0]).toMatchObject({
    ...{ type: 'wallet', source: 'generic', agent_id: '1', mode: 'dry_run', wallet_type: 'main', wallet_mode: 'add' },
  });
  expect(sent(server.asked)[0], 'the name of the agent is only shown').not.toHaveProperty('agent_name');
});

it('import step 1: a rejected file shows the reason and keeps the options', async () => {
  const server = serverOf({
    batch: batch(),
    refuse: { error: 422, message: 'x', fields: { file: 'ไฟล์มีมากกว่า 20,000 แถว' } },
  });
  const { Frame } = webFrame({ server, at: '/x' });
  const { container } = render(<Affiliates />, { wrapper: Frame });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'อ่านและตรวจไฟล์' });
  const picker = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no picker');
  fireEvent.change(picker, { target: { files: [new File(['a'], 'big.csv')] } });
  await user.click(await screen.findByRole('combobox', { name: /เอเย่นต์/ }));
  await user.click(await screen.findByRole('option', { name: /สาย A/ }));
  await user.click(screen.getByRole('button', { name: 'อ่านและตรวจไฟล์' }));
  expect(await screen.findByText('ไฟล์มีมากกว่า 20,000 แถว')).toBeTruthy();
  expect(screen.getByText('big.csv')).toBeTruthy();
});

it('import step 1: an error of a field without an input is shown as a general error', async () => {
  const server = serverOf({
    batch: batch(),
    refuse: { error: 422, message: 'กรุณาตรวจสอบข้อมูลที่กรอก', fields: { nobody: 'ไม่รู้จักช่องข้อมูลนี้' } },
  });
  const { Frame } = webFrame({ server, at: '/x' });
  const { container } = render(<Affiliates />, { wrapper: Frame });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'อ่านและตรวจไฟล์' });
  const picker = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no picker');
  fireEvent.change(picker, { target: { files: [new File(['a'], 'a.csv')] } });
  await user.click(await screen.findByRole('combobox', { name: /เอเย่นต์/ }));
  await user.click(await screen.findByRole('option', { name: /สาย A/ }));
  await user.click(screen.getByRole('button', { name: 'อ่านและตรวจไฟล์' }));
  expect(await screen.findByText('กรุณาตรวจสอบข้อมูลที่กรอก')).toBeTruthy();
});

it('import step 2: columns are mapped by hand, a missing required one is reported, password columns are not offered', async () => {
  const state = { batch: batch({ status: 'staged', row_ok: 0, row_error: 0 }) };
  const server = serverOf(state);
  const { Frame } = webFrame({ server, at: '/x?batch=IM2602010001' });
  render(<Wallets />, { wrapper: Frame });
  const user = userEvent.setup();
  const amount = await screen.findByRole('combobox', { name: 'คอลัมน์ในไฟล์: ยอดนำเข้า' });
  expect(within(amount).queryByText('รหัสผ่าน')).toBeNull();
  expect(screen.getByText(/TIS-620/)).toBeTruthy();
  const check = screen.getByRole('button', { name: 'ตรวจสอบทุกแถว' });
  expect(check.hasAttribute('disabled')).toBe(true);
  await user.selectOptions(amount, '1');
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบทุกแถว' }));
  await waitFor(() => expect(sent(server.asked)[0]?.mapping).toEqual({ username: 0, import_amount: 1 }));
  // The batch is now checked, so the next step shows at the same URL.
  expect(await screen.findByRole('button', { name: 'นำเข้า 2 แถว' })).toBeTruthy();
});

it('import step 3: balances require typing the total, and a reload shows the running import', async () => {
  const state = { batch: batch() };
  const server = serverOf(state);
  const { Frame } = webFrame({ server, at: '/x?batch=IM2602010001' });
  render(<Wallets />, { wrapper: Frame });
  const user = userEvent.setup();
  expect(await screen.findByText('ยอดเงินไม่ถูกต้อง')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'นำเข้า 2 แถว' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('นำเข้ายอดรวม 1,250.50 บาท ให้ 2 คน? พิมพ์ยอดรวมเพื่อยืนยัน');
  const confirm = await within(dialog).findByRole('button', { name: 'นำเข้า 2 แถว' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.type(within(dialog).getByLabelText(/^พิมพ์ยอดรวม/), '1250.5');
  expect(confirm.hasAttribute('disabled')).toBe(false);
  await user.click(confirm);
  await waitFor(() => expect(sent(server.asked).at(-1)).toMatchObject({ mode: 'commit', confirm_total: '1250.5' }));
  expect(await screen.findByText('1 / 2 แถว')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'หยุดนำเข้า' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'หยุดนำเข้า' }));
  expect(await screen.findByText('หยุดหลังนำเข้า 1 จาก 2 แถว')).toBeTruthy();
});

it('import permissions: without the balance permission nothing can be imported; a viewer has no controls', async () => {
  const view = { server: serverOf({ batch: batch() }), at: '/x?batch=IM2602010001' };
  const withoutBalances = webFrame({ ...view, grants: ['system.import.view', 'system.import.run'] });
  const first = render(<Wallets />, { wrapper: withoutBalances.Frame });
  expect((await screen.findByRole('button', { name: 'นำเข้า 2 แถว' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/ต้องมีสิทธิ์นำเข้ายอดกระเป๋า/)).toBeTruthy();
  first.unmount();
  const viewer = webFrame({ ...view, at: '/x', grants: ['system.import.view'] });
  render(<Members />, { wrapper: viewer.Frame });
  expect(await screen.findByText(/ไม่มีสิทธิ์ “นำเข้าข้อมูล”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'อ่านและตรวจไฟล์' })).toBeNull();
});

it('import samples: every required field has a head, and so has every import', () => {
  for (const { screen } of pages) {
    const [first, match] = screen.steps;
    const required = (match?.match?.fields ?? []).filter((field) => field.required);
    expect(required.length).toBeGreaterThan(1);
    expect(Object.keys(first?.file?.sample ?? {}).length).toBeGreaterThanOrEqual(required.length);
  }
});

it('import patterns: a first look at a column points out what does not look like its field', () => {
  const fits = (name: string, cells: readonly string[]) => {
    const field = members.screen.steps[1]?.match?.fields.find((one) => one.name === name);
    const pattern = new RegExp(field?.pattern ?? '^$', 'u');
    return cells.map((cell) => pattern.test(cell));
  };
  expect(fits('mobile', ['0812345678', '081-234-5678', '12', '8.1E+08'])).toEqual([true, true, false, false]);
  expect(fits('bank_account_no', ['999-1-23456-7', '7.1E+09', '123'])).toEqual([true, false, false]);
  expect(fits('name', ['สมชาย ใจดี', "O'Neil", '12'])).toEqual([true, true, false]);
  expect(fits('balance', ['1,250.50', '฿ 5', 'ร้อย'])).toEqual([true, true, false]);
  expect(fits('bank_code', ['KBANK', '004', 'กสิกรไทย', '?'])).toEqual([true, true, true, false]);
});
