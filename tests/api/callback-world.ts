import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { payouts } from '#areas/finance/server/payout/payouts.ts';
import { gatewayTasks } from '#areas/gateway/server/jobs.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { drain } from '#server/jobs/worker.ts';
import { signatureOf } from '#server/providers/gateways/signing.ts';
import type { Settings } from '#server/settings/settings.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { createMember } from '../money/support/members.ts';
import { openWorld, type World } from './kit.ts';
import type { Subject } from './subjects.ts';

export const secret = 'secret-of-today';
export const previous = 'secret-of-yesterday';
export const gateway = 'hengpay';

/** The product with one gateway account whose reports are to be believed, and orders of one member. */
export interface CallbackWorld {
  readonly world: World;
  readonly accountId: number;
  readonly memberId: number;
  /** Opens deposit orders over 500.00 and returns their numbers. */
  orders(count: number, change?: Readonly<Record<string, string>>): Promise<readonly string[]>;
  report(body: string | object, headers?: Readonly<Record<string, string>>, accountId?: number): Promise<number>;
  /** Processes what was kept. */
  work(): Promise<number>;
  transactions(): Promise<readonly { event_id: string; process_status: string; order_ref: string | null }[]>;
  count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number>;
  status(orderRef: string): Promise<string>;
  cash(): Promise<bigint>;
  close(): Promise<void>;
}

/** A report as the gateway words it. */
export const eventOf = (orderId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  eventId: `ev-${orderId}-${String(change.status ?? 'PAID')}`,
  type: 'deposit',
  orderId,
  transactionId: `up-${orderId}`,
  status: 'PAID',
  amount: '500.00',
  fee: '7.50',
  currency: 'THB',
  merchantId: 'HENG-01',
  payerName: 'นาย สมชาย ใจดี',
  payerBank: 'SCB',
  payerAccount: '9990001234',
  ...change,
});

export const signedBy = (key: string, body: string, at = Date.now()): Readonly<Record<string, string>> => ({
  'x-timestamp': String(at),
  'x-signature': signatureOf(key, String(at), body),
});

export async function openCallbacks(subject: Subject, settings: Partial<Settings> = {}): Promise<CallbackWorld> {
  const secretKey = randomBytes(32);
  const world = await openWorld(subject, { settings: { secretKey, ...settings } });
  const { db } = world.database;
  const seal = world.platform.cipher.encrypt;
  const account = await db
    .insertInto('gateway_account')
    .values({
      gateway,
      name: 'main',
      api_url: 'https://gateway.example',
      merchant_id: 'HENG-01',
      token: seal('t'),
      secret_key: seal(secret),
      previous_secret_key: seal(previous),
      previous_secret_until: new Date(Date.now() + 3_600_000),
      deposit_fee_pct: '1.5',
      withdraw_fee_pct: '0',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const memberId = await createMember(db, 1, 10_00n);
  const context = systemContext(world.platform, 'gateway.callback');
  let made = 0;
  return {
    world,
    accountId: account.id,
    memberId,
    async orders(count, change = {}) {
      const first = made + 1;
      made += count;
      const { rows } = await sql<{ order_ref: string }>`
        insert into gateway_order (gateway, created_at, order_ref, account_id, agent_id, member_id, type, method, bank_code,
          bank_account_no, bank_account_name, request_amount, pay_amount, fee, net_amount, callback_count, status)
        select ${gateway}, clock_timestamp(), 'HPO' || lpad(n::text, 8, '0'), ${change.account ?? account.id}::integer, 1,
          ${memberId}, 'deposit', 'qr', 'SCB', '9990001234', 'สมชาย ใจดี', 50000, 50000, 750, 49250, 0,
          ${change.status ?? 'pending'}
        from generate_series(${first}::integer, ${made}::integer) n returning order_ref`.execute(db);
      return rows.map((row) => row.order_ref);
    },
    async report(body, headers, accountId = account.id) {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await world.app.inject({
        method: 'POST',
        url: `/api/callback/${gateway}/${accountId}`,
        headers: { 'content-type': 'application/json', ...(headers ?? signedBy(secret, payload)) },
        payload,
      });
      return response.statusCode;
    },
    work: () => drain({ db, handlers: gatewayTasks(context, payouts), concurrency: 8 }),
    transactions: async () =>
      (
        await sql<{ event_id: string; process_status: string; order_ref: string | null }>`
          select event_id, process_status, order_ref from gateway_transaction order by id`.execute(db)
      ).rows,
    count: async (query) => Number((await query.execute(db)).rows[0]?.n),
    async status(orderRef) {
      const row = await db
        .selectFrom('gateway_order')
        .select('status')
        .where('order_ref', '=', orderRef)
        .executeTakeFirstOrThrow();
      return row.status;
    },
    async cash() {
      const { rows } = await sql<{ balance: bigint }>`
        select balance from ledger_account where code = ${`member:${memberId}:cash`}`.execute(db);
      return rows[0]?.balance ?? 0n;
    },
    async close() {
      const breaches = await verifyInvariants(db);
      await world.close();
      if (breaches.length > 0) throw new Error(breaches.map(({ id }) => id).join(', '));
    },
  };
}
