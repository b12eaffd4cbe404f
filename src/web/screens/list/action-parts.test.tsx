import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ActionPart } from '#contract/screen-part.ts';
import { listPage } from './list-page.tsx';
import { label, lists, page, row, showPage, things } from './testing/things.tsx';

/** Shows what it was given, and the ways out of it. */
function Names({ rows, filters, refresh, close }: ActionPart) {
  return (
    <section aria-label="part">
      <p>{`${rows.map(({ name }) => name).join(' + ')} (${filters.status})`}</p>
      <button type="button" onClick={refresh}>
        refresh
      </button>
      <button type="button" onClick={close}>
        close
      </button>
    </section>
  );
}

const part = async () => ({ default: Names });
const Page = listPage({
  ...things,
  click: 'names',
  rowActions: [
    { id: 'names', label: label('ชื่อ'), part },
    { id: 'copy', label: label('คัดลอก'), copy: 'name' },
  ],
  bulkActions: [{ id: 'compare', label: label('เทียบ'), part, rows: { min: 2, max: 2 } }],
});

it('a part opens by a click on its row, sees the row as it is now, and closes', async () => {
  let name = 'เก่า';
  const { server } = showPage(Page, () => page([row(1, { name })]), '/things?status=open', ['*']);
  fireEvent.click(await screen.findByText('เก่า'));
  await screen.findByText('เก่า (open)');
  name = 'ใหม่';
  const before = lists(server.asked).length;
  fireEvent.click(screen.getByRole('button', { name: 'refresh' }));
  await screen.findByText('ใหม่ (open)');
  expect(lists(server.asked)).toHaveLength(before + 1);
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'part' })).toBeNull());
});

it('a part of a selection opens for as many rows as it says, and no others', async () => {
  showPage(Page, () => page([row(1), row(2), row(3)]), '/things?status=open', ['*']);
  await screen.findByText('ชิ้นที่ 3');
  const [, one, two, three] = screen.getAllByRole('checkbox');
  if (!one || !two || !three) throw new Error('three rows to tick');
  fireEvent.click(one);
  const compare = await screen.findByRole<HTMLButtonElement>('button', { name: 'เทียบ' });
  expect([compare.disabled, compare.title]).toEqual([true, 'เลือก 2–2 รายการ']);
  fireEvent.click(two);
  await waitFor(() => expect(compare.disabled).toBe(false));
  fireEvent.click(three);
  await waitFor(() => expect(compare.disabled).toBe(true));
  fireEvent.click(three);
  await waitFor(() => expect(compare.disabled).toBe(false));
  fireEvent.click(compare);
  await screen.findByText('ชิ้นที่ 1 + ชิ้นที่ 2 (open)');
});

it('an action copies a field of its row', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  showPage(Page, () => page([row(1)]), '/things', ['*']);
  fireEvent.click(await screen.findByRole('button', { name: 'เมนูของ ชิ้นที่ 1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'คัดลอก' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('ชิ้นที่ 1'));
  vi.unstubAllGlobals();
});
