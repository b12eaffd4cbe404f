import { sql } from 'kysely';
import type { Refusal, Verdict } from '#contract/decision.ts';
import { parseMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import type { RowOf } from '#server/context/context.ts';
import { maybe, one } from '#server/db/sql.ts';
import { type DecideContext, fact, limit, refusal, together, verdict } from '#server/decisions/verdict.ts';
import { lockAccount, readAccount } from '#server/transfers/account.ts';
import { liveIn } from '#server/transfers/live-in.ts';
import { amountRefusal, sourceRefusal, targetRefusal } from '#server/transfers/rules.ts';
import { replenishLane } from '../replenish/run-rule.ts';
import { isServed } from '../replenish/served.ts';
import { baht } from '../rules/baht.ts';
import { availableFact, dayLimitOf, partyOf, refusedBy } from './house-party.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>['replenish.request_transfer'];

/**
 * An account is filled now: what it holds and needs, what its rule still allows, and what of the source is left. Which
 * accounts fit at all belongs on their fields, and the call says so there.
 */
export const decideFill: Own = async ({ body }, ctx) => {
  const amount = parseMoney(body.amount ?? '') ?? 0n;
  const ids = [body.source_bank_id, body.target_bank_id].filter((id) => typeof id === 'number');
  // In ascending id, as every transfer does.
  if (ctx.binding) for (const id of ids.toSorted((a, b) => a - b)) await lockAccount(ctx.tx, id);
  const target = await readAccount(ctx.tx, body.target_bank_id ?? 0);
  const source = await readAccount(ctx.tx, body.source_bank_id ?? 0);
  const seen = [source, target].map((account) => (account && isServed(ctx, account) ? account : undefined));
  const [from, to] = seen;
  const closed =
    (to && targetRefusal(to, amount)) ??
    (from && (sourceRefusal(from) ?? (amount > 0n ? amountRefusal(from, amount) : undefined)));
  return together(
    {
      refusals: refusedBy(closed, { amount: 'amount', source: 'source_bank_id', target: 'target_bank_id' }),
      ...(from ? { from: partyOf(from), facts: [availableFact(from)], limits: dayLimitOf(from, amount) } : {}),
      ...(to ? { to: partyOf(to) } : {}),
    },
    to ? await ofTarget(ctx, to.id, to.balance, amount) : {},
  );
};

/** What the rule of the account still allows, and whether a transfer to it is under way. */
async function ofTarget(ctx: DecideContext, id: number, balance: bigint, amount: bigint): Promise<Verdict> {
  const { tx } = ctx;
  const live = await liveIn(tx, replenishLane(id));
  const rule = await maybe(
    sql<RowOf<'replenish_rule'>>`
      select * from replenish_rule where target_bank_id = ${id} ${ctx.binding ? sql`for no key update` : sql``}`,
    tx,
  );
  const needed = rule ? rule.target_balance - balance : 0n;
  return together(
    {
      refusals: refusedBy(live),
      facts: [
        fact('target_balance', 'money', decideTexts.balanceThere, balance),
        ...(rule ? [fact('needed', 'money', decideTexts.needed, needed > 0n ? needed : 0n)] : []),
      ],
    },
    rule ? await ofRule(ctx, rule, amount) : {},
  );
}

async function ofRule({ tx }: DecideContext, rule: RowOf<'replenish_rule'>, amount: bigint): Promise<Verdict> {
  const each = limit('fill_each', decideTexts.atMostOnce, {
    max: rule.per_transfer_max,
    used: 0n,
    needs: amount,
  });
  const { filled } = await one(
    sql<{ filled: bigint }>`select replenish_filled_today(${rule.target_bank_id}, true) as filled`,
    tx,
  );
  const most = rule.daily_max;
  const day = decideTexts.filledToday;
  return verdict({
    limits: [
      each,
      ...(most === null ? [] : [limit('fill_day', day, { max: most, used: filled, needs: amount }, true)]),
    ],
    refusals: [
      ...(amount > rule.per_transfer_max
        ? [inAmount('fill_each', decideTexts.aboveOnce({ perTransferMax: baht(rule.per_transfer_max) }))]
        : []),
      ...(most !== null && filled + amount > most
        ? [inAmount('fill_day', decideTexts.aboveDay({ most: baht(most), filled: baht(filled) }))]
        : []),
    ],
  });
}

/** The amount that is typed is too much. */
const inAmount = (code: string, text: Text): Refusal => ({ ...refusal(code, 422, text), field: 'amount' });
