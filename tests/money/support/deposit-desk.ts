import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readAccount } from '#areas/finance/server/deposit/poll.ts';
import { requestDeposit } from '#areas/finance/server/deposit/request-deposit.ts';
import { depositRound } from '#areas/finance/server/deposit/rounds.ts';
import type { DepositListQuery } from '#generated/api/finance.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { receive } from '#server/providers/sandbox/bank-controls.ts';
import type { Subject } from '../../api/subjects.ts';
import { type Answer, type Desk, openDesk } from './desk.ts';
import { createMember } from './members.ts';
import type { Person } from './people.ts';
import { platformFor } from './platform.ts';

/** What the tests of deposits look at. */
export interface LineRow {
  readonly raw_ref: string;
  readonly match_status: string;
  readonly match_method: string;
  readonly deposit_ref: string | null;
  readonly member_id: number | null;
  readonly flags: readonly string[];
  readonly review_status: string | null;
}

export interface Payer {
  readonly id: number;
  readonly name: string;
  readonly account: string;
}

/** A desk with an account that takes deposits, and members who send money to it. */
export interface DepositDesk {
  readonly desk: Desk;
  readonly bank: number;
  payer(name: string, account: string): Promise<Payer>;
  /** Money comes in at the bank. */
  pay(
    from: Payer | { readonly name: string; readonly account: string },
    baht: string,
    minutesAgo?: number,
  ): Promise<void>;
  /** Reads the account, `times` times at once. */
  read(times?: number): Promise<void>;
  round(): Promise<void>;
  request(
    payer: Payer,
    baht: bigint,
    change?: { readonly slipRef?: string; readonly requestedAt?: Date },
  ): Promise<{ ref: string; amount: bigint }>;
  line(): Promise<LineRow>;
  deposit(
    ref: string | null,
  ): Promise<{ status: string; amount: bigint | null; raw_ref: string | null; match_method: string }>;
  cash(payer: Payer): Promise<bigint>;
  suspense(): Promise<bigint>;
  post(by: Person, path: string, body: object, key?: string): Promise<Answer>;
  review(by: Person, body: object): Promise<Answer>;
  list(
    by: Person,
    path: string,
    query?: Readonly<Partial<Record<keyof DepositListQuery | string, string>>>,
  ): Promise<Answer>;
}

export async function openDepositDesk(subject: Subject): Promise<DepositDesk> {
  const desk = await openDesk(subject, { poolSize: 24 });
  const { db } = desk.database;
  const platform = platformFor(db, { principalOf: async () => undefined }, { latency: [0, 0] });
  const context = systemContext(platform, 'deposit.read');
  const { id: bank } = await db
    .insertInto('bank')
    .values({
      bank_code: 'KBANK',
      account_no: '9990000077',
      account_name: 'นาย รับฝาก บ้านเรา',
      nickname: 'KBANK-ฝาก-01',
      usage: 'deposit',
      agent_ids: [],
      channel: 'app',
      session_status: 'online',
      balance: 0n,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = {
    id: bank,
    bank_code: 'KBANK',
    account_no: '9990000077',
    agent_ids: [],
    channel: 'app',
    balance: 0n,
  };
  const satang = async (code: string) => {
    const { rows } = await sql<{ balance: bigint }>`select balance from ledger_account where code = ${code}`.execute(
      db,
    );
    return rows[0]?.balance ?? 0n;
  };
  const post = async (by: Person, path: string, body: object, key: string = randomUUID()): Promise<Answer> => {
    const response = await desk.app.inject({
      method: 'POST',
      url: `/api/system/${path}`,
      headers: { authorization: `Bearer ${by.token}`, 'idempotency-key': key },
      payload: body,
    });
    const answer = JSON.parse(response.body) as Readonly<Record<string, unknown>>;
    const { statusCode: status, body: text } = response;
    return { status, error: Number(answer.error), body: answer, text, replayed: false };
  };
  return {
    desk,
    bank,
    async payer(name, number) {
      // What they have already is no deposit: figures of deposits begin with the first that they make here.
      const id = await createMember(db, desk.world.agent, 100n, 'adjusted');
      await sql`update member set name = ${name}, bank_account_name = ${name}, bank_account_no = ${number} where id = ${id}`.execute(
        db,
      );
      return { id, name, account: number };
    },
    async pay(from, baht, minutesAgo = 0) {
      const [whole = '0', rest = '00'] = baht.split('.');
      await receive(
        db,
        { id: bank, bookBalance: 0n },
        {
          amount: BigInt(whole) * 100n + BigInt(rest),
          bankCode: 'SCB',
          accountNo: from.account,
          accountName: from.name,
          at: new Date(Date.now() - minutesAgo * 60_000),
        },
      );
    },
    async read(times = 1) {
      await Promise.all(Array.from({ length: times }, () => readAccount(context, account)));
    },
    round: () => depositRound(context),
    async request(payer, baht, change = {}) {
      const opened = await context.transaction((ctx) =>
        requestDeposit(ctx, { memberId: payer.id, bankId: bank, amount: baht * 100n, ...change }),
      );
      return { ref: opened.deposit_ref, amount: opened.requested_amount };
    },
    async line() {
      const { rows } = await sql<LineRow>`
        select raw_ref, match_status, match_method, deposit_ref, member_id::integer as member_id, flags, review_status
        from raw_transaction order by id desc limit 1`.execute(db);
      if (!rows[0]) throw new Error('no line was kept');
      return rows[0];
    },
    async deposit(ref) {
      return db
        .selectFrom('deposit')
        .select(['status', 'amount', 'raw_ref', 'match_method'])
        .where('deposit_ref', '=', ref ?? '')
        .executeTakeFirstOrThrow();
    },
    cash: (payer) => satang(`member:${payer.id}:cash`),
    suspense: () => satang(`suspense:bank:${bank}`),
    post,
    review: (by, body) => post(by, 'deposit/suspicious/review', body),
    list: (by, path, query = {}) =>
      desk.get(by, `/api/system/${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, v ?? '']))}`),
  };
}
