import { sql } from 'kysely';
import type {
  DepositAsked,
  DepositCredit,
  DepositLine,
  DepositMember,
  DepositMoment,
  DepositOrder,
  RecentDeposit,
} from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many, maybe } from '#server/db/sql.ts';
import { nameScore } from '#server/deposits/names.ts';
import { maskText } from '#server/records/codecs.ts';
import { fitsNumber, shownNumber } from './account-mask.ts';
import { depositTexts } from './texts.ts';

/** Number of the members' other deposits shown. */
const mostRecent = 8;

/**
 * One deposit from its three sides, with the members that it may belong to and what happened in the order of time.
 * Account numbers are shown by their last digits alone; whether they fit is said here.
 */
export const depositContext: Services<Context>['deposit.context'] = async ({ query }, ctx) => {
  if (!query.deposit_ref && !query.raw_ref) throw invalid({ deposit_ref: depositTexts.nameOne });
  const { db } = ctx;
  const named = query.raw_ref ? await lineOf(db, sql`line.raw_ref = ${query.raw_ref}`) : undefined;
  const request = await requestOf(db, query.deposit_ref ?? named?.deposit_ref ?? null);
  const line = named ?? (request ? await lineOf(db, sql`line.deposit_ref = ${request.deposit_ref}`) : undefined);
  if (!request && !line) throw missing();
  if (request && !ctx.mayServe(request.agent_id)) throw missing();
  if (line && !serves(ctx, line.agent_ids)) throw missing();
  const wallet = request?.wallet_log_no ? await walletOf(db, request.wallet_log_no) : undefined;
  const order = request?.gateway_order_ref ? await orderOf(db, request.gateway_order_ref) : undefined;
  const ids = [request?.member_id, line?.member_id, ...(line?.candidate_members ?? [])];
  const people = await peopleOf(db, [...new Set(ids.filter((id) => typeof id === 'number'))], line);
  const seen = people.filter(({ agent_id }) => ctx.mayServe(agent_id));
  return {
    request: request ? { ...toJsonRow(request), from_account_no: hidden(request.from_account_no) } : null,
    line: line ? { ...toJsonRow(line), from_account_no: hidden(line.from_account_no) } : null,
    order: order ? toJsonRow(order) : null,
    wallet: wallet ? toJsonRow(wallet) : null,
    members: seen.map((person) => toJsonRow(person)),
    recent: await recentOf(
      db,
      seen.map(({ id }) => id),
    ),
    timeline: await timelineOf(db, request, line, wallet, order),
  };
};

type Request = StoredRow<
  DepositAsked,
  'requested_amount' | 'amount' | 'fee' | 'bonus_amount' | 'credited_amount' | 'balance_before' | 'balance_after',
  'requested_at' | 'expires_at' | 'credited_at'
>;
type Line = StoredRow<DepositLine, 'amount' | 'balance_after', 'txn_at' | 'detected_at' | 'reviewed_at'>;

function serves({ principal: { agentIds } }: Context, agents: readonly number[]): boolean {
  return agentIds === 'all' || agents.length === 0 || agents.some((id) => agentIds.includes(id));
}

function requestOf(db: Executor, reference: string | null): Promise<Request | undefined> {
  return maybe(
    sql<Request>`
      select d.id::integer as id, d.deposit_ref, d.agent_id::integer as agent_id, agent.code as agent_code,
        d.member_id::integer as member_id, member.username, member.name as member_name, d.channel, d.gateway,
        d.gateway_order_ref, d.raw_ref, bank.nickname as bank_name, d.from_bank_code, d.from_account_no,
        d.from_account_name, d.requested_amount, d.amount, d.fee, d.bonus_amount, d.credited_amount, d.balance_before,
        d.balance_after, d.is_first_deposit, d.match_method, d.slip_url, d.slip_ref, d.wallet_log_no, d.flags,
        d.requested_at, d.expires_at, d.credited_at, d.duration_sec, d.operator, d.status, d.note
      from deposit d join member on member.id = d.member_id join agent on agent.id = d.agent_id
      left join bank on bank.id = d.bank_id
      where d.deposit_ref = ${reference}`,
    db,
  );
}

function lineOf(db: Executor, where: ReturnType<typeof sql>): Promise<Line | undefined> {
  return maybe(
    sql<Line>`
      select line.id::integer as id, line.raw_ref, case when owner.id is null then line.agent_ids else jsonb_build_array(owner.agent_id) end as agent_ids,
        line.source, line.txn_at, line.detected_at, line.direction, line.amount,
        line.balance_after, line.channel_code, line.upstream_ref, line.from_bank_code, line.from_account_no,
        line.from_account_name, line.description, line.match_status, line.match_method, line.candidate_members,
        line.member_id::integer as member_id, line.deposit_ref, line.withdraw_ref, line.gateway_order_ref, line.flags,
        line.risk_score, line.review_status, line.reviewed_at, line.review_note, reviewer.name as reviewer,
        bank.nickname as bank_name, bank.bank_code
      from raw_transaction line left join bank on bank.id = line.bank_id left join member owner on owner.id = line.member_id
      left join app_user reviewer on reviewer.id = line.reviewed_by
      where ${where} limit 1`,
    db,
  );
}

