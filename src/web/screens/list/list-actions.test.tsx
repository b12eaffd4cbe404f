import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noticeStore } from '#web/ui/notify.ts';
import { wholeText } from '../../../../tests/support/whole-text.ts';
import type { ActionInputProps } from '../shared/action-form.tsx';
import { asListPage } from './list-page.tsx';
import { ListScreenView } from './list-screen.tsx';
import { page, row, show, showPage, things } from './testing/things.tsx';
import { useListScreen } from './use-list-screen.ts';

/** Opens the confirmation of an action on the first row by its key. */
async function ask(key = 'p'): Promise<HTMLElement> {
  await screen.findByText('ชิ้นที่ 1');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return screen.findByRole('dialog');
}

/** The source of the money, say, which the server has not answered. */
function Slow({ onReady, onChange }: ActionInputProps) {
  return (
    <button type="button" onClick={() => [onChange({ note: 'จาก SCB' }, 'preset'), onReady(true)]}>
      มาแล้ว
    </button>
  );
}
const inputs = { 'thing.note': Slow };

function SlowPage() {
  return <ListScreenView model={useListScreen(things, { inputs })} />;
}

describe('an action', () => {
  it('asks with what the server has now, not with what the list said, and sends once', async () => {
    const { server } = show((asked) =>
      asked.path.endsWith('/detail')
        ? { body: { error: 0, data: row(1, { amount: '250.00', version: 4 }) } }
        : asked.method === 'POST'
          ? { body: { error: 0, data: { id: 1 }, message: 'ปิดแล้วนะ' } }
          : page([row(1)]),
    );
    const dialog = await ask();
    await within(dialog).findByText(wholeText('ปิด ชิ้นที่ 1 ยอด 250.00 บาท?'));
    const confirm = within(dialog).getByRole('button', { name: /^ปิด/ });
    fireEvent.keyDown(confirm, { key: 'Enter' });
    expect(server.asked.filter((one) => one.method === 'POST')).toHaveLength(0);
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.asked.filter((one) => one.method === 'POST');
    expect(sent.map((one) => one.body)).toEqual([{ id: 1, version: 4, expected_status: 'open' }]);
  });

  it('says that the result is unknown when the answer is lost, reads again, and repeats the same key', async () => {
    let lost = true;
    const keys: unknown[] = [];
    let details = 0;
    const { server } = show((asked) => {
      if (asked.path.endsWith('/detail')) {
        details += 1;
        return { body: { error: 0, data: row(1) } };
      }
      if (asked.method !== 'POST') return page([row(1)]);
      keys.push(JSON.stringify(sessionStorage));
      if (lost) throw new TypeError('network');
      return { body: { error: 0, data: { id: 1 } } };
    });
    const dialog = await ask();
    await within(dialog).findByText(wholeText(/ยอด 100.00/));
    fireEvent.click(within(dialog).getByRole('button', { name: /^ปิด/ }));
    await within(dialog).findByText(/ยังไม่ทราบผล/);
    await waitFor(() => expect(details).toBeGreaterThanOrEqual(2));
    lost = false;
    fireEvent.click(await within(dialog).findByRole('button', { name: /ส่งคำสั่งเดิมอีกครั้ง/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(server.asked.filter((one) => one.method === 'POST')).toHaveLength(2);
  });

  it('can be closed before the answer: a failure is a notice, a success closes no other dialog', async () => {
    let answer: (status: number) => void = () => undefined;
    show((asked) => {
      if (asked.path.endsWith('/detail')) return { body: { error: 0, data: row(1) } };
      if (asked.method !== 'POST') return page([row(1)]);
      return new Promise((resolve) => {
        answer = (status) =>
          resolve({ status, body: { error: status === 200 ? 0 : status, message: `ตอบ ${status}`, data: {} } });
      });
    });
    const notices = () => noticeStore.get().map(({ message }) => message);
    const sendAndLeave = async () => {
      const dialog = await ask();
      await within(dialog).findByText(wholeText(/ยอด 100.00/));
      fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
      await waitFor(() => expect(dialog.querySelector('[data-loading]')).not.toBeNull());
      fireEvent.keyDown(dialog, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await sendAndLeave();
    answer(422);
    await waitFor(() => expect(notices()).toEqual(['ตอบ 422']));
    await sendAndLeave();
    await ask();
    answer(200);
    await waitFor(() => expect(notices()).toEqual(['ตอบ 422', 'ตอบ 200']));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('shows who was faster, and can no longer be done', async () => {
    let now = row(1);
    show((asked) => {
      if (asked.path.endsWith('/detail')) return { body: { error: 0, data: now } };
      if (asked.method !== 'POST') return page([now]);
      now = row(1, { status: 'shut', version: 2 });
      return {
        status: 409,
        body: {
          error: 409,
          message: 'เปลี่ยนแล้ว',
          conflict: { by: 'สมหญิง', action: 'close', at: '2026-03-01T03:00:00.000Z' },
        },
      };
    });
    const dialog = await ask();
    await within(dialog).findByText(wholeText(/ยอด 100.00/));
    fireEvent.click(within(dialog).getByRole('button', { name: /^ปิด/ }));
    await within(dialog).findByText(/สมหญิง .*“ปิด”.* 01\/03\/2026 10:00:00/);
    await within(dialog).findByText(/เปลี่ยนไปแล้ว/);
    // What cannot be done is not offered: the one button closes.
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    expect(within(dialog).getByRole('button').hasAttribute('aria-keyshortcuts')).toBe(false);
    await within(screen.getByRole('table', { hidden: true })).findByText('ปิดแล้ว');
  });

  it('asks for what it needs, and sends nothing until that is right', async () => {
    const { server } = show((asked) =>
      asked.path.endsWith('/detail') || asked.method === 'POST' ? { body: { error: 0, data: row(1) } } : page([row(1)]),
    );
    const dialog = await ask('n');
    const confirm = within(dialog).getByRole('button', { name: /^จด/ });
    const note = await within(dialog).findByLabelText(/ช่อง note/);
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    fireEvent.click(confirm);
    await within(dialog).findByText('กรุณากรอกข้อมูล');
    fireEvent.change(note, { target: { value: 'ตรวจแล้ว' } });
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.asked.filter((one) => one.method === 'POST');
    expect(sent.map((one) => one.body)).toEqual([{ id: 1, note: 'ตรวจแล้ว' }]);
  });

  it('sends nothing while a hand-written form has nothing to choose from yet', async () => {
    const { server } = showPage(
      asListPage(SlowPage, things),
      (asked) =>
        asked.path.endsWith('/detail') || asked.method === 'POST'
          ? { body: { error: 0, data: row(1) } }
          : page([row(1)]),
      '/things',
      ['*'],
    );
    const dialog = await ask('n');
    const confirm = within(dialog).getByRole('button', { name: /^จด/ });
    await waitFor(() => expect(server.asked.some((one) => one.path.endsWith('/detail'))).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'มาแล้ว' }));
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.asked.filter((one) => one.method === 'POST');
    expect(sent.map((one) => one.body)).toEqual([{ id: 1, note: 'จาก SCB' }]);
  });

  it('is off on an unknown status', async () => {
    show(() => page([row(1, { status: 'exploded' })]));
    await screen.findByText('exploded');
    fireEvent.click(screen.getByRole('button', { name: /เมนูของ/ }));
    const item = await screen.findByRole('menuitem', { name: /ปิด/ });
    expect(item.hasAttribute('disabled')).toBe(true);
  });

  it('follows its row into what an open menu offers', async () => {
    let status = 'shut';
    show(() => page([row(1, { status })]));
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('button', { name: /เมนูของ/ }));
    const item = await screen.findByRole('menuitem', { name: /ปิด/ });
    expect(item.hasAttribute('disabled')).toBe(true);
    status = 'open';
    fireEvent.click(screen.getByRole('button', { name: 'รีเฟรช', hidden: true }));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /ปิด/, hidden: true }).hasAttribute('disabled')).toBe(false),
    );
  });

  it('is done to several rows one by one, each with its own result', async () => {
    const { server } = show((asked) => {
      if (asked.method !== 'POST') return page([row(1), row(2), row(3, { amount: '0.05' })]);
      const { id } = asked.body as { id: number };
      return id === 2
        ? { status: 409, body: { error: 409, message: 'มีคนทำแล้ว' } }
        : { body: { error: 0, data: { id } } };
    });
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'เลือกทุกแถวในหน้านี้' }));
    await screen.findByText('200.05');
    fireEvent.click(screen.getByRole('button', { name: 'ปิดที่เลือก' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(wholeText('ปิด 3 รายการ รวม 200.05 บาท?'));
    fireEvent.click(within(dialog).getByRole('button', { name: /^ปิดที่เลือก/ }));
    await within(dialog).findByText('สำเร็จ 2 ไม่สำเร็จ 1 ไม่ได้ทำ 0');
    await within(dialog).findByText(/มีคนทำแล้ว/);
    expect(server.asked.filter((one) => one.method === 'POST').map((one) => (one.body as { id: number }).id)).toEqual([
      1, 2, 3,
    ]);
  });
});
