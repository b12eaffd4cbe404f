import { sql } from 'kysely';
import { payouts } from '#areas/finance/server/payout/payouts.ts';
import { gatewayTasks } from '#areas/gateway/server/jobs.ts';
import type { Breach } from '#server/base/breach.ts';
import { systemContext } from '#server/context/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { many } from '#server/db/sql.ts';
import { drain } from '#server/jobs/worker.ts';
import { bankOf, gatewayOf, openingAccount } from '#server/ledger/accounts.ts';
import { invariants } from '#server/ledger/invariants/checks.ts';
import { post } from '#server/ledger/post.ts';
import { signatureOf } from '#server/providers/gateways/signing.ts';
import { areaInvariants } from '#server/verify/area-checks.ts';
import type { Subject } from '../../api/subjects.ts';
import { type Desk, openDesk } from '../support/desk.ts';
import { identityOf, type Person } from '../support/people.ts';
import { platformFor } from '../support/platform.ts';
import { quickSandbox } from '../support/quick-sandbox.ts';
import { bankBalance } from '../support/world.ts';
import { houseTables, importTables, openHouse, type RealHouse } from './real-house.ts';

const secret = 'secret-of-the-model';
const gateway = 'hengpay';
export const depositAmount = 500_00n;

/** Tables that hold money or decide about it: a refused operation leaves every byte of them as it was. */
const moneyTables = [
  ...['ledger_tx', 'ledger_entry', 'ledger_account', 'balance_log', 'wallet', 'wallet_log', 'withdrawal', 'member'],
  ...['payout_attempt', 'outbox', 'slip', 'bank', 'gateway_account', 'gateway_order', 'gateway_transaction'],
  ...['gateway_balance_log', 'entity_event', 'deposit', 'raw_transaction', 'bank_transfer', 'sweep', ...houseTables],
];
const emptied = [
  ...moneyTables.filter((table) => table !== 'bank' && table !== 'gateway_account'),
  ...['sandbox_account', 'sandbox_transfer', ...importTables],
];

/** The product under test, and what a sequence needs of it. */
export interface Real {
  readonly desk: Desk;
  readonly people: readonly Person[];
  readonly auditor: Person;
  /** May do everything, among them to bring in balances. */
  readonly owner: Person;
  readonly house: RealHouse;
  /** Forgets all money and gives two members credit; their keys. */
  restart(): Promise<readonly number[]>;
  /** Keys of the members that have credit. */
  members(): Promise<readonly number[]>;
  order(member: number): Promise<string>;
  report(ref: string, change: Readonly<Record<string, unknown>>, isSigned?: boolean): Promise<number>;
  /** One round of the worker, which asks about nothing a second time by itself. */
  work(): Promise<void>;
  /** What was to be done later is to be done now, and whoever took a request has had it long enough. */
  later(): Promise<void>;
  checksum(): Promise<string>;
  /** Every rule of the books that does not hold. */
  breaches(): Promise<readonly Breach[]>;
  statuses(): Promise<Readonly<Record<string, string>>>;
  /** Runs after each operation that the product carried out: the place to plant a fault. */
  fault: ((action: string) => Promise<void>) | undefined;
}

