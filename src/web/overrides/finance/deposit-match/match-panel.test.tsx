import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import Suspicious from '../suspicious/page.tsx';

const line = {
  ...{ id: 4, raw_ref: 'R260131000004', direction: 'in', amount: '500.00', match_status: 'suspicious' },
  ...{ detected_at: '2026-01-31T03:00:00.000Z', txn_at: '2026-01-31T03:00:00.000Z', source: 'app', flags: [] },
  ...{ review_status: 'open', review_note: null, reviewed_at: null, deposit_ref: null, candidate_members: [] },
};

/** A server on which the line waits until somebody decides; the queue then has it no more. */
function desk() {
  let decided: object | undefined;
  return fakeServer(({ path, body }: Asked) => {
    if (path.endsWith('/suspicious/review')) {
      const said: Record<string, unknown> = { ...(body as object) };
      decided = {
        ...{ review_status: said.result, review_note: said.note, reviewed_at: '2026-01-31T04:30:00.000Z' },
        ...{ reviewer: 'มาลี ศรีสุข', match_status: said.result === 'cleared' ? 'matched' : 'ignored' },
        ...(said.result === 'cleared' && { deposit_ref: 'D260131000009' }),
      };
      return { body: { error: 0, data: { raw_ref: line.raw_ref, ...decided } } };
    }
    if (path.endsWith('/deposit/context')) {
      const parts = { request: null, order: null, wallet: null, members: [], recent: [], timeline: [] };
      return { body: { error: 0, data: { ...parts, line: { ...line, ...decided } } } };
    }
    const rows = path.endsWith('/raw_transactions') && !decided ? [line] : [];
    const page = { page: 1, limit: 20, totals: null, server_time: new Date().toISOString() };
    return { body: { error: 0, data: rows, total: rows.length, ...page } };
  });
}

it.each([
  ['ทำเครื่องหมายปกติ', 'ปกติ', 'เติมเครดิตแล้วในรายการฝาก'],
  ['ยืนยันผิดปกติ', 'ผิดปกติ', 'ไม่เติมเครดิต เงินอยู่ในบัญชีพักยอด'],
])('after “%s” the panel says who decided what, and offers no decision any more', async (action, word, what) => {
  const { Frame } = webFrame({ server: desk(), at: '/finance/suspicious?review_status=open' });
  render(<Suspicious />, { wrapper: Frame });
  const user = userEvent.setup();
  await user.click(await screen.findByText(line.raw_ref));
  const panel = await screen.findByRole('article', { name: `เทียบรายการ ${line.raw_ref}` });
  await user.click(await within(panel).findByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('บันทึก'), 'โทรยืนยันแล้ว');
  await user.click(within(dialog).getByRole('button', { name: new RegExp(`^${action}`) }));

  const outcome = await screen.findByRole('region', { name: 'ผลตรวจ' });
  expect(outcome.textContent).toContain(`ผลตรวจ: ${word}`);
  expect(outcome.textContent).toContain('โดย มาลี ศรีสุข · 31/01/2026 11:30');
  expect(outcome.textContent).toContain('โทรยืนยันแล้ว');
  expect(outcome.textContent).toContain(what);
  await waitFor(() => expect(within(panel).queryByRole('button', { name: /ปกติ$/ })).toBeNull());
});
