import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { webFrame } from '../../../../tests/support/web-frame.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { exportOf } from './export-request.ts';

const list: Call = { id: 'thing.list', method: 'GET', path: '/api/thing/list', permission: 'a.b.view' };

/** The dialog over a server that answers so; what was asked, and how often it was closed. */
function open(answer: () => Promise<Response>, total = 1001) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(String(input));
    return Promise.race([
      answer(),
      new Promise<never>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('stop'))),
      ),
    ]);
  };
  const { Frame } = webFrame({ server: { asked: [], fetch } });
  const onClose = vi.fn();
  render(<ExportDialog request={exportOf(list, {})} total={total} onClose={onClose} />, { wrapper: Frame });
  return { asked, onClose };
}
const workbook = async () =>
  new Response('PK', {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'x-exported-count': '1001',
      'x-total-count': '1001',
    },
  });
const never = () => new Promise<Response>(() => undefined);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the dialog of a download', () => {
  beforeEach(() => {
    URL.createObjectURL = vi.fn(() => 'blob:x');
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is called “ดาวน์โหลด”, offers Excel before CSV, and says what it brought', async () => {
    const { asked } = open(workbook);
    await screen.findByRole('dialog', { name: 'ดาวน์โหลด' });
    const offered = screen.getAllByRole('button', { name: /Excel|CSV/ }).map((one) => one.getAttribute('data-format'));
    expect(offered).toEqual(['xlsx', 'csv']);
    press(/Excel/);
    await screen.findByText('ดาวน์โหลดแล้ว 1,001 จาก 1,001 รายการ');
    await screen.findByText('thing-list.xlsx');
    expect(asked).toEqual(['/api/thing/list?export=xlsx']);
  });

  it('a fault of the page fails it: what happened is said, it can be tried again and closed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    URL.createObjectURL = vi.fn(() => {
      throw new TypeError('A script from an address is refused.');
    });
    const { onClose } = open(workbook);
    press(/Excel/);
    expect((await screen.findByRole('alert')).textContent).toContain('หน้านี้ทำงานผิดพลาด');
    expect(said).toHaveBeenCalledWith(expect.any(TypeError));
    URL.createObjectURL = vi.fn(() => 'blob:x');
    press('ลองใหม่');
    await screen.findByText(/ดาวน์โหลดแล้ว/);
    fireEvent.click(screen.getAllByRole('button', { name: 'ปิด' }).at(-1) ?? document.body);
    expect(onClose).toHaveBeenCalled();
  });

  it.each([
    ['the button', () => fireEvent.click(screen.getAllByRole('button', { name: 'ปิด' }).at(-1) ?? document.body)],
    ['the cross', () => fireEvent.click(screen.getAllByRole('button', { name: 'ปิด' })[0] ?? document.body)],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('%s closes it while a download is under way', async (_name, close) => {
    const { onClose } = open(never);
    press(/Excel/);
    await screen.findByText(/กำลังเตรียมไฟล์ 1,001 รายการ/);
    close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a download that is stopped leads back to the choice', async () => {
    const { onClose } = open(never);
    press(/CSV/);
    await screen.findByText(/กำลังเตรียมไฟล์/);
    press('หยุดดาวน์โหลด');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Excel|CSV/ })).toHaveLength(2));
    expect(onClose).not.toHaveBeenCalled();
  });
});
