import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { webFrame } from '../../../tests/support/web-frame.tsx';
import { CopyLink } from './copy-link.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('copies the address as it is when the button is pressed, and says so', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { Frame } = webFrame();
  render(<CopyLink name="W1" />, { wrapper: Frame });
  // The next record was opened in the meantime.
  window.history.replaceState(null, '', '/finance/withdraw_requests?open=13&status=pending');
  fireEvent.click(screen.getByRole('button', { name: 'คัดลอก ลิงก์' }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/finance/withdraw_requests?open=13&status=pending`);
  await screen.findByRole('button', { name: 'คัดลอกแล้ว' });
});
