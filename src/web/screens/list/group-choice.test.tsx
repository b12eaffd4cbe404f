import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listPage } from './list-page.tsx';
import { field, lists, page, row, showPage, things } from './testing/things.tsx';

const Page = listPage({ ...things, groups: ['status'] });
const rows = [row(1), row(2), row(3, { status: 'shut', amount: '50.00' })];
const groups = [
  { value: 'open', total: 12, totals: { amount: '1200.00' } },
  { value: 'shut', total: 1, totals: { amount: '50.00' } },
];
const answer = ({ query }: { readonly query: URLSearchParams }) =>
  query.get('group_by') === 'status' ? page(rows, { total: 13, within: 'status', groups }) : page(rows, { total: 13 });
const show = (at: string) => showPage(Page, answer, at, ['*']);
const lines = () => [...document.querySelectorAll('tr[data-id]')].map((line) => line.textContent);

it('each group has a line with how many there are and their sums, above its rows', async () => {
  show('/things?group_by=status');
  const open = await screen.findByRole('rowheader', { name: /เปิดอยู่ · 12 รายการ/ });
  expect(within(open.closest('tr') as HTMLElement).getByText('1,200.00')).toBeTruthy();
  expect(lines()).toHaveLength(5);
  expect(lines()[3]).toContain('ปิดแล้ว · 1 รายการ');
  // The sum of the page is that of its rows alone.
  expect(screen.getByText('250.00')).toBeTruthy();
});

it('a line can be neither ticked nor acted on, and leads to its group alone', async () => {
  const { history } = show('/things?group_by=status');
  await screen.findByText('ชิ้นที่ 1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'เลือกทุกแถวในหน้านี้' }));
  await screen.findByText(/เลือก 3/);
  const shut = screen.getByText(/ปิดแล้ว · 1 รายการ/);
  expect(within(shut.closest('tr') as HTMLElement).queryByRole('button')).toBeNull();
  for (const key of ['j', 'x', 'p']) fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText(/เลือก 3/);
  fireEvent.click(shut);
  await waitFor(() => expect(history?.at(-1)).toBe('/things?status=shut&group_by=status'));
});

it('the choice is with the columns, in the address and in the request, and ends by its chip', async () => {
  const { server, history } = show('/things?page=2');
  await screen.findByText('ชิ้นที่ 1');
  fireEvent.click(screen.getByRole('button', { name: 'เลือกคอลัมน์' }));
  fireEvent.change(await screen.findByLabelText('จัดกลุ่มแถวตาม'), { target: { value: 'status' } });
  await waitFor(() => expect(history?.at(-1)).toBe('/things?group_by=status'));
  await waitFor(() => expect(lists(server.asked).at(-1)?.query.get('group_by')).toBe('status'));
  fireEvent.click(await screen.findByRole('button', { name: 'จัดกลุ่มตามช่อง status' }));
  await waitFor(() => expect(history?.at(-1)).toBe('/things'));
});

it('what does not add up to one sum has each of them in its line', async () => {
  const wallets = ['main', 'point'].map((value) => ({ value, label: { th: value, en: value } }));
  const [name, amount, status] = things.columns;
  const units = { by: 'wallet', of: { point: { th: 'แต้ม', en: 'points' } } };
  const parted = { ...field('amount', 'money'), total: true as const, units, adds: { by: 'wallet', options: wallets } };
  const columns = [name, parted, status].flatMap((column) => column ?? []);
  const Parted = listPage({ ...things, columns, groups: ['status'] });
  const both = [{ value: 'open', total: 2, totals: {}, totals_by: { amount: { main: '40.00', point: '7' } } }];
  const answered = () => page([row(1)], { total: 2, within: 'status', groups: both, totals: {} });
  expect(amount?.name).toBe(parted.name);
  showPage(Parted, answered, '/things?group_by=status', ['*']);
  const head = await screen.findByRole('rowheader', { name: /เปิดอยู่ · 2 รายการ/ });
  expect(head.closest('tr')?.textContent).toMatch(/40\.00 · 7 แต้ม/);
});
