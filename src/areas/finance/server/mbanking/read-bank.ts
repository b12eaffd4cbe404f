import { formatMoney } from '#contract/money.ts';
import { daysIn, rangeOfDays } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { withMatches } from './lines.ts';
import { connectedBank, reading } from './reach-bank.ts';
import { mbankingTexts } from './texts.ts';

/** Days that one reading of a statement may span. */
const mostDays = 31;
const usualRecent = 20;

/** The banks that an account can transfer to, as its own bank says. */
export const bankList: Services<Context>['mbanking.bank-list'] = async ({ body }, ctx) => {
  const account = await connectedBank(ctx, body.bank_id);
  const banks = await reading(ctx, account, (port, at) => port.transferBanks(at));
  return {
    banks: banks.map(({ bankCode, botCode, nameTh, maxAmount }) => ({
      bank_code: bankCode,
      bot_code: botCode,
      name_th: nameTh,
      max_amount: formatMoney(maxAmount),
    })),
  };
};

/** A page of the bank's statement, oldest line first, with what became of the lines here. */
export const statement: Services<Context>['mbanking.statement'] = async ({ body }, ctx) => {
  const { date_from: first, date_to: last } = body;
  if (last < first) throw invalid({ date_to: mbankingTexts.beforeFirst });
  if (daysIn({ from: first, to: last }) > mostDays) throw invalid({ date_to: mbankingTexts.mostDays({ mostDays }) });
  const account = await connectedBank(ctx, body.bank_id);
  const { from, to } = rangeOfDays(first, last);
  const page = await reading(ctx, account, (port, at) =>
    port.statement({ account: at, from, to, page: body.page ?? 1 }),
  );
  return {
    lines: await withMatches(ctx.db, account.id, page.lines),
    opening_balance: formatMoney(page.openingBalance),
    closing_balance: formatMoney(page.closingBalance),
    page: page.page,
    pages: page.pages,
  };
};

/** The latest lines at the bank, newest first. */
export const recentTransactions: Services<Context>['mbanking.recent-transactions'] = async ({ body }, ctx) => {
  const account = await connectedBank(ctx, body.bank_id);
  const lines = await reading(ctx, account, (port, at) => port.recent(at, body.limit ?? usualRecent));
  return { lines: await withMatches(ctx.db, account.id, lines) };
};
