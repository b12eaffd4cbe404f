import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderAccount, ProviderError } from '#server/providers/ports.ts';
import { type BankLine, lineFaults, sandboxLine } from './support/bank-line.ts';

const minute = 60_000;
const to = { bankCode: 'SCB', accountNo: '9990001234', accountName: 'สมชาย ใจดี' };
const sender = { bankCode: 'KBANK', accountNo: '9998765432', accountName: 'สุดา แสงทอง' };

/** The ProviderError that a reading ends in. */
async function failure(reading: Promise<unknown>): Promise<ProviderError> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ProviderError) return error;
  throw new Error(`no ProviderError but ${String(error)}`);
}

describe.each([['sandbox in process', sandboxLine]] as const)('a bank’s %s', (_subject, open) => {
  let line: BankLine;
  beforeAll(async () => {
    line = await open();
  });
  afterAll(() => line?.close());

  const span = (account: ProviderAccount, page = 1) => ({
    account,
    from: new Date(Date.now() - 60 * minute),
    to: new Date(Date.now() + 60 * minute),
    page,
  });
  const pay = (account: ProviderAccount, reference: string, amount: bigint) =>
    line.port.pay({ account, reference, orderRef: reference, amount, to });

  test('a payment is found again by inquiry, on the balance and in the statement', async () => {
    const account = line.account();
    const paid = await pay(account, 'bank-1', 321_00n);
    expect(paid).toMatchObject({ result: 'success', amount: 321_00n });
    expect(await line.port.inquire({ account, reference: 'bank-1', amount: 321_00n })).toMatchObject({
      result: 'success',
    });
    expect((await line.port.balance(account)).balance).toBe(account.bookBalance - 321_00n);
    const { lines, openingBalance, closingBalance } = await line.port.statement(span(account));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      direction: 'out',
      amount: 321_00n,
      balanceAfter: account.bookBalance - 321_00n,
      bankCode: 'SCB',
      accountNo: 'xxx1234',
      accountName: 'สมชาย ใจดี',
      reference: paid.result === 'success' ? paid.upstreamRef : '',
    });
    expect([openingBalance, closingBalance]).toEqual([account.bookBalance, account.bookBalance - 321_00n]);
  });

  test('money that comes in is a line, by its sender', async () => {
    const account = line.account();
    const reference = await line.receive(account, { ...sender, amount: 300_17n, at: new Date() });
    expect(await line.port.recent(account, 5)).toEqual([
      expect.objectContaining({
        direction: 'in',
        amount: 300_17n,
        balanceAfter: account.bookBalance + 300_17n,
        bankCode: 'KBANK',
        accountNo: 'xxx5432',
        accountName: 'สุดา แสงทอง',
        reference,
      }),
    ]);
    expect((await line.port.balance(account)).available).toBe(account.bookBalance + 300_17n);
  });

  test('a fee is a line of its own, and every balance follows from the one before', async () => {
    const account = { ...line.account(), feeFixed: 5_00n };
    for (const [at, amount] of [100_00n, 250_00n].entries()) await pay(account, `bank-fee-${at}`, amount);
    await line.receive(account, { ...sender, amount: 40_00n, at: new Date() });
    const { lines, openingBalance, closingBalance } = await line.port.statement(span(account));
    expect(lines.map(({ amount }) => amount)).toEqual([100_00n, 5_00n, 250_00n, 5_00n, 40_00n]);
    const end = lines.reduce((before, { direction, amount, balanceAfter }) => {
      const after = direction === 'in' ? before + amount : before - amount;
      expect(balanceAfter).toBe(after);
      return after;
    }, openingBalance);
    expect(end).toBe(closingBalance);
  });

  test('a long statement comes in pages that neither repeat nor omit', async () => {
    const account = line.account();
    for (let at = 0; at < 120; at++)
      await line.receive(account, { ...sender, amount: BigInt(at + 1), at: new Date(Date.now() - (200 - at) * 1000) });
    const first = await line.port.statement(span(account));
    expect(first.pages).toBeGreaterThan(1);
    const rest = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_, at) => line.port.statement(span(account, at + 2))),
    );
    const amounts = [first, ...rest].flatMap(({ lines }) => lines.map(({ amount }) => amount));
    expect(amounts).toEqual(Array.from({ length: 120 }, (_, at) => BigInt(at + 1)));
    expect(await line.port.recent(account, 50)).toHaveLength(50);
    const none = await line.port.statement({ ...span(account), from: new Date(0), to: new Date(1) });
    expect(none).toMatchObject({ lines: [], pages: 1, openingBalance: account.bookBalance });
    expect(none.closingBalance).toBe(account.bookBalance);
  });

  test('it knows where it can send to, and who is there', async () => {
    const account = { ...line.account(), feeFixed: 10_00n };
    const banks = await line.port.transferBanks(account);
    expect(banks.find(({ bankCode }) => bankCode === 'SCB')).toMatchObject({ botCode: '014' });
    expect(banks.find(({ bankCode }) => bankCode === 'TRUEWALLET')).toMatchObject({ botCode: null });
    expect(banks.every(({ maxAmount }) => maxAmount > 0n)).toBe(true);
    await line.enterHolder('SCB', '9990007777', 'กมลวรรณ ศรีสุข');
    const request = { account, bankCode: 'SCB', amount: 100_00n };
    expect(await line.port.nameOf({ ...request, accountNo: '9990007777' })).toEqual({
      accountName: 'กมลวรรณ ศรีสุข',
      fee: 10_00n,
    });
    const missing = await failure(line.port.nameOf({ ...request, accountNo: '9990000000' }));
    expect(missing).toMatchObject({ timeout: false, session: undefined });
  });

  test('signs in without and with a one-time password', async () => {
    const account = line.account();
    await line.expire(account);
    await line.behave(account, 'plain');
    expect(await line.port.signIn(account)).toMatchObject({ state: 'online' });
    await line.expire(account);
    await line.behave(account, 'otp');
    const signIn = await line.port.signIn(account);
    expect(signIn).toMatchObject({ state: 'otp_required', triesLeft: 3 });
    expect((await failure(line.port.balance(account))).session).toBe('otp_required');
    const entry = { account, challenge: signIn.challenge ?? '' };
    const wrong = await line.port.confirmSignIn({ ...entry, otp: '000000' });
    expect(wrong).toMatchObject({ state: 'otp_required', triesLeft: 2 });
    expect(await line.port.confirmSignIn({ ...entry, otp: await line.otpOf(account) })).toMatchObject({
      state: 'online',
    });
    expect((await line.port.balance(account)).balance).toBe(account.bookBalance);
  });

  test('three wrong passwords lock, a late one is refused', async () => {
    const account = line.account();
    await line.behave(account, 'otp');
    const { challenge = '' } = await line.port.signIn(account);
    const states: string[] = [];
    for (let at = 0; at < 3; at++)
      states.push((await line.port.confirmSignIn({ account, challenge, otp: '000000' })).state);
    expect(states).toEqual(['otp_required', 'otp_required', 'locked']);
    expect(await line.port.signIn(account)).toMatchObject({ state: 'locked' });
    expect((await failure(line.port.balance(account))).session).toBe('locked');

    const late = line.account();
    await line.behave(late, 'otp');
    const signIn = await line.port.signIn(late);
    const otp = await line.otpOf(late);
    line.pass(10 * minute);
    expect(await line.port.confirmSignIn({ account: late, challenge: signIn.challenge ?? '', otp })).toMatchObject({
      state: 'error',
    });
  });

  test('a wrong access is an error, and the third time a lock', async () => {
    const account = line.account();
    line.spoilAccess(account);
    const states: string[] = [];
    for (let at = 0; at < 3; at++) states.push((await line.port.signIn(account)).state);
    expect(states).toEqual(['error', 'error', 'locked']);
  });

  test.each(['unavailable', 'silence'] as const)('%s at the sign-in is an error with words', async (next) => {
    const account = line.account();
    await line.behave(account, next);
    const answer = await line.port.signIn(account);
    expect(answer.state).toBe('error');
    expect(answer.message).not.toBe('');
  });

  test('without a session nothing is read and nothing paid', async () => {
    const account = line.account();
    await line.expire(account);
    const readings = [
      line.port.balance(account),
      line.port.transferBanks(account),
      line.port.nameOf({ account, bankCode: 'SCB', accountNo: '9990001234', amount: 1_00n }),
      line.port.statement(span(account)),
      line.port.recent(account, 5),
    ];
    for (const reading of readings)
      expect(await failure(reading)).toMatchObject({ session: 'offline', timeout: false });
    expect(await pay(account, 'bank-expired', 10_00n)).toMatchObject({ result: 'failed' });
    expect(await line.port.inquire({ account, reference: 'bank-expired' })).toMatchObject({ result: 'not_found' });
    await line.behave(account, 'plain');
    await line.port.signIn(account);
    expect((await line.port.balance(account)).balance).toBe(account.bookBalance);
  });

  test('a session ends by itself', async () => {
    const account = line.account();
    await line.behave(account, 'plain');
    await line.port.signIn(account);
    line.pass(24 * 60 * minute);
    expect((await failure(line.port.balance(account))).session).toBe('offline');
  });

  test.each(lineFaults)('%s is no answer to any reading', async (fault) => {
    const account = line.account();
    await line.break(account, fault);
    const errors = await Promise.all([
      failure(line.port.balance(account)),
      failure(line.port.transferBanks(account)),
      failure(line.port.nameOf({ account, bankCode: 'SCB', accountNo: '9990001234', amount: 1_00n })),
      failure(line.port.statement(span(account))),
      failure(line.port.recent(account, 5)),
    ]);
    for (const error of errors) {
      expect(error).toMatchObject({ timeout: fault === 'silence', session: undefined });
      expect(error.message).not.toBe('');
    }
  });
});
