import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type {
  BonusLine,
  DownlineSize,
  MemberDouble,
  MoneyMove,
  RecentPlay,
  WalletHolding,
} from '#generated/api/member.ts';
import type { AreaTools } from '#server/areas/define-area.ts';
import { missing } from '#server/base/failure.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Context } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import type { WalletLines } from '#server/ledger/wallet-lines.ts';
import { servedBy } from './served-by.ts';

/** Lines shown of each kind, wallet lines whose chain is verified, and days of the play figures. */
const shownLines = 10;
const verifiedLines = 500;
const playDays = 30;

type Reader<T> = (memberId: number, ctx: Context) => Promise<T>;

/** Sums are strings, because they may exceed the range of a single amount. */
const money = (satang: string): string => formatMoney(BigInt(satang));

/** Every wallet with pending amounts, and whether its latest lines form an unbroken chain. */
const walletsOf: Reader<readonly WalletHolding[]> = async (id, { db }) => {
  const rows = await many(
    sql<StoredRow<WalletHolding, 'balance' | 'pending' | 'turnover_required' | 'turnover_done', 'updated_at'>>`
      select wallet_type as type, balance, pending, turnover_required, turnover_done, updated_at,
        coalesce((
          select case when bool_or(balance_after <> balance_before + amount) then 'sum'
            when bool_or(balance_before <> earlier) or (array_agg(balance_after order by line.id desc))[1] <> wallet.balance then 'gap' end
          from (
            select log.id, amount, balance_before, balance_after, lag(balance_after) over (order by log.id) as earlier
            from (select * from wallet_log where member_id = wallet.member_id and wallet_type = wallet.wallet_type
              order by id desc limit ${verifiedLines}) as log) as line), 'ok') as chain
      from wallet where member_id = ${id} order by id`,
    db,
  );
  return rows.map((row) => toJsonRow(row));
};

/** The latest deposits and withdrawals, limited to the kinds the caller may view. */
const moneyOf: Reader<readonly MoneyMove[]> = async (id, ctx) => {
  const deposits = sql`(select 'deposit' as kind, requested_at as at, deposit_ref as ref, coalesce(amount, requested_amount) as amount,
    channel, status from deposit where member_id = ${id} order by requested_at desc limit ${shownLines})`;
  const withdrawals = sql`(select 'withdraw', requested_at, withdraw_ref, amount, type, status from withdrawal
    where member_id = ${id} order by requested_at desc limit ${shownLines})`;
  const parts = [
    ...(ctx.can('finance.deposit.view') ? [deposits] : []),
    ...(ctx.can('finance.withdraw.view') ? [withdrawals] : []),
  ];
  const rows = await many(
    sql<
      StoredRow<MoneyMove, 'amount', 'at'>
    >`select * from (${sql.join(parts, sql` union all `)}) as line (kind, at, ref, amount, channel, status) order by at desc`,
    ctx.db,
  );
  return rows.map((row) => toJsonRow(row));
};

/** Play in the last days, and the providers with the highest turnover. */
const playOf: Reader<RecentPlay> = async (id, { db, clock }) => {
  const since = sql`bangkok_day(${clock.now()}::timestamptz) - ${playDays}::integer`;
  const sums = sql`coalesce(sum(turnover), 0) as turnover, coalesce(sum(valid_turnover), 0) as valid_turnover,
    coalesce(sum(payout - turnover), 0) as winloss, coalesce(sum(bet_count), 0)::integer as bet_count`;
  interface Sums {
    readonly turnover: string;
    readonly valid_turnover: string;
    readonly winloss: string;
    readonly bet_count: number;
  }
  const all = await one(sql<Sums>`select ${sums} from member_day where member_id = ${id} and stat_date > ${since}`, db);
  const providers = await many(
    sql<Sums & { readonly name: string }>`
      select provider.name, ${sums} from bet_day join sub_provider part on part.id = sub_provider_id
        join provider on provider.id = part.provider_id
      where member_id = ${id} and stat_date > ${since} group by provider.name order by sum(valid_turnover) desc limit 5`,
    db,
  );
  const figuresOf = (row: Sums) => ({
    turnover: money(row.turnover),
    valid_turnover: money(row.valid_turnover),
    winloss: money(row.winloss),
    bet_count: row.bet_count,
  });
  return {
    days: playDays,
    ...figuresOf(all),
    providers: providers.map(({ name, ...row }) => ({ name, ...figuresOf({ ...row }) })),
  };
};

/** Bonuses and rewards of the last three months. */
const promotionsOf =
  (lines: WalletLines): Reader<readonly BonusLine[]> =>
  async (id, { db, clock }) => {
    const types = ['bonus_cut', ...Object.entries(lines).flatMap(([type, does]) => (does === 'gift' ? [type] : []))];
    const rows = await many(
      sql<StoredRow<BonusLine, 'amount', 'at'>>`
      select created_at as at, log_type, wallet_type, amount, remark, ref_id as ref from wallet_log
      where member_id = ${id} and created_at > ${clock.now()}::timestamptz - interval '90 days'
        and log_type in (${sql.join(types)})
      order by id desc limit ${shownLines}`,
      db,
    );
    return rows.map((row) => toJsonRow(row));
  };

/** Other members with the same account, device or address, within the caller's row scope. */
const duplicatesOf: Reader<readonly MemberDouble[]> = (id, ctx) =>
  many(
    sql<MemberDouble>`
      select other.id::integer as id, other.username, other.name, agent.code as agent_code, other.status,
        array_to_json(array_remove(array[
          case when other.bank_code = m.bank_code and other.bank_account_no = m.bank_account_no then 'bank' end,
          case when other.device_id = m.device_id then 'device' end, case when other.last_ip = m.last_ip then 'ip' end], null)) as reasons
      from member m join member other on other.id <> m.id and (
          (other.bank_code = m.bank_code and other.bank_account_no = m.bank_account_no)
          or other.device_id = m.device_id or other.last_ip = m.last_ip)
        join agent on agent.id = other.agent_id
      where m.id = ${id} and ${servedBy(ctx, sql`other.agent_id`)} order by other.id limit 20`,
    ctx.db,
  );

const downlineOf: Reader<DownlineSize> = (id, { db }) =>
  one(
    sql<DownlineSize>`
      select count(*)::integer as l1, coalesce(sum((select count(*) from member below where below.upline_id = member.id)), 0)::integer as l2
      from member where upline_id = ${id}`,
    db,
  );

/** `GET /api/member/overview`: all about a member. Parts the caller may not view are null. */
export const overview =
  (walletLines: AreaTools['walletLines']): Services<Context>['member.overview'] =>
  async ({ query: { id } }, ctx) => {
    const exists = await maybe(sql`select 1 from member where id = ${id} and ${servedBy(ctx, sql`agent_id`)}`, ctx.db);
    if (!exists) throw missing();
    const part = <T>(read: Reader<T>, ...permissions: readonly string[]) =>
      permissions.some((permission) => ctx.can(permission)) ? read(id, ctx) : null;
    const [wallets, moved, play, promotions, duplicates, downline] = await Promise.all([
      part(walletsOf, 'member.wallet.view'),
      part(moneyOf, 'finance.deposit.view', 'finance.withdraw.view'),
      part(playOf, 'member.winloss.view'),
      part(promotionsOf(walletLines()), 'promotion.promotion.view', 'member.wallet.view'),
      duplicatesOf(id, ctx),
      part(downlineOf, 'member.affiliate.view'),
    ]);
    return { wallets, money: moved, play, promotions, duplicates, downline };
  };
