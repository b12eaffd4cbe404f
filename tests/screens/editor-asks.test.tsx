import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Ask } from '#contract/ask.ts';
import type { EditorPartProps } from '#contract/editor.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { openEditor, slots } from './support/open-editor.tsx';

afterEach(() => {
  sessionStorage.clear();
  dirtyRegistry.forget();
});

const label = (th: string) => ({ th, en: th });
const asks: readonly Ask[] = [
  { question: label('{title} เปิดอยู่?'), was: { status: ['active'] }, fields: ['weight'] },
  { question: label('ไม่มีทางออก?'), when: { weight: [0] } },
];
const asking = { ...slots, asks };
const save = () => screen.getAllByRole('button', { name: 'บันทึก' }).at(-1) as HTMLElement;

async function weigh({ user }: ReturnType<typeof openEditor>, weight: string) {
  await user.click(await screen.findByRole('button', { name: /^น้ำหนัก แถวที่ 1/ }));
  const box = await screen.findByLabelText<HTMLInputElement>('น้ำหนัก แถวที่ 1');
  await user.clear(box);
  await user.type(box, weight);
  await user.click(save());
}

test('row questions: what the record is and what rows will be is asked together, and then saved', async () => {
  const opened = openEditor({ editor: asking, record: { id: 5, version: 1, title: 'กงล้อ', status: 'active' } });
  await weigh(opened, '0');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('กงล้อ เปิดอยู่?');
  expect(dialog.textContent).toContain('ไม่มีทางออก?');
  expect(opened.sent()).toEqual([]);
  await opened.user.click(within(dialog).getByRole('button', { name: /^ยืนยัน/ }));
  await waitFor(() =>
    expect(opened.sent()).toEqual([{ path: '/api/slot/update', body: { id: 1, version: 4, weight: 0 } }]),
  );
});

test('row questions: none is asked where neither the record nor a row calls for it', async () => {
  const opened = openEditor({ editor: asking });
  await weigh(opened, '11');
  await waitFor(() => expect(opened.sent()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a part above the rows follows what is typed, and knows the record', async () => {
  const editor = {
    ...slots,
    above: async () => ({
      default: ({ rows, record }: EditorPartProps) => (
        <p>{`${String(record.title)}: ${rows.map(({ name }) => String(name)).join(' ')}`}</p>
      ),
    }),
  };
  const { user } = openEditor({ editor });
  expect(await screen.findByText('กงล้อ: หนึ่ง สอง')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^ชื่อ แถวที่ 1/ }));
  await user.type(await screen.findByLabelText('ชื่อ แถวที่ 1'), '!');
  expect(await screen.findByText('กงล้อ: หนึ่ง! สอง')).toBeTruthy();
});
