import { sql } from 'kysely';
import { type Executor, many, maybe } from '../../db/sql.ts';
import type { BankVault } from '../bank-vault.ts';
import type { ProtocolAccount, RawAnswer } from '../protocol.ts';
import type { Wait } from '../wait.ts';
import { json, silence } from './reply.ts';
import { chance } from './scenarios.ts';

/** Milliseconds for which a session, and a one-time password, last. */
const sessionLasts = 8 * 60 * 60_000;
const otpLasts = 3 * 60_000;
/** Wrong entries after which the bank locks the account. */
const mostWrong = 3;

export type SignInBehaviour = 'usual' | 'plain' | 'otp' | 'wrong' | 'locked' | 'unavailable' | 'silence';
export type ReadingFailure = 'silence' | 'reset' | 'html' | 'huge';

export interface Session {
  readonly state: 'on' | 'off' | 'otp' | 'locked';
  readonly sign_in: SignInBehaviour;
  readonly fault: ReadingFailure | null;
  readonly wrong: number;
  readonly challenge: string | null;
  readonly otp: string | null;
  readonly challenge_until: Date | null;
  readonly until: Date | null;
}

const fresh: Session = {
  state: 'on',
  sign_in: 'usual',
  fault: null,
  wrong: 0,
  challenge: null,
  otp: null,
  challenge_until: null,
  until: null,
};

/** How the bank sees the connection of an account; a session whose time is over is off. */
export async function sessionOf(db: Executor, account: number, now: Date): Promise<Session> {
  const row = await maybe(
    sql<Session>`
      select state, sign_in, fault, wrong, challenge, otp, challenge_until, until
      from sandbox_session where account = ${String(account)}`,
    db,
  );
  if (!row) return fresh;
  return row.state === 'on' && row.until !== null && row.until <= now ? { ...row, state: 'off' } : row;
}

/** Stores the new state of the connection. */
export async function changeSession(db: Executor, account: number, change: Partial<Session>): Promise<void> {
  const known = await maybe(sql<Session>`select * from sandbox_session where account = ${String(account)}`, db);
  const row = { ...fresh, ...known, ...change };
  await many(
    sql`
      insert into sandbox_session (account, state, sign_in, fault, wrong, challenge, otp, challenge_until, until)
      values (${String(account)}, ${row.state}, ${row.sign_in}, ${row.fault}, ${row.wrong}, ${row.challenge}, ${row.otp},
        ${row.challenge_until}::timestamptz, ${row.until}::timestamptz)
      on conflict (account) do update set state = excluded.state, sign_in = excluded.sign_in, fault = excluded.fault,
        wrong = excluded.wrong, challenge = excluded.challenge, otp = excluded.otp,
        challenge_until = excluded.challenge_until, until = excluded.until`,
    db,
  );
}

export interface SignInWorld {
  readonly db: Executor;
  readonly seed: string;
  readonly now: () => Date;
  /** Where the accesses are; without it every access is right. */
  readonly vault?: BankVault | undefined;
  /** See SandboxSettings. */
  readonly wait?: Wait | undefined;
}

/** First step of signing in. A PIN, password or secret that ends in 00 is wrong. */
export async function signIn(world: SignInWorld, account: ProtocolAccount, signal: AbortSignal): Promise<RawAnswer> {
  const { db, seed, now } = world;
  const session = await sessionOf(db, account.id, now());
  if (session.state === 'locked') return locked();
  const usual = chance(seed, `otp ${account.id}`) < 0.5 ? 'otp' : 'plain';
  const wanted = (await isRefused(world, account.id)) ? 'wrong' : session.sign_in;
  const behaviour = wanted === 'usual' ? usual : wanted;
  switch (behaviour) {
    case 'silence':
      return silence(signal, world.wait);
    case 'unavailable':
      return json(503, { session: 'UNAVAILABLE', message: 'ระบบธนาคารปิดปรับปรุงชั่วคราว กรุณาลองใหม่ภายหลัง' });
    case 'locked':
      await changeSession(db, account.id, { state: 'locked' });
      return locked();
    case 'wrong':
      return wrongAccess(world, account.id, session);
    case 'otp':
      return askOtp(world, account.id);
    case 'plain':
      return enter(world, account.id);
  }
}

