import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { parseMoney } from '#contract/money.ts';
import { FailureError, invalid, missing } from '../../base/failure.ts';
import type { Clock } from '../../context/context.ts';
import type { Database } from '../../db/database.ts';
import { maybe } from '../../db/sql.ts';
import { changeSession, receive, registerHolder } from './bank-controls.ts';
import type { ReadingFailure, Session, SignInBehaviour } from './bank-session.ts';
import { type Fields, fieldsOf, isNear } from './near.ts';

interface Needs {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}

const states: readonly Session['state'][] = ['on', 'off', 'otp', 'locked'];
const signIns: readonly SignInBehaviour[] = ['usual', 'plain', 'otp', 'wrong', 'locked', 'unavailable', 'silence'];
const failures: readonly (ReadingFailure | 'none')[] = ['silence', 'reset', 'html', 'huge', 'none'];

/**
 * `POST /api/sandbox/bank/{id}`: acts as the bank, for developers. `main.ts` registers
 * it if the banks are the sandbox's and the address is the machine's own; it requires a header that no page of
 * another origin may send.
 */
export function addControls(app: FastifyInstance, needs: Needs): void {
  app.post<{ Params: { id: string }; Body: unknown }>(
    '/api/sandbox/bank/:id',
    { config: { isPublic: true } },
    async (request) => {
      if (!isNear(request)) throw new FailureError(403);
      return { error: 0, data: await control(needs, Number(request.params.id), fieldsOf(request.body)) };
    },
  );
}

async function control({ db, clock }: Needs, id: number, body: Fields): Promise<Fields> {
  const account = Number.isInteger(id) && id > 0 ? await accountOf(db, id) : undefined;
  if (!account) throw missing();
  if (body.incoming !== undefined) {
    const { amount, bank_code, account_no, account_name, channel_code, description, at } = fieldsOf(body.incoming);
    const satang = typeof amount === 'string' ? parseMoney(amount) : undefined;
    const moment = at === undefined ? clock.now() : new Date(String(at));
    if (satang === undefined || satang <= 0n) throw invalid({ amount: 'an amount such as "300.17"' });
    if (Number.isNaN(moment.getTime())) throw invalid({ at: 'a moment in ISO 8601' });
    const reference = await receive(db, account, {
      amount: satang,
      bankCode: textOf(bank_code),
      accountNo: textOf(account_no),
      accountName: textOf(account_name),
      ...(typeof channel_code === 'string' ? { channelCode: channel_code } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      at: moment,
    });
    return { reference };
  }
  if (body.holder !== undefined) {
    const { bank_code, account_no, name } = fieldsOf(body.holder);
    await registerHolder(db, String(bank_code), String(account_no), String(name));
    return {};
  }
  const state = oneOf(states, body, 'session');
  const sign_in = oneOf(signIns, body, 'sign_in');
  const failure = oneOf(failures, body, 'fault');
  await changeSession(db, id, {
    ...(state ? { state, wrong: 0, until: null } : {}),
    ...(sign_in ? { sign_in } : {}),
    ...(failure ? { fault: failure === 'none' ? null : failure } : {}),
  });
  return {};
}

async function accountOf(db: Kysely<Database>, id: number) {
  return maybe(
    sql<{ id: number; bookBalance: bigint }>`
      select id::integer as id, balance as "bookBalance" from bank where id = ${id}`,
    db,
  );
}

function oneOf<T extends string>(allowed: readonly T[], body: Fields, field: string): T | undefined {
  const value = body[field];
  if (value === undefined) return undefined;
  const word = allowed.find((option) => option === value);
  if (word === undefined) throw invalid({ [field]: allowed.join(' | ') });
  return word;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
