import { sql } from 'kysely';
import type { Context, Principal, TransactionContext } from '#server/context/context.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { type Account, bankOf, gatewayOf } from '#server/ledger/accounts.ts';
import { payoutTexts } from './texts.ts';

/** An account that money can be sent from. Money is satang. */
export interface Source {
  readonly kind: 'bank' | 'gateway';
  readonly id: number;
  readonly name: string;
  /** Key of the gateway; null for a bank account. */
  readonly gateway: string | null;
  readonly bankCode: string | null;
  readonly accountNo: string | null;
  /** What our books say it holds, what payouts under way will take, and what it has paid today. */
  readonly balance: bigint;
  readonly reserved: bigint;
  readonly paidToday: bigint;
  readonly dailyLimit: bigint | null;
  /** Smallest and largest payout. */
  readonly smallest: bigint | null;
  readonly largest: bigint | null;
  readonly feePercent: string;
  readonly feeFixed: bigint;
  /** State of the session with the bank, or health of the gateway. */
  readonly session: string;
  /** Why it cannot be used at all; null when it can. */
  readonly closed: string | null;
}

/** The book account of a source. */
export function accountOf(source: Pick<Source, 'kind' | 'id' | 'gateway'>): Account {
  return source.kind === 'gateway' ? gatewayOf(source.gateway ?? '', source.id) : bankOf(source.id);
}

/** Start of the Bangkok day, in SQL. */
const today = sql`(date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok')`;
const live = sql`state in ('queued', 'sending', 'unknown')`;

const banks = (agentId: number) => sql<Source>`
  select 'bank' as kind, id::integer as id, coalesce(nickname, account_no) as name, null as gateway,
    bank_code as "bankCode", account_no as "accountNo", balance,
    bank_reserved(bank.id) as reserved, bank_spent_today(bank.id) as "paidToday", daily_out_limit as "dailyLimit", null::bigint as smallest, null::bigint as largest,
    '0' as "feePercent", 0::bigint as "feeFixed", session_status as session,
    case
      when status <> 'active' then ${payoutTexts.bankInactive.kept()}
      when usage not in ('withdraw', 'both') then ${payoutTexts.notForWithdrawals.kept()}
      when channel in ('manual', 'sms') then ${payoutTexts.manualOnly.kept()}
      when payout_from > clock_timestamp() then ${payoutTexts.tooNew.kept()}
      when session_status <> 'online' then ${payoutTexts.offline.kept()}
      when jsonb_array_length(agent_ids) > 0 and not agent_ids @> to_jsonb(${agentId}::integer)
        then ${payoutTexts.otherAgents.kept()}
    end as closed
  from bank`;

const gateways = (agentId: number) => sql<Source>`
  select 'gateway' as kind, account.id::integer as id, account.name, account.gateway, null as "bankCode",
    null as "accountNo", account.balance,
    (select coalesce(sum(amount + fee), 0)::bigint from payout_attempt
      where gateway_account_id = account.id and ${live}) as reserved,
    (select coalesce(sum(amount + fee), 0)::bigint from payout_attempt
      where gateway_account_id = account.id and state = 'success' and settled_at >= ${today}) as "paidToday",
    account.daily_out_limit as "dailyLimit",
    greatest(account.withdraw_min, config.withdraw_min) as smallest,
    least(account.withdraw_max, config.withdraw_max) as largest,
    account.withdraw_fee_pct::text as "feePercent", account.withdraw_fee_fixed as "feeFixed", account.health as session,
    case
      when account.status <> 'active' then ${payoutTexts.gatewayInactive.kept()}
      when not account.withdraw_enabled then ${payoutTexts.gatewayClosed.kept()}
      when config.id is null or config.status <> 'active' or not config.withdraw_enabled
        then ${payoutTexts.gatewayNotOurs.kept()}
    end as closed
  from gateway_account account
  left join gateway_agent_config config on config.account_id = account.id and config.agent_id = ${agentId}`;

/** An account of other agents alone is no business of this person's. */
const isSeen = (agentIds: Principal['agentIds']) =>
  agentIds === 'all'
    ? sql`true`
    : sql`(jsonb_array_length(agent_ids) = 0 or exists (
        select 1 from jsonb_array_elements(agent_ids) as item where ${JSON.stringify(agentIds)}::jsonb @> item))`;

/** The gateway of an account is one of those that are on. */
const isAmong = (on: readonly string[]) => sql`${on}::jsonb ? account.gateway`;

/** Every source that this agent's withdrawals might use here, and that the person may see, best first within its kind. */
export async function listSources(
  { db, gateways: on, principal: { agentIds } }: Pick<Context, 'db' | 'gateways' | 'principal'>,
  agentId: number,
): Promise<readonly Source[]> {
  const fromBanks = await many(
    sql<Source>`${banks(agentId)} where usage in ('withdraw', 'both') and status = 'active' and ${isSeen(agentIds)}
      order by balance desc, id`,
    db,
  );
  const fromGateways = await many(
    sql<Source>`${gateways(agentId)} where account.status = 'active' and account.withdraw_enabled and ${isAmong(on)}
      order by config.priority nulls last, account.balance desc, account.id`,
    db,
  );
  return [...fromBanks, ...fromGateways];
}

/**
 * The source, locked so that two payouts cannot count on the same money. Undefined when there is none, or when it is at
 * a gateway that is off.
 */
export async function lockSource(
  { tx, gateways: on }: Pick<TransactionContext, 'tx' | 'gateways'>,
  kind: Source['kind'],
  id: number,
  agentId: number,
): Promise<Source | undefined> {
  const bank = kind === 'bank';
  // A separate statement: what the locking one reads would be older than the lock.
  await many(
    sql`select id from ${sql.table(bank ? 'bank' : 'gateway_account')} where id = ${id} for no key update`,
    tx,
  );
  return maybe(
    bank
      ? sql<Source>`${banks(agentId)} where id = ${id}`
      : sql<Source>`${gateways(agentId)} where account.id = ${id} and ${isAmong(on)}`,
    tx,
  );
}

/** Takes what a payout cost out of the source's stored balance and counts it to today. */
export async function chargeSource(tx: Tx, source: Pick<Source, 'kind' | 'id'>, spent: bigint): Promise<bigint> {
  const bank = source.kind === 'bank';
  const isToday = sql`balance_updated_at >= ${today}`;
  const counts = bank
    ? sql`, today_out_count = case when ${isToday} then today_out_count else 0 end + 1,
        today_in_count = case when ${isToday} then today_in_count else 0 end`
    : sql``;
  const row = await maybe(
    sql<{ balance: bigint }>`
      update ${sql.table(bank ? 'bank' : 'gateway_account')} set balance = balance - ${spent}::bigint,
        today_out = case when ${isToday} then today_out else 0 end + ${spent}::bigint,
        today_in = case when ${isToday} then today_in else 0 end,
        balance_updated_at = clock_timestamp() ${counts}
      where id = ${source.id} returning balance`,
    tx,
  );
  if (!row) throw new Error(`${source.kind} ${source.id} does not exist`);
  return row.balance;
}
