import type { BankAnswer } from '#generated/api/finance.ts';
import type { Context } from '#server/context/context.ts';
import { askBalance } from './ask-balance.ts';
import type { Account } from './visible-bank.ts';

/** Banks queried at a time. */
const atOnce = 8;

/** Asks about many accounts, a few at a time; in the order given. */
export async function askAll(
  ctx: Pick<Context, 'db' | 'transaction' | 'providers'>,
  accounts: readonly Account[],
): Promise<readonly BankAnswer[]> {
  const results = new Map<number, BankAnswer>();
  const waiting = [...accounts];
  const work = async () => {
    for (let account = waiting.shift(); account; account = waiting.shift())
      results.set(account.id, await askBalance(ctx, account));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, accounts.length) }, work));
  return accounts.flatMap(({ id }) => results.get(id) ?? []);
}
