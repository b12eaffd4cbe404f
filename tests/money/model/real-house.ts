import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { requestDeposit } from '#areas/finance/server/deposit/request-deposit.ts';
import { settleLine } from '#areas/finance/server/deposit/settle-line.ts';
import { bulkTask } from '#areas/finance/server/mbanking/bulk/feed.ts';
import { transferListeners } from '#areas/finance/server/transfer-listeners.ts';
import { importTask } from '#areas/system/server/import/job.ts';
import { formatMoney } from '#contract/money.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { keepLine } from '#server/deposits/raw-line.ts';
import { drain, type TaskHandler } from '#server/jobs/worker.ts';
import { transferTask } from '#server/transfers/transfer-task.ts';
import type { Desk } from '../support/desk.ts';
import type { Person } from '../support/people.ts';
import type { Asked, Line, Payment } from './house-model.ts';

/** Everybody's password; hashed cheaply, for it is typed hundreds of times. */
export const password = 'the password of the model';

/** What was answered, and the data of it. */
export interface Told {
  readonly error: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The house under test: its accounts, and the calls about them. */
export interface RealHouse {
  /** The account that members pay into and tickets fill. */
  readonly float: number;
  readonly handlers: (schedule: readonly number[]) => Readonly<Record<string, TaskHandler>>;
  call(by: Person, path: string, body: object): Promise<Told>;
  /** A movement of the statement, as the reader of statements takes it; undefined when it is known. */
  line(line: Pick<Line, 'amount' | 'upstream' | 'key' | 'sender'>): Promise<Pick<Line, 'ref'> | undefined>;
  ask(member: number, baht: bigint): Promise<Pick<Asked, 'ref' | 'amount'>>;
  /** Checks and imports rows into the agent, the total typed in satang. */
  bring(by: Person, type: 'member' | 'wallet', rows: readonly object[], total: bigint): Promise<number>;
  /** Key of the transfer behind a payment. */
  transferOf(payment: Payment, isLine: boolean): Promise<number>;
  username(member: number): Promise<string>;
  memberOf(username: string): Promise<number>;
  linesOf(group: number): Promise<readonly number[]>;
  version(ticket: number): Promise<number>;
  statuses(): Promise<readonly { readonly name: string; readonly value: string }[]>;
}

/** Tables that a sequence begins without, and that a refused call leaves alone. */
export const houseTables = ['bulk_group', 'bulk_recipient', 'replenish_ticket'];
export const importTables = ['import_batch', 'import_row', 'transfer_inquiry'];

export async function openHouse(desk: Desk, context: Context, people: readonly Person[]): Promise<RealHouse> {
  const { db } = desk.database;
  const { id: float } = await db
    .insertInto('bank')
    .values({
      ...{ bank_code: 'KBANK', account_no: '9990000003', account_name: 'บริษัท ทดสอบ', nickname: 'float' },
      ...{ usage: 'both', agent_ids: [], channel: 'api', session_status: 'online', balance: 0n },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cheap = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  for (const { principal } of people)
    await many(sql`insert into user_credential (user_id, password_hash) values (${principal.userId}, ${cheap})`, db);
  const only = async (query: ReturnType<typeof sql<{ id: number }>>) => Number((await one(query, db)).id);

  const call: RealHouse['call'] = async (by, path, body) => {
    const response = await desk.app.inject({
      method: 'POST',
      url: `/api/system/${path}`,
      headers: { authorization: `Bearer ${by.token}`, 'idempotency-key': randomUUID() },
      payload: forms.has(path) && !(body instanceof FormData) ? formOf(body) : body,
    });
    const answer = response.json<{ error: number; data?: Readonly<Record<string, unknown>> }>();
    return { error: Number(answer.error), data: answer.data ?? {} };
  };

  return {
    float,
    call,
    async bring(by, type, rows, total) {
      const wallet = type === 'wallet' ? { wallet_type: 'main', wallet_mode: 'add' } : {};
      const checked = await call(by, 'user/import', {
        ...{ mode: 'dry_run', type, agent_id: desk.world.agent, rows },
        ...wallet,
      });
      if (checked.error !== 0) return checked.error;
      const { batch_id } = checked.data;
      const started = await call(by, 'user/import', { mode: 'commit', batch_id, confirm_total: formatMoney(total) });
      await drain({ db, handlers: { import: importTask({ context }) } });
      return started.error;
    },
    handlers: (schedule) => ({
      transfer: transferTask({ context, listeners: transferListeners, schedule }),
      bulk: bulkTask(context),
    }),
    line: ({ amount, upstream, key, sender }) =>
      context.transaction(async (ctx) => {
        const account = sender === undefined ? undefined : await accountOf(ctx.tx, sender);
        const line = await keepLine(ctx.tx, {
          ...{
            bankId: float,
            agentIds: [],
            source: 'app',
            at: new Date(),
            direction: 'in',
            amount,
            balanceAfter: null,
          },
          ...{ channelCode: null, upstreamRef: upstream, dedupeKey: key, description: `รับโอน ${upstream}` },
          ...{ fromBankCode: account ? 'SCB' : null, fromAccountNo: account?.number ?? null },
          fromAccountName: account?.name ?? null,
        });
        if (!line) return undefined;
        await settleLine(ctx, line);
        return { ref: line.raw_ref };
      }),
    ask: (member, baht) =>
      context.transaction(async (ctx) => {
        const row = await requestDeposit(ctx, { memberId: member, bankId: float, amount: baht * 100n });
        return { ref: row.deposit_ref, amount: row.requested_amount };
      }),
    transferOf: async ({ id }, isLine) =>
      isLine ? only(sql`select transfer_id as id from bulk_recipient where id = ${id}`) : id,
    async username(member) {
      return (await db.selectFrom('member').select('username').where('id', '=', member).executeTakeFirstOrThrow())
        .username;
    },
    memberOf: (username) => only(sql`select id from member where username = ${username}`),
    async linesOf(group) {
      const rows = await many(
        sql<{ id: number }>`select id from bulk_recipient where group_id = ${group} order by seq`,
        db,
      );
      return rows.map(({ id }) => id);
    },
    version: (ticket) => only(sql`select version as id from replenish_ticket where id = ${ticket}`),
    statuses: () =>
      many(
        sql<{ name: string; value: string }>`
          select raw_ref as name, match_status as value from raw_transaction where bank_id is not null
          union all select 'deposit of ' || line.raw_ref, deposit.status from raw_transaction line
            join deposit using (deposit_ref) where line.bank_id is not null
          union all select 'asked ' || deposit_ref, status from deposit where expires_at is not null
          union all select 't' || id, case status when 'processing' then 'pending' else status end from bank_transfer
            where origin = 'console'
          union all select 'g' || id, status from bulk_group
          union all select 'l' || id, status from bulk_recipient
          union all select 'k' || id, status from replenish_ticket
          union all select 'float', balance::text from bank where id = ${float}
          union all select 'suspense', coalesce((select balance from ledger_account where code = ${`suspense:bank:${float}`}), 0)::text`,
        db,
      ),
  };
}

/** Calls that take a file, and so a form. */
const forms: ReadonlySet<string> = new Set(['user/import', 'mbanking/ticket/update']);

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
}

function accountOf(tx: Parameters<typeof many>[1], member: number): Promise<{ number: string; name: string }> {
  return one(
    sql<{ number: string; name: string }>`
      select bank_account_no as number, bank_account_name as name from member where id = ${member}`,
    tx,
  );
}
