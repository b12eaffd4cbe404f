import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { BankAnswer, SubAccount } from '#generated/api/finance.ts';
import { bilingual } from '#server/base/bilingual.ts';
import type { Context } from '#server/context/context.ts';
import { many, maybe, one, type Tx } from '#server/db/sql.ts';
import { type BankBalanceAnswer, ProviderError } from '#server/providers/ports.ts';
import { isConnected } from './rules.ts';
import { banksTexts } from './texts.ts';
import type { Account } from './visible-bank.ts';

/** Minimum seconds between two queries of one account, by anybody. */
export const asksApart = 10;

type Needs = Pick<Context, 'db' | 'transaction' | 'providers'>;

/**
 * Queries the bank for an account's balance, outside of any transaction, and stores the answer next to our books. Never
 * throws because of the bank; a difference is only shown.
 */
export async function askBalance({ db, transaction, providers }: Needs, account: Account): Promise<BankAnswer> {
  if (!isConnected(account)) return answerOf(account, 'unconnected', banksTexts.notConnected.kept());
  if (!(await takeTurn({ db }, account.id)))
    return answerOf(account, 'recent', banksTexts.askedLately({ asksApart }).kept());
  try {
    const answer = await providers.bank.balance({ id: account.id, bookBalance: account.balance });
    return await transaction(({ tx }) => keep(tx, account, answer));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return transaction(({ tx }) => keepFailure(tx, account, error));
  }
}

/** Claims the right to ask now. One statement: of two at once one gets it. */
async function takeTurn({ db }: Pick<Context, 'db'>, bankId: number): Promise<boolean> {
  const row = await maybe(
    sql<{ id: number }>`
      insert into bank_contact (bank_id, asked_at) values (${bankId}, clock_timestamp())
      on conflict (bank_id) do update set asked_at = excluded.asked_at
        where bank_contact.asked_at is null
          or bank_contact.asked_at <= clock_timestamp() - ${asksApart}::integer * interval '1 second'
      returning bank_id as id`,
    db,
  );
  return row !== undefined;
}

const today = sql`(date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok')`;
/** Figures of the day belong to the day of balance_updated_at: a change of it starts a new day with zero. */
const figures = sql.join(
  ['today_in', 'today_out', 'today_in_count', 'today_out_count'].map(
    (name) => sql`${sql.ref(name)} = case when balance_updated_at >= ${today} then ${sql.ref(name)} else 0 end`,
  ),
);

async function keep(tx: Tx, account: Account, answer: BankBalanceAnswer): Promise<BankAnswer> {
  const books = await one(
    sql<{ balance: bigint }>`select balance from bank where id = ${account.id} for no key update`,
    tx,
  );
  const { underWay } = await one(
    sql<{ underWay: bigint }>`
      select ((select coalesce(sum(amount + fee), 0) from payout_attempt
          where bank_id = ${account.id} and channel = 'bank' and state in ('sending', 'unknown'))
        + (select coalesce(sum(amount + fee), 0) from bank_transfer
          where source_bank_id = ${account.id} and status in ('processing', 'unknown')))::bigint as "underWay"`,
    tx,
  );
  const difference = differenceOf(answer.balance, books.balance, underWay);
  const pockets = answer.subAccounts.map(
    ({ accountNo, name, balance }): SubAccount => ({
      account_no: accountNo,
      name,
      balance: formatMoney(balance),
    }),
  );
  await many(
    sql`
      update bank set bank_balance = ${answer.balance}::bigint, balance_diff = ${difference}::bigint, ${figures},
        sub_accounts = ${JSON.stringify(pockets)}::jsonb, session_status = 'online', session_message = null,
        balance_updated_at = clock_timestamp(), last_sync_at = clock_timestamp()
      where id = ${account.id}`,
    tx,
  );
  return {
    ...answerOf({ ...account, balance: books.balance, session_status: 'online' }, 'updated', null),
    bank_balance: formatMoney(answer.balance),
    balance_diff: formatMoney(difference),
  };
}

/** What the bank has more than our books. Less by no more than payouts under way is none: they may have left already. */
export function differenceOf(reported: bigint, books: bigint, underWay: bigint): bigint {
  const difference = reported - books;
  return difference < 0n && difference >= -underWay ? 0n : difference;
}

/** Silence and nonsense say nothing about the session; a refusal does. */
async function keepFailure(tx: Tx, account: Account, error: ProviderError): Promise<BankAnswer> {
  const state = error.session ?? account.session_status;
  const message = bilingual(error.text, 255);
  await many(
    sql`
      update bank set last_error = ${message}, last_error_at = clock_timestamp(), session_status = ${state},
        session_message = ${message}
      where id = ${account.id}`,
    tx,
  );
  return answerOf({ ...account, session_status: state }, 'failed', message);
}

function answerOf(account: Account, outcome: BankAnswer['outcome'], message: string | null): BankAnswer {
  return {
    bank_id: account.id,
    nickname: account.name,
    outcome,
    message,
    balance: formatMoney(account.balance),
    bank_balance: null,
    balance_diff: null,
    session_status: account.session_status,
  };
}
