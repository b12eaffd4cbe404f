import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/data/api-error.ts';
import { browser, reply, settle, status, type Tab } from './testing-tabs.ts';

const someone = { email: 'a', password: 'b' };
const again = (id: number) => ({ ...reply(id), access_token: `token-${id}-again` });
const isExpired = (tab: Tab) => {
  const now = tab.session.state.get();
  return now.status === 'signed-in' && now.expired === true;
};
/** What the client is told, once it is told something. */
const outcomeOf = (promise: Promise<unknown> | undefined) => {
  const outcome = { said: false, value: undefined as unknown };
  void promise?.then((value) => Object.assign(outcome, { said: true, value }));
  return outcome;
};

describe('a session that ends in the middle of work', () => {
  it('keeps person and page, and goes on when the same person signs in', async () => {
    const signIn = vi.fn(async () => reply(1));
    const tab = browser()(signIn);
    await tab.session.signIn(someone);
    const outcome = outcomeOf(tab.session.renewal.begin('token-1'));
    expect([status(tab), isExpired(tab), tab.session.state.get()]).toMatchObject([
      'signed-in',
      true,
      { token: 'token-1' },
    ]);
    expect(tab.session.renewal.underWay()).toBeDefined();
    signIn.mockResolvedValueOnce(again(1));
    await tab.session.signIn(someone);
    await settle();
    expect(outcome).toEqual({ said: true, value: { token: 'token-1-again', here: true } });
    expect([isExpired(tab), tab.session.token(), tab.onForget.mock.calls.length]).toEqual([false, 'token-1-again', 0]);
    expect(tab.session.renewal.underWay()).toBeUndefined();
    // An answer that comes late, to a request under the old token, is for the same person.
    await expect(tab.session.renewal.begin('token-1')).resolves.toEqual({ token: 'token-1-again', here: true });
  });

  it('a wrong password in place changes nothing', async () => {
    const signIn = vi.fn(async () => reply(1));
    const tab = browser()(signIn);
    await tab.session.signIn(someone);
    const outcome = outcomeOf(tab.session.renewal.begin('token-1'));
    signIn.mockRejectedValueOnce(new ApiError('ผิด', { fault: 'http', status: 401 }));
    await expect(tab.session.signIn(someone)).rejects.toThrow();
    await settle();
    expect([isExpired(tab), outcome.said, tab.storage.readToken()]).toEqual([true, false, 'token-1']);
  });

  it('another person in the same seat: everything of the first is dropped, nothing of theirs is sent', async () => {
    const signIn = vi.fn(async () => reply(1));
    const tab = browser()(signIn);
    await tab.session.signIn(someone);
    const outcome = outcomeOf(tab.session.renewal.begin('token-1'));
    signIn.mockResolvedValueOnce(reply(2));
    await tab.session.signIn(someone);
    await settle();
    expect(outcome).toEqual({ said: true, value: undefined });
    expect([tab.session.token(), tab.onForget.mock.calls.length]).toEqual(['token-2', 1]);
    expect(tab.client.clear).toHaveBeenCalled();
    // A late refusal of the first person's request is nobody's business any more.
    expect(tab.session.renewal.begin('token-1')).toBeUndefined();
  });

  it('giving up is the global rule; what was typed is kept for the return', async () => {
    const tab = browser()();
    await tab.session.signIn(someone);
    const outcome = outcomeOf(tab.session.renewal.begin('token-1'));
    tab.session.clear();
    await settle();
    expect(outcome).toEqual({ said: true, value: undefined });
    expect([status(tab), tab.onForget.mock.calls.length, tab.onLeave.mock.calls.length]).toEqual(['signed-out', 0, 1]);
  });

  it('is not requested twice, validated meanwhile, or lent to a new tab', async () => {
    const open = browser();
    const tab = open();
    await tab.session.signIn(someone);
    void tab.session.renewal.begin('token-1');
    tab.request.mockClear();
    expect(await tab.session.validate()).toBe(true);
    expect(tab.request).not.toHaveBeenCalled();
    const second = open();
    await second.session.start();
    expect(status(second)).toBe('signed-out');
  });

  it('a session without a known person cannot be renewed', async () => {
    const tab = browser()();
    tab.storage.writeToken('token-9');
    await tab.session.start();
    expect(tab.session.renewal.begin('token-9')).toBeUndefined();
  });
});

describe('the other tabs', () => {
  it('the same person signing in again in one tab wakes the others, which send no write by themselves', async () => {
    const open = browser();
    const signIn = vi.fn(async () => reply(1));
    const [first, second] = [open(signIn), open()];
    await first.session.signIn(someone);
    await second.session.start();
    await settle();
    const outcomes = [first, second].map((tab) => outcomeOf(tab.session.renewal.begin('token-1')));
    signIn.mockResolvedValueOnce(again(1));
    await first.session.signIn(someone);
    await settle();
    expect(outcomes.map(({ value }) => value)).toEqual([
      { token: 'token-1-again', here: true },
      { token: 'token-1-again', here: false },
    ]);
    expect([isExpired(second), second.session.token()]).toEqual([false, 'token-1-again']);
  });

  it('a sign-out forgets in every tab what its person left there; a session that just ended does not', async () => {
    const open = browser();
    const [first, second] = [open(), open()];
    await first.session.signIn(someone);
    await second.session.start();
    first.session.clear();
    await settle();
    expect([status(second), second.onForget.mock.calls.length]).toEqual(['signed-out', 0]);

    await first.session.signIn(someone);
    await settle();
    expect(status(second)).toBe('signed-in');
    await first.session.signOut();
    await settle();
    expect([status(second), second.onForget.mock.calls.length]).toEqual(['signed-out', 1]);
  });
});

describe('tabs that cannot hear each other', () => {
  it('see by the stored user that their user has signed out, or another has signed in', async () => {
    const open = browser({ reaches: false });
    const [first, second] = [open(), open(async () => reply(2))];
    await first.session.signIn(someone);
    first.session.check();
    expect(status(first)).toBe('signed-in');
    await second.session.signIn(someone);
    await settle();
    expect(status(first)).toBe('signed-in');
    first.session.check();
    expect([status(first), first.onForget.mock.calls.length]).toEqual(['signed-out', 1]);
    expect(second.storage.readUser()?.user.id).toBe('2');

    await second.session.signOut();
    const third = open();
    await third.session.signIn(someone);
    await second.session.signIn(someone);
    await second.session.signOut();
    third.session.check();
    expect(status(third)).toBe('signed-out');
  });

  it('a new tab, and a wrong password in it, leave the session of the first alone', async () => {
    const open = browser({ reaches: false });
    const first = open();
    await first.session.signIn(someone);
    const second = open(async () => {
      throw new ApiError('ผิด', { fault: 'http', status: 401 });
    });
    await second.session.start();
    await second.session.signIn(someone).catch(() => undefined);
    expect(status(second)).toBe('signed-out');
    first.session.check();
    expect(status(first)).toBe('signed-in');
  });

  it('a storage that keeps nothing says nothing about anybody', async () => {
    const tab = browser()();
    await tab.session.start();
    vi.spyOn(tab.storage, 'readUser').mockReturnValue(undefined);
    await tab.session.signIn(someone);
    tab.session.check();
    expect(status(tab)).toBe('signed-in');
  });
});
