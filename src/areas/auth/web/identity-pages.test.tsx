import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Identity, IdentityError } from '#web/auth/identity.ts';
import { mailLinkStore } from '#web/auth/mail-link.ts';
import type { Session } from '#web/auth/session.ts';
import { SessionProvider } from '#web/auth/session-context.tsx';
import { testCalls } from '#web/auth/testing.ts';
import { ApiError } from '#web/data/api-error.ts';
import { createClient } from '#web/data/client.ts';
import { ClientProvider } from '#web/data/client-context.tsx';
import { createStore } from '#web/store/create-store.ts';
import ForgotPage from './forgot/page.tsx';
import LoginPage from './login/page.tsx';
import RegisterPage from './register/page.tsx';

const person = { email: 'nok@example.com', name: 'นก', password: 'maprao-noy-lek 27' };

function show(Page: () => unknown, more: Partial<Identity> = {}) {
  const mocks = {
    register: vi.fn(async (_registration: object): Promise<void> => undefined),
    confirm: vi.fn(async (_token: string): Promise<void> => undefined),
    forgot: vi.fn(async (_email: string): Promise<void> => undefined),
    reset: vi.fn(async (_reset: object): Promise<void> => undefined),
  };
  const rest = { name: 'local', signIn: vi.fn(), signOut: vi.fn(), changePassword: vi.fn() } as const;
  const identity: Identity = { ...rest, ...mocks, ...more };
  const session = {
    state: createStore({ status: 'signed-out' }),
    identity,
    calls: testCalls,
    signInWithGoogle: vi.fn(async () => identity.signInWithGoogle?.()),
  } as unknown as Session;
  const client = createClient({ token: () => undefined, onGlobalStatus: () => undefined });
  const Component = Page as () => null;
  render(
    <SessionProvider session={session}>
      <ClientProvider client={client}>
        <Component />
      </ClientProvider>
    </SessionProvider>,
  );
  return { ...mocks, client };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeIn = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const refusal = (status: number, more: object = {}) =>
  new ApiError('ไม่ได้', { fault: 'http', status, serverMessage: 'ไม่ได้', ...more });

afterEach(() => {
  vi.useRealTimers();
  act(() => mailLinkStore.set(undefined));
});

describe('registration page', () => {
  const fill = async () => {
    await typeIn('อีเมล', person.email);
    await typeIn('ชื่อที่แสดง', person.name);
    await typeIn('รหัสผ่าน', person.password);
    await typeIn('ยืนยันรหัสผ่าน', person.password);
    await userEvent.click(screen.getByRole('checkbox'));
  };

  it('an incomplete form shows every error, focuses the first invalid field and sends nothing', async () => {
    const { register } = show(RegisterPage);
    await press('สมัครใช้งาน');
    expect(document.activeElement).toBe(screen.getByLabelText('อีเมล'));
    for (const text of ['กรุณากรอกอีเมลให้ถูกต้อง', 'กรุณากรอกชื่อที่แสดง', 'กรุณายอมรับเงื่อนไขก่อนสมัคร'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(register).not.toHaveBeenCalled();
  });

  it('a complete form is sent once, then the check-your-mail step shows with its heading focused', async () => {
    const { register } = show(RegisterPage);
    await fill();
    await press('สมัครใช้งาน');
    const heading = await screen.findByRole('heading', { name: 'ตรวจสอบอีเมลของคุณ' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('status').textContent).toContain(person.email);
    expect(register.mock.calls).toEqual([
      [
        {
          email: person.email,
          name: person.name,
          password: person.password,
          password_confirm: person.password,
          accept_terms: true,
        },
      ],
    ]);
  });

  it.each([
    ['field errors', refusal(422, { fields: { password: 'รหัสผ่านนี้เดาง่าย' } }), 'รหัสผ่านนี้เดาง่าย'],
    ['whole request', refusal(503), 'ไม่ได้'],
    ['rate limit', refusal(429, { retryAfter: 20 }), 'ลองใหม่อีกครั้งใน 20 วินาที'],
    ['identity service', new IdentityError('weak'), 'รหัสผ่านไม่ปลอดภัยพอ กรุณาตั้งรหัสผ่านอื่น'],
  ])('typed values are kept after a server error: %s', async (_name, error, text) => {
    show(RegisterPage, { register: async () => Promise.reject(error) });
    await fill();
    await press('สมัครใช้งาน');
    await screen.findByText(text);
    expect(screen.getByLabelText<HTMLInputElement>('อีเมล').value).toBe(person.email);
    expect(screen.getByLabelText<HTMLInputElement>('รหัสผ่าน').value).toBe(person.password);
  });
});

describe('forgot password page', () => {
  it('shows the same answer for any address, and allows a resend after a minute', async () => {
    const then = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(then);
    const { forgot } = show(ForgotPage);
    await typeIn('อีเมล', 'whoever@example.com');
    await press('ส่งลิงก์');
    await screen.findByText(/หากมีบัญชีที่ใช้อีเมล whoever@example.com/);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'ส่งอีกครั้งได้ใน 60 วินาที' });
    expect(button.disabled).toBe(true);
    clock.mockReturnValue(then + 60_000);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ส่งอีกครั้ง' }).disabled).toBe(false),
    );
    vi.restoreAllMocks();
    await press('ส่งอีกครั้ง');
    await screen.findByText('ส่งลิงก์อีกครั้งแล้ว');
    expect(forgot.mock.calls).toEqual([['whoever@example.com'], ['whoever@example.com']]);
  });
});

describe('login page opened by a mailed link', () => {
  it('confirmation link: the token is sent once and the page says to wait for approval', async () => {
    act(() => mailLinkStore.set({ kind: 'confirm', token: 'abc' }));
    const { confirm } = show(LoginPage);
    await screen.findByText('สมัครสำเร็จ กรุณารอผู้ดูแลอนุมัติ');
    expect(confirm.mock.calls).toEqual([['abc']]);
    await press('ไปหน้าเข้าสู่ระบบ');
    await screen.findByLabelText('อีเมลหรือชื่อผู้ใช้');
  });

  it.each([
    ['an expired link', refusal(422), 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดอายุหรือถูกใช้ไปแล้ว'],
    ['a server that is down', refusal(503), 'ไม่ได้'],
  ])('confirmation link: %s shows its message', async (_name, error, text) => {
    act(() => mailLinkStore.set({ kind: 'confirm', token: 'abc' }));
    show(LoginPage, { confirm: async () => Promise.reject(error) });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('reset link: the new password is validated and set on the login page', async () => {
    act(() => mailLinkStore.set({ kind: 'reset', token: 'abc' }));
    const { reset } = show(LoginPage);
    await screen.findByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' });
    await press('บันทึกรหัสผ่านใหม่');
    expect(reset).not.toHaveBeenCalled();
    await typeIn('รหัสผ่านใหม่', person.password);
    await typeIn('ยืนยันรหัสผ่านใหม่', person.password);
    await press('บันทึกรหัสผ่านใหม่');
    await screen.findByText('ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบ');
    expect(reset.mock.calls).toEqual([
      [{ token: 'abc', new_password: person.password, new_password_confirm: person.password }],
    ]);
  });

  it('reset link: an expired link offers to request another', async () => {
    act(() => mailLinkStore.set({ kind: 'reset', token: 'abc' }));
    show(LoginPage, { reset: async () => Promise.reject(refusal(422, { fields: { token: 'หมดอายุ' } })) });
    await screen.findByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' });
    await typeIn('รหัสผ่านใหม่', person.password);
    await typeIn('ยืนยันรหัสผ่านใหม่', person.password);
    await press('บันทึกรหัสผ่านใหม่');
    expect((await screen.findByRole('link', { name: 'ขอลิงก์ใหม่' })).getAttribute('href')).toBe('/forgot');
  });
});

describe('Google sign-in', () => {
  it('the button shows only where the identity service supports it', async () => {
    show(LoginPage);
    expect(screen.queryByRole('button', { name: 'เข้าสู่ระบบด้วย Google' })).toBeNull();
    cleanup();
    const signInWithGoogle = vi.fn(async () => Promise.reject(new IdentityError('failed')));
    show(LoginPage, { signInWithGoogle });
    await press('เข้าสู่ระบบด้วย Google');
    expect((await screen.findByRole('alert')).textContent).toMatch(/บริการภายนอกไม่สำเร็จ/);
  });

  it('closing the pop-up shows no error', async () => {
    const signInWithGoogle = vi.fn(async () => Promise.reject(new IdentityError('cancelled')));
    show(LoginPage, { signInWithGoogle });
    await press('เข้าสู่ระบบด้วย Google');
    await waitFor(() => expect(signInWithGoogle).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('deployment without registration and password reset', () => {
  const greet = (client: ReturnType<typeof show>['client']) =>
    act(() => client.offers.greeted({ error: 0, data: { server_key: 'a' } }));

  it('the sign-in form shows no links to either', () => {
    const { client } = show(LoginPage);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/forgot', '/register']);
    greet(client);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it.each([
    ['registration', RegisterPage],
    ['forgot password', ForgotPage],
  ])('opening the route directly shows that it is not offered: %s', (_name, Page) => {
    const { client } = show(Page);
    greet(client);
    expect(screen.getByText('เซิร์ฟเวอร์นี้ไม่มีบริการส่วนนี้')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login');
  });

  it('the links stay when an outside identity service provides both', () => {
    const { client } = show(LoginPage, { name: 'firebase' });
    greet(client);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
