import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import NoticeHost from './notice-host.tsx';
import { forgetNotices, notify } from './notify.ts';

const show = () =>
  render(
    <MantineProvider env="test">
      <label>
        ค้นหา
        <input />
      </label>
      <NoticeHost />
    </MantineProvider>,
  );
const offer = (message: string) => {
  const run = vi.fn();
  notify.success(message, { duration: 10_000, action: { label: 'เลิกทำ', run } });
  return run;
};
afterEach(() => forgetNotices());

describe('a notice with something to do', () => {
  it('does it once by its button, and goes', async () => {
    show();
    const run = offer('แก้ไขชื่อแล้ว');
    await userEvent.click(await screen.findByRole('button', { name: 'เลิกทำ' }));
    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('แก้ไขชื่อแล้ว')).toBeNull());
    fireEvent.keyDown(document.body, { code: 'KeyZ', ctrlKey: true });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is heard by Ctrl+Z on either keyboard, the latest first, and not where somebody types', async () => {
    show();
    const [first, second] = [offer('แก้ไขชื่อแล้ว'), offer('แก้ไขลำดับแล้ว')];
    await screen.findByText('แก้ไขลำดับแล้ว');
    fireEvent.keyDown(screen.getByLabelText('ค้นหา'), { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(second).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'ผ', code: 'KeyZ', ctrlKey: true });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', metaKey: true });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('is no more once everything was swept away', async () => {
    show();
    const run = offer('แก้ไขชื่อแล้ว');
    await screen.findByText('แก้ไขชื่อแล้ว');
    forgetNotices();
    await waitFor(() => expect(screen.queryByText('แก้ไขชื่อแล้ว')).toBeNull());
    fireEvent.keyDown(document.body, { code: 'KeyZ', ctrlKey: true });
    expect(run).not.toHaveBeenCalled();
  });
});
