import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import Suspicious from '../suspicious/page.tsx';

const line = {
  ...{ id: 4, raw_ref: 'R260131000004', direction: 'in', amount: '5450.00', match_status: 'unmatched' },
  ...{ detected_at: '2026-01-31T03:00:00.000Z', txn_at: '2026-01-31T03:00:00.000Z', source: 'app', flags: [] },
  ...{ review_status: 'open', review_note: null, reviewed_at: null, deposit_ref: null, candidate_members: [] },
  ...{ member_id: null, from_bank_code: 'SCB', from_account_no: 'xxx1234', from_account_name: 'นาย สมชาย ใจดี' },
};
const second = { ...line, id: 5, raw_ref: 'R260131000005', amount: '90.00' };

const candidate = (id: number, username: string, more: object) => ({
  ...{ member_id: id, username, name: 'สมชาย ใจดี', status: 'active', bank_code: 'SCB' },
  ...{ bank_account_no: '••••••1234', bank_account_name: 'สมชาย ใจดี', name_match: 'same', account: 'part' },
  ...{ request: null, usual: null, is_usual: false, earlier: 0, last_from_here: null, sharers: 0 },
  ...{ score: 60, is_sure: true, reasons: [{ code: 'name_same', points: 35 }] },
  ...more,
});
const sure = candidate(11, 'cax1131505', {});
const doubtful = candidate(12, 'cax1367739', {
  ...{ name_match: 'different', account: 'other', score: 0, is_sure: false, sharers: 2 },
  reasons: [{ code: 'name_different', points: -30 }],
});

/** A server on which two lines wait; what is decided leaves the queue. */
function desk(sent: Asked[] = []) {
  const decided = new Map<string, object>();
  return fakeServer((asked: Asked) => {
    const { path, body } = asked;
    const ref = asked.query?.get('raw_ref') ?? line.raw_ref;
    const said: Record<string, unknown> = { ...(body as object) };
    if (path.endsWith('/deposit/match') || path.endsWith('/suspicious/review')) {
      sent.push(asked);
      const isMatch = path.endsWith('/deposit/match');
      const done = {
        ...{ review_status: isMatch ? 'cleared' : said.result, review_note: said.note ?? said.warning_reason },
        ...{ reviewed_at: '2026-01-31T04:30:00.000Z', reviewer: 'มาลี ศรีสุข' },
        ...{ match_status: isMatch ? 'matched' : 'ignored', deposit_ref: isMatch ? 'D260131000009' : null },
      };
      decided.set(String(said.raw_ref), done);
      return { body: { error: 0, data: { raw_ref: said.raw_ref, ...done } } };
    }
    if (path.endsWith('/match/verdict')) {
      const isSure = asked.query?.get('member_id') === String(sure.member_id);
      const text = { th: 'ชื่อผู้โอนไม่ตรงกับชื่อสมาชิก', en: 'The sender is not the member' };
      const warnings = isSure ? [] : [{ code: 'sender_name', tone: 'danger', text }];
      return { body: { error: 0, data: { refusals: [], warnings, limits: [], facts: [] } } };
    }
    if (path.endsWith('/deposit/candidates')) {
      const found = asked.query?.get('q') ? [doubtful] : [sure, doubtful];
      return { body: { error: 0, data: { candidates: found } } };
    }
    if (path.endsWith('/deposit/context')) {
      const parts = { request: null, order: null, wallet: null, members: [], recent: [], timeline: [] };
      const base = ref === second.raw_ref ? second : line;
      return { body: { error: 0, data: { ...parts, line: { ...base, ...decided.get(ref) } } } };
    }
    const rows = path.endsWith('/raw_transactions') ? [line, second].filter((one) => !decided.has(one.raw_ref)) : [];
    const page = { page: 1, limit: 20, totals: null, server_time: new Date().toISOString() };
    return { body: { error: 0, data: rows, total: rows.length, ...page } };
  });
}

const panelOf = (ref: string) => screen.findByRole('article', { name: `เทียบรายการ ${ref}` });