/** Second step: the one-time password. */
export async function confirmSignIn(
  world: SignInWorld,
  account: ProtocolAccount,
  challenge: string,
  otp: string,
): Promise<RawAnswer> {
  const { db, now } = world;
  const session = await sessionOf(db, account.id, now());
  if (session.state === 'locked') return locked();
  if (session.state !== 'otp' || session.challenge !== challenge)
    return json(401, { session: 'WRONG_CREDENTIALS', message: 'รหัสอ้างอิงไม่ถูกต้อง กรุณาเข้าสู่ระบบใหม่' });
  if (session.challenge_until === null || session.challenge_until <= now()) {
    await changeSession(db, account.id, { state: 'off', challenge: null, otp: null });
    return json(401, { session: 'WRONG_CREDENTIALS', message: 'รหัส OTP หมดอายุ กรุณาเข้าสู่ระบบใหม่' });
  }
  if (session.otp === otp) return enter(world, account.id);
  const wrong = session.wrong + 1;
  if (wrong >= mostWrong) {
    await changeSession(db, account.id, { state: 'locked', wrong });
    return locked();
  }
  await changeSession(db, account.id, { wrong });
  return json(200, {
    session: 'OTP_REQUIRED',
    message: `รหัส OTP ไม่ถูกต้อง เหลืออีก ${mostWrong - wrong} ครั้ง`,
    challenge,
    expires_at: session.challenge_until.toISOString(),
    tries_left: mostWrong - wrong,
  });
}

async function isRefused({ vault }: SignInWorld, account: number): Promise<boolean> {
  const access = await vault?.open(account);
  if (!access) return false;
  const { app_pin, login_password, api_secret } = access.credentials;
  const secret = { app: app_pin, web: login_password, api: api_secret }[access.channel];
  return secret === undefined || secret.endsWith('00');
}

async function wrongAccess({ db }: SignInWorld, account: number, session: Session): Promise<RawAnswer> {
  const wrong = session.wrong + 1;
  if (wrong >= mostWrong) {
    await changeSession(db, account, { state: 'locked', wrong });
    return locked();
  }
  await changeSession(db, account, { state: 'off', wrong });
  const message = `PIN หรือรหัสผ่านไม่ถูกต้อง เหลืออีก ${mostWrong - wrong} ครั้งก่อนบัญชีถูกล็อก`;
  return json(401, { session: 'WRONG_CREDENTIALS', message, tries_left: mostWrong - wrong });
}

async function askOtp({ db, seed, now }: SignInWorld, account: number): Promise<RawAnswer> {
  const at = now();
  const draw = (what: string, size: number) =>
    String(Math.floor(chance(seed, `${what} ${account} ${at.getTime()}`) * 10 ** size)).padStart(size, '0');
  const challenge = `R${draw('challenge', 5)}`;
  const otp = draw('otp', 6);
  const until = new Date(at.getTime() + otpLasts);
  await changeSession(db, account, { state: 'otp', challenge, otp, challenge_until: until });
  return json(200, {
    session: 'OTP_REQUIRED',
    message: `ธนาคารส่งรหัส OTP แล้ว รหัสอ้างอิง ${challenge} (ธนาคารจำลอง: รหัสคือ ${otp})`,
    challenge,
    expires_at: until.toISOString(),
    tries_left: mostWrong,
  });
}

async function enter({ db, now }: SignInWorld, account: number): Promise<RawAnswer> {
  const until = new Date(now().getTime() + sessionLasts);
  await changeSession(db, account, { state: 'on', wrong: 0, challenge: null, otp: null, challenge_until: null, until });
  return json(200, { session: 'ONLINE', message: 'เข้าสู่ระบบธนาคารสำเร็จ' });
}

function locked(): RawAnswer {
  return json(423, { session: 'LOCKED', message: 'บัญชีถูกล็อกจากการใส่รหัสผิดหลายครั้ง กรุณาติดต่อธนาคาร' });
}