type Wallet = StoredRow<DepositCredit, 'amount' | 'balance_before' | 'balance_after', 'created_at'>;

function walletOf(db: Executor, logNo: string): Promise<Wallet | undefined> {
  return maybe(
    sql<Wallet>`
      select log_no, created_at, amount, balance_before, balance_after, actor_name from wallet_log where log_no = ${logNo}`,
    db,
  );
}

type Order = StoredRow<
  DepositOrder,
  'request_amount' | 'pay_amount' | 'fee' | 'net_amount',
  'created_at' | 'callback_at'
>;

function orderOf(db: Executor, orderRef: string): Promise<Order | undefined> {
  return maybe(
    sql<Order>`
      select order_ref, gateway, gateway_ref, created_at, callback_at, callback_count, last_callback_status, request_amount,
        pay_amount, fee, net_amount, message, status
      from gateway_order where order_ref = ${orderRef}`,
    db,
  );
}

type Person = StoredRow<DepositMember, 'deposit_total' | 'withdraw_total', 'last_deposit_at'>;

async function peopleOf(db: Executor, ids: readonly number[], line: Line | undefined): Promise<readonly Person[]> {
  if (ids.length === 0) return [];
  const rows = await many(
    sql<Omit<Person, 'account_fits' | 'name_percent'>>`
      select member.id::integer as id, member.agent_id::integer as agent_id, agent.code as agent_code, username,
        member.name, member.bank_code, bank_account_no, bank_account_name, level, member.status, deposit_count,
        deposit_total, withdraw_count, withdraw_total, last_deposit_at
      from member join agent on agent.id = member.agent_id where member.id in (${sql.join([...ids])}) order by member.id`,
    db,
  );
  const [shown, sender] = [shownNumber(line?.from_account_no ?? null), line?.from_account_name ?? null];
  return rows.map((row) => ({
    ...row,
    bank_account_no: hidden(row.bank_account_no),
    account_fits: shown === undefined ? null : fitsNumber(shown, row.bank_account_no),
    name_percent:
      sender === null
        ? null
        : Math.round(Math.max(nameScore(sender, row.bank_account_name), nameScore(sender, row.name)) * 100),
  }));
}

async function recentOf(db: Executor, ids: readonly number[]): Promise<readonly RecentDeposit[]> {
  if (ids.length === 0) return [];
  const rows = await many(
    sql<StoredRow<RecentDeposit, 'requested_amount' | 'amount', 'requested_at' | 'credited_at'>>`
      select d.deposit_ref, d.requested_at, d.credited_at, member.username, d.channel, d.from_bank_code, d.requested_amount,
        d.amount, d.status
      from deposit d join member on member.id = d.member_id
      where d.member_id in (${sql.join([...ids])}) order by d.requested_at desc, d.id desc limit ${mostRecent}`,
    db,
  );
  return rows.map((row) => toJsonRow(row));
}

interface Event {
  readonly at: Date;
  readonly action: string;
  readonly to_status: string;
  readonly actor_name: string;
  readonly message: string | null;
}

function eventsOf(db: Executor, entity: 'Deposit' | 'RawTransaction', id: number): Promise<readonly Event[]> {
  return many(
    sql<Event>`
      select at, action, to_status, actor_name, message from entity_event
      where entity = ${entity} and entity_id = ${id} order by id limit 50`,
    db,
  );
}

async function timelineOf(
  db: Executor,
  request: Request | undefined,
  line: Line | undefined,
  wallet: Wallet | undefined,
  order: Order | undefined,
): Promise<readonly DepositMoment[]> {
  const events = request ? await eventsOf(db, 'Deposit', request.id) : [];
  const moments: DepositMoment[] = events.map(({ at, to_status, actor_name, message }) => ({
    at: at.toISOString(),
    what: `deposit.${to_status}`,
    by: actor_name,
    message,
  }));
  const add = (at: Date | null, what: string, by: string | null, message: string | null) => {
    if (at) moments.push({ at: at.toISOString(), what, by, message });
  };
  if (line) {
    add(line.txn_at, 'line.moved', null, line.description);
    add(line.detected_at, 'line.detected', null, null);
    const told = await eventsOf(db, 'RawTransaction', line.id);
    for (const { at, action, to_status, actor_name, message } of told)
      add(at, action === 'review' ? `review.${to_status}` : `line.${action}`, actor_name, message);
    // Reasons from before the timeline was kept are only on the row.
    if (told.length === 0)
      add(line.reviewed_at, `review.${line.review_status ?? 'open'}`, line.reviewer, line.review_note);
  }
  if (order) {
    add(order.created_at, 'order.created', null, order.order_ref);
    add(order.callback_at, 'order.callback', null, order.last_callback_status);
  }
  if (wallet) add(wallet.created_at, 'wallet.credited', wallet.actor_name, wallet.log_no);
  return moments.sort((a, b) => a.at.localeCompare(b.at));
}

/** A number by its last digits; what a bank shows a part of stays as it is shown. */
function hidden<N extends string | null>(number: N) {
  return number && /^\d+$/.test(number) ? maskText(number) : number;
}