async function openFirst(sent?: Asked[]) {
  const { Frame } = webFrame({ server: desk(sent), at: '/finance/suspicious?review_status=open' });
  render(<Suspicious />, { wrapper: Frame });
  const user = userEvent.setup();
  await user.click(await screen.findByText(line.raw_ref));
  return { user, panel: await panelOf(line.raw_ref) };
}

it('candidates are shown next to the line with the evidence for and against them, and marking as normal is not offered', async () => {
  const { panel } = await openFirst();
  const owners = await within(panel).findByRole('region', { name: 'ใครคือเจ้าของยอดนี้' });
  await within(owners).findByText('cax1367739');
  const [first, other] = owners.querySelectorAll('ol > li');
  expect(first?.textContent).toContain('cax1131505');
  expect(first?.textContent).toContain('คะแนน 60');
  expect(first?.textContent).toContain('ชื่อตรงกัน');
  expect(first?.textContent).toContain('เลขท้ายบัญชีตรง');
  expect(other?.textContent).toContain('ชื่อไม่ตรงกัน');
  expect(other?.textContent).toContain('ใช้บัญชีร่วมกับสมาชิกอื่น 2 คน');
  expect(within(panel).queryByRole('button', { name: 'ทำเครื่องหมายปกติ' })).toBeNull();
});

it('the button says how much goes to whom; afterwards the next line is open', async () => {
  const sent: Asked[] = [];
  const { user, panel } = await openFirst(sent);
  await user.click(await within(panel).findByRole('button', { name: 'จับคู่กับ cax1131505' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: /^เติม 5,450.00 บาท ให้ cax1131505/ }));
  await panelOf(second.raw_ref);
  expect(sent.map(({ body }) => body)).toEqual([{ raw_ref: line.raw_ref, member_id: 11 }]);
});

it('a member who does not fit is searched for, warned of, and credited with a typed reason only', async () => {
  const sent: Asked[] = [];
  const { user, panel } = await openFirst(sent);
  await user.type(await within(panel).findByLabelText('ค้นหาสมาชิกอื่น'), 'cax13');
  await within(panel).findByText('ผลการค้นหา');
  await waitFor(() => expect(within(panel).queryByRole('button', { name: 'จับคู่กับ cax1131505' })).toBeNull());
  await user.click(await within(panel).findByRole('button', { name: 'จับคู่กับ cax1367739' }));
  const dialog = await screen.findByRole('dialog');
  const go = await within(dialog).findByRole('button', { name: /^เติม 5,450.00 บาท ให้ cax1367739/ });
  await within(dialog).findByText('ชื่อผู้โอนไม่ตรงกับชื่อสมาชิก');
  await user.click(go);
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^เหตุผลที่ยังทำรายการนี้/), 'โทรยืนยันกับสมาชิกแล้ว');
  await user.click(go);
  await panelOf(second.raw_ref);
  expect(sent.map(({ body }) => body)).toEqual([
    { raw_ref: line.raw_ref, member_id: 12, warning_reason: 'โทรยืนยันกับสมาชิกแล้ว' },
  ]);
});

it('after “ยืนยันผิดปกติ” the panel says who decided what', async () => {
  const { user, panel } = await openFirst();
  await user.click(await within(panel).findByRole('button', { name: 'ยืนยันผิดปกติ' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('บันทึก'), 'โทรยืนยันแล้ว');
  await user.click(within(dialog).getByRole('button', { name: /^ยืนยันผิดปกติ/ }));
  const outcome = await screen.findByRole('region', { name: 'ผลตรวจ' });
  expect(outcome.textContent).toContain('ผลตรวจ: ผิดปกติ');
  expect(outcome.textContent).toContain('โดย มาลี ศรีสุข · 31/01/2026 11:30');
  expect(outcome.textContent).toContain('โทรยืนยันแล้ว');
  expect(outcome.textContent).toContain('ไม่เติมเครดิต เงินอยู่ในบัญชีพักยอด');
});
