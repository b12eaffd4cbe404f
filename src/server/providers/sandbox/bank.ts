import { formatMoney, percentOf } from '#contract/money.ts';
import type { Executor } from '../../db/sql.ts';
import type { BankTransport } from '../bank-protocol.ts';
import type { BankVault } from '../bank-vault.ts';
import type { ProtocolAccount, RawAnswer } from '../protocol.ts';
import type { Wait } from '../wait.ts';
import { bankProvider, linesOf, readLatest, readSpan } from './bank-lines.ts';
import { transferBanks } from './bank-list.ts';
import { confirmSignIn, type ReadingFailure, type Session, sessionOf, signIn } from './bank-session.ts';
import { balanceAt } from './books.ts';
import { holderOf } from './holders.ts';
import { htmlPage, hugeBody, json, reset, silence } from './reply.ts';
import { delay, type SandboxSettings, sandboxTransport } from './sandbox.ts';
import { chance } from './scenarios.ts';

/** What a reading gets instead of its answer. */
const failures: Readonly<Record<ReadingFailure, (signal: AbortSignal, wait?: Wait) => RawAnswer | Promise<RawAnswer>>> =
  {
    silence,
    reset,
    html: htmlPage,
    huge: hugeBody,
  };
const faultNames = Object.keys(failures) as ReadingFailure[];

/**
 * The bank of the sandbox as a banking app shows it. It pays as the gateways of the sandbox do, from the same books, and
 * wants a session: without one it reads nothing out and pays nothing.
 */
export function sandboxBank(
  db: Executor,
  settings: SandboxSettings & { readonly vault?: BankVault },
  now: () => Date = () => new Date(),
): BankTransport {
  const { seed, vault, wait } = settings;
  const books = sandboxTransport(bankProvider, db, settings, now);
  const world = { db, seed, now, vault, wait };
  const reading = (what: string, account: ProtocolAccount, signal: AbortSignal, answer: () => Promise<RawAnswer>) =>
    read({ db, settings, now }, what, account, signal, answer);

  return {
    async pay(order, signal) {
      const refused = refusalOf(await sessionOf(db, order.account.id, now()));
      if (!refused) return books.pay(order, signal);
      const message = 'ธนาคารไม่ได้โอนเงิน: ต้องเข้าสู่ระบบธนาคารใหม่';
      return json(200, { status: 'FAILED', reference: order.reference, message });
    },
    inquire: books.inquire,
    balance: (account, signal) =>
      reading('balance', account, signal, async () => {
        const balance = formatMoney(await balanceAt(db, bankProvider, account));
        const at = now().toISOString();
        return json(200, {
          balance,
          available: balance,
          pending: '0.00',
          currency: 'THB',
          at,
          sub_accounts: subAccounts(seed, account.id),
        });
      }),
    async signIn(account, signal) {
      await delay(settings, `sign in ${account.id}`, signal);
      return signIn(world, account, signal);
    },
    async confirmSignIn(account, challenge, otp, signal) {
      await delay(settings, `otp ${account.id}`, signal);
      return confirmSignIn(world, account, challenge, otp);
    },
    transferBanks: (account, signal) =>
      reading('banks', account, signal, async () => json(200, { data: transferBanks() })),
    nameOf: (account, to, signal) =>
      reading('name', account, signal, async () => {
        const name = await holderOf(db, to.bankCode, to.accountNo, seed);
        if (name === undefined) return json(404, { message: 'ไม่พบบัญชีปลายทาง' });
        const fee = percentOf(to.amount, account.feePercent) + account.feeFixed;
        return json(200, { account_name: name, fee: formatMoney(fee) });
      }),
    statement: (account, from, to, page, signal) =>
      reading('statement', account, signal, () => statementOf(db, account, from, to, page)),
    recent: (account, limit, signal) =>
      reading('recent', account, signal, async () => {
        const rows = await readLatest(db, account, limit);
        return json(200, { data: rows.flatMap((row) => linesOf(row).toReversed()).slice(0, limit) });
      }),
  };
}

interface World {
  readonly db: Executor;
  readonly settings: SandboxSettings;
  readonly now: () => Date;
}

/** The failure set for the account, or with probability `chaos` one that is drawn for this minute. */
function failureOf(
  { settings: { seed, chaos }, now }: World,
  session: Session,
  about: string,
): ReadingFailure | undefined {
  if (session.fault) return session.fault;
  const key = `${about} ${Math.floor(now().getTime() / 60_000)}`;
  if (chance(seed, `chaos ${key}`) >= chaos) return undefined;
  return faultNames[Math.floor(chance(seed, `fault ${key}`) * faultNames.length)];
}

/** What somebody who reads gets: the bank's answer, unless it fails or wants them to sign in. */
async function read(
  world: World,
  what: string,
  account: ProtocolAccount,
  signal: AbortSignal,
  answer: () => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const { db, settings, now } = world;
  const about = `${what} ${account.id}`;
  await delay(settings, about, signal);
  const session = await sessionOf(db, account.id, now());
  const failure = failureOf(world, session, about);
  if (failure) return failures[failure](signal, settings.wait);
  return refusalOf(session) ?? answer();
}

async function statementOf(
  db: Executor,
  account: ProtocolAccount,
  from: Date,
  to: Date,
  page: number,
): Promise<RawAnswer> {
  const balance = await balanceAt(db, bankProvider, account);
  const { rows, pages, opening, closing } = await readSpan(db, account, from, to, page, balance);
  return json(200, {
    data: rows.flatMap(linesOf),
    opening_balance: formatMoney(opening),
    closing_balance: formatMoney(closing),
    page,
    pages,
  });
}

/** What the bank says to a request without a session. */
function refusalOf({ state }: Session): RawAnswer | undefined {
  if (state === 'on') return undefined;
  if (state === 'locked') return json(423, { session: 'LOCKED', message: 'บัญชีถูกล็อก กรุณาติดต่อธนาคาร' });
  if (state === 'otp') return json(401, { session: 'OTP_REQUIRED', message: 'ธนาคารรอรหัส OTP' });
  return json(401, { session: 'SESSION_EXPIRED', message: 'หมดอายุการเชื่อมต่อ กรุณาเข้าสู่ระบบธนาคารใหม่' });
}

/** Every third account has a savings pocket. */
function subAccounts(seed: string, id: number): readonly Readonly<Record<string, string>>[] {
  if (id % 3 !== 0) return [];
  const number = String(Math.floor(chance(seed, `pocket ${id}`) * 1e7)).padStart(7, '0');
  const balance = BigInt(Math.floor(chance(seed, `pocket balance ${id}`) * 5_000_000));
  return [{ account_no: `999${number}`, name: 'เงินฝากออมทรัพย์', balance: formatMoney(balance) }];
}
