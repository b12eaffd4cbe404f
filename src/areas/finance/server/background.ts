import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { PaymentSource, RecentMoney, SharedWith } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many } from '#server/db/sql.ts';
import { listSources, type Source } from './payout/sources.ts';
import { availableOf, refusalOf } from './payout/usable.ts';
import { readWithdrawal, type WithdrawalMoney } from './payout/withdrawal-row.ts';

/** Timeline entries shown next to a request. */
const most = 10;

/** What helps to decide about a withdrawal: the member's other money, doubles, and where the money could come from. */
export const background: Services<Context>['withdraw.context'] = async ({ query }, ctx) => {
  const withdrawal = await readWithdrawal(ctx.db, query.id);
  if (!withdrawal || !ctx.mayServe(withdrawal.agent_id)) throw missing();
  const chain = await chainOf(ctx.db, withdrawal.member_id);
  const recent = await recentOf(ctx.db, withdrawal);
  const duplicates = await duplicatesOf(ctx, withdrawal.member_id);
  const sources = await listSources(ctx, withdrawal.agent_id);
  const { type } = withdrawal;
  const requestOf = (source: Source): { readonly net: bigint; readonly type: PaymentSource['type'] } => ({
    net: withdrawal.net_amount,
    type: source.kind === 'gateway' ? 'gateway' : source.bankCode === 'TRUEWALLET' ? 'truewallet' : 'auto_bank',
  });
  const usable = sources.filter((source) => !refusalOf(source, requestOf(source)));
  const best = usable.find((source) => requestOf(source).type === type) ?? usable[0];
  return {
    chain_ok: chain.every((line, i) => i === 0 || line.before === chain[i - 1]?.after),
    chain: chain.map(({ at, kind, before, delta, after }) => ({
      at: at.toISOString(),
      kind,
      before: formatMoney(before),
      delta: formatMoney(delta),
      after: formatMoney(after),
    })),
    recent: recent.map(({ at, amount, ...rest }) => ({ at: at.toISOString(), amount: formatMoney(amount), ...rest })),
    duplicates,
    sources: sources.map((source) => ({
      kind: source.kind,
      id: source.id,
      name: source.name,
      bank_code: source.bankCode,
      account_no: source.accountNo,
      gateway: source.gateway,
      type: requestOf(source).type,
      balance: formatMoney(source.balance),
      available: formatMoney(availableOf(source)),
      today_out: formatMoney(source.paidToday),
      limit: source.dailyLimit === null ? null : formatMoney(source.dailyLimit),
      session: source.session,
      usable: !refusalOf(source, requestOf(source)),
      reason: refusalOf(source, requestOf(source)) ?? null,
      best: source === best,
    })),
  };
};

interface ChainLine {
  readonly at: Date;
  readonly kind: string;
  readonly before: bigint;
  readonly delta: bigint;
  readonly after: bigint;
}

/** The latest lines of the member's main wallet, oldest first. */
async function chainOf(db: Executor, memberId: number): Promise<readonly ChainLine[]> {
  const rows = await many(
    sql<ChainLine>`
      select created_at as at, log_type as kind, balance_before as before, amount as delta, balance_after as after
      from wallet_log where member_id = ${memberId} and wallet_type = 'main' order by id desc limit ${most}`,
    db,
  );
  return [...rows].reverse();
}

type RecentLine = Omit<RecentMoney, 'at' | 'amount'> & { readonly at: Date; readonly amount: bigint };

async function recentOf(db: Executor, withdrawal: WithdrawalMoney): Promise<readonly RecentLine[]> {
  return many(
    sql<RecentLine>`
      select at, kind, ref, amount, status from (
        select requested_at as at, 'withdraw' as kind, withdraw_ref::text as ref, amount, status::text as status
        from withdrawal where member_id = ${withdrawal.member_id} and id <> ${withdrawal.id}
        union all
        select created_at, 'deposit', coalesce(ref_id, log_no)::text, amount, 'success'
        from wallet_log where member_id = ${withdrawal.member_id} and wallet_type = 'main' and log_type = 'deposit'
      ) line order by at desc limit ${most}`,
    db,
  );
}

/** Other members with the same bank account or the same last address. */
async function duplicatesOf(
  { db, principal: { agentIds } }: Pick<Context, 'db' | 'principal'>,
  memberId: number,
): Promise<readonly SharedWith[]> {
  const seen = agentIds === 'all' ? sql`true` : sql`${JSON.stringify(agentIds)}::jsonb @> to_jsonb(other.agent_id)`;
  return many(
    sql<SharedWith>`
      select other.id::integer as member_id, other.username,
        case when other.bank_account_no = member.bank_account_no then 'bank' else 'ip' end as reason
      from member join member other on other.id <> member.id
        and ((other.bank_code = member.bank_code and other.bank_account_no = member.bank_account_no)
          or other.last_ip = member.last_ip)
      where member.id = ${memberId} and ${seen} order by reason, other.id limit ${most}`,
    db,
  );
}