/** Opens the product over an empty database of its own. */
export async function openReal(subject: Subject): Promise<Real> {
  // No answer takes its time, and none is waited for in vain: neither what the desk sends nor what the house does.
  const sandbox = { ...quickSandbox(), lateAfter: 0 };
  const desk = await openDesk(subject, { poolSize: 4, sandbox });
  const { db } = desk.database;
  const people = [await desk.person('finance'), await desk.person('finance'), await desk.person('finance_lead')];
  const auditor = await desk.person('auditor');
  const owner = await desk.person('owner');
  const platform = platformFor(db, identityOf(new Map()), sandbox);
  const seal = platform.cipher.encrypt;
  const account = await db
    .insertInto('gateway_account')
    .values({
      ...{ gateway, name: 'in', api_url: 'https://gateway.example', merchant_id: 'M-1' },
      ...{ token: seal('t'), secret_key: seal(secret), deposit_fee_pct: '1.5', withdraw_fee_pct: '0' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reports = gatewayTasks(systemContext(platform, 'gateway.callback'), payouts);
  const house = await openHouse(desk, systemContext(platform, 'house'), [...people, owner]);
  let orders = 0;
  await many(sql.raw(ruleFunction(db)), db);

  return {
    desk,
    people,
    auditor,
    owner,
    house,
    fault: undefined,
    async restart() {
      const { bank, poorBank, gateway: paying } = desk.world;
      await db.transaction().execute(async (tx) => {
        // These tables refuse it, as they should: only somebody with all rights gets past.
        await many(sql`set local session_replication_role = replica`, tx);
        await many(sql.raw(`do $$ begin ${emptied.map((table) => `delete from ${table};`).join(' ')} end $$`), tx);
      });
      await db.transaction().execute(async (tx) => {
        const held = [
          [bankOf(bank), bankBalance],
          [bankOf(poorBank), 100_00n],
          [gatewayOf(paying.name, paying.accountId), 10_000_000_00n],
        ] as const;
        await many(
          sql`update bank set balance = case id when ${bank} then ${bankBalance}::bigint when ${house.float} then 0 else 10000 end`,
          tx,
        );
        await many(
          sql`update gateway_account set balance = case id when ${paying.accountId} then 1000000000 else 0 end`,
          tx,
        );
        const lines = held.map(([each, amount]) => ({ account: each, amount: -amount }));
        const sum = held.reduce((total, [, amount]) => total + amount, 0n);
        await post(tx, {
          kind: 'opening',
          ref: { type: 'books', id: 1 },
          lines: [...lines, { account: openingAccount, amount: sum }],
        });
      });
      return [await desk.member(credit), await desk.member(credit)];
    },
    async members() {
      return (await db.selectFrom('member').select('id').orderBy('id').execute()).map(({ id }) => id);
    },
    async order(member) {
      orders += 1;
      const [row] = await many(
        sql<{ order_ref: string }>`
          insert into gateway_order (gateway, created_at, order_ref, account_id, agent_id, member_id, type, method,
            bank_code, bank_account_no, bank_account_name, request_amount, pay_amount, fee, net_amount, callback_count, status)
          values (${gateway}, clock_timestamp(), ${`HPO${String(orders).padStart(9, '0')}`}, ${account.id}, ${desk.world.agent},
            ${member}, 'deposit', 'qr', 'SCB', '9990001234', 'สมชาย ใจดี', 50000, 50000, 750, 49250, 0, 'pending')
          returning order_ref`,
        db,
      );
      return row?.order_ref ?? '';
    },
    async report(ref, change, isSigned = true) {
      const payload = JSON.stringify({
        ...{ eventId: `ev-${ref}`, type: 'deposit', orderId: ref, transactionId: `up-${ref}`, status: 'PAID' },
        ...{ amount: '500.00', fee: '7.50', currency: 'THB', merchantId: 'M-1', payerName: 'นาย สมชาย ใจดี' },
        ...{ payerBank: 'SCB', payerAccount: '9990001234' },
        ...change,
      });
      const at = String(Date.now());
      const { statusCode } = await desk.app.inject({
        method: 'POST',
        url: `/api/callback/${gateway}/${account.id}`,
        headers: {
          'content-type': 'application/json',
          'x-timestamp': at,
          'x-signature': signatureOf(isSigned ? secret : 'another', at, payload),
        },
        payload,
      });
      await drain({ db, handlers: reports, concurrency: 1 });
      return statusCode;
    },
    async work() {
      const schedule = [3_600_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000];
      await desk.work({ schedule });
      // One after the other: what happens at once is the business of other tests.
      await drain({ db, handlers: house.handlers(schedule), concurrency: 1 });
    },
    async later() {
      await many(
        sql`update withdrawal set locked_at = locked_at - interval '121 seconds' where locked_at is not null`,
        db,
      );
      await many(sql`update outbox set available_at = clock_timestamp() where state = 'queued'`, db);
    },
    async breaches() {
      // The database keeps the plans of these queries: asked after every step, planning would be most of the work.
      const broken = await many(sql`select * from broken_rules() as id`, db);
      return broken.length === 0 ? [] : desk.breaches();
    },
    async checksum() {
      const sums = moneyTables.map(
        (table) =>
          sql`(select md5(coalesce(string_agg(r::text, '|' order by r::text), '')) from ${sql.table(table)} r)`,
      );
      const [row] = await many(sql<{ sum: string }>`select concat_ws(' ', ${sql.join(sums)}) as sum`, db);
      return row?.sum ?? '';
    },
    async statuses() {
      const rows = await many(
        sql<{ name: string; value: string }>`
          select 'w' || id as name, status as value from withdrawal
          union all select order_ref, status from gateway_order where gateway = ${gateway}
          union all select 'm' || owner_id, balance::text from ledger_account where kind = 'cash'`,
        db,
      );
      const all = [...rows, ...(await house.statuses())];
      return Object.fromEntries(all.map(({ name, value }) => [name, value]));
    },
  };
}

/** All rules of the books as one function of the database that returns the ids of those that are broken. */
function ruleFunction(db: OpenDatabase['db']): string {
  const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
  const queries = [...invariants, ...areaInvariants].map(({ id, broken }) => {
    const { sql: text, parameters } = broken.compile(db);
    const query = text.replace(/\$(\d+)/g, (_place, number) => quoted(parameters[Number(number) - 1]));
    return `if exists (select 1 from (${query}) broken) then return next ${quoted(id)}; end if;`;
  });
  return `create function broken_rules() returns setof text language plpgsql as $rules$ begin ${queries.join(' ')} end $rules$`;
}

/** Satang that a member begins with. */
export const credit = 100_000_00n;
