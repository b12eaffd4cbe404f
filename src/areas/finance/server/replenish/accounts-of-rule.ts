import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import type { RuleAccount } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { missing } from '#server/base/failure.ts';
import type { Context, RowOf } from '#server/context/context.ts';
import { type Executor, maybe, one } from '#server/db/sql.ts';
import { availableOf, type HouseAccount, readAccount } from '#server/transfers/account.ts';
import { sourceRefusal, targetRefusal } from '#server/transfers/rules.ts';
import { isServed } from './served.ts';

/** `GET replenish/banks/detail`: the accounts of a rule as they are now, the sources in the order of the rule. */
export const accountsOfRule: Services<Context>['replenish.banks_detail'] = async ({ query }, ctx) => {
  const { db } = ctx;
  const rule = await maybe(sql<RowOf<'replenish_rule'>>`select * from replenish_rule where id = ${query.id}`, db);
  const target = rule && (await readAccount(db, rule.target_bank_id));
  if (!rule || !target || !isServed(ctx, target)) throw missing();
  const sources: RuleAccount[] = [];
  for (const id of rule.source_bank_ids) {
    const account = await readAccount(db, id);
    // An account of other agents alone is no business of this person's.
    if (account && isServed(ctx, account)) sources.push(await described(db, account, sourceRefusal(account)?.text));
  }
  const { filled } = await one(
    sql<{ filled: bigint }>`select replenish_filled_today(${target.id}, false) as filled`,
    db,
  );
  const needed = rule.target_balance - target.balance;
  return {
    target: await described(db, target, targetRefusal(target, 0n)?.text),
    sources,
    needed: formatMoney(needed > 0n ? needed : 0n),
    today_filled: formatMoney(filled),
  };
};

async function described(db: Executor, account: HouseAccount, refusal: Text | undefined): Promise<RuleAccount> {
  const { at } = await one(
    sql<{ at: Date | null }>`select balance_updated_at as at from bank where id = ${account.id}`,
    db,
  );
  return {
    id: account.id,
    name: account.name,
    bank_code: account.bankCode,
    account_no: account.accountNo,
    account_name: account.accountName,
    balance: formatMoney(account.balance),
    available: formatMoney(availableOf(account)),
    balance_updated_at: at?.toISOString() ?? null,
    session_status: account.session,
    status: account.status,
    today_out: formatMoney(account.spentToday),
    daily_out_limit: account.dailyOut === null ? null : formatMoney(account.dailyOut),
    usable: refusal === undefined,
    reason: refusal ? bilingual(refusal) : null,
  };
}
