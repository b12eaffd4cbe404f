import { type RawBuilder, sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { bangkokDay, rangeOfDays } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many } from '#server/db/sql.ts';
import type { StatementLine } from '#server/providers/ports.ts';
import type { Movement, Outcome } from '#server/reconciliation/movement.ts';
import { reconcile } from '#server/reconciliation/reconcile.ts';
import { gatewayAccountFor, mapProviderErrors } from './account.ts';

const usualLimit = 20;

type Line = Awaited<ReturnType<Services<Context>['gateway.statement']>>['rows'][number];

/** A movement with its displayed values. */
interface Shown extends Movement {
  readonly type: string;
  readonly ref: string;
  readonly fee: bigint;
  readonly balance: bigint | null;
}

/**
 * The gateway's statement of one account, compared with our movements; newest first, today unless days are given.
 * Movements that only we have are included.
 */
export const statement: Services<Context>['gateway.statement'] = async ({ query }, ctx) => {
  const { gateway, account, port } = await gatewayAccountFor(ctx, query.account_id?.[0]);
  const today = bangkokDay(ctx.clock.now());
  const { from, to } = rangeOfDays(query.date_from ?? today, query.date_to ?? today);
  const gatewayLines = await mapProviderErrors(() => port.statement(account, from, to));
  const ourLines = await ourMovements(ctx.db, gateway, account.id, from, to);
  const all = reconcile(
    ourLines,
    gatewayLines.map((line) => theirMovement(account.id, line)),
  )
    .flatMap(marked)
    .sort((a, b) => b.movement.at.getTime() - a.movement.at.getTime());
  const { page = 1, limit = usualLimit, match: requestedOutcomes } = query;
  const lines =
    requestedOutcomes === undefined
      ? all
      : all.filter(({ match }) => match !== null && requestedOutcomes.includes(match));
  const rows = lines.slice((page - 1) * limit, page * limit).map(
    ({ movement, match, local }): Line => ({
      account_id: account.id,
      account_name: null,
      at: movement.at.toISOString(),
      type: movement.type,
      ref: movement.ref,
      amount: formatMoney(movement.amount),
      amount_in: formatMoney(inOf(movement)),
      amount_out: formatMoney(outOf(movement)),
      local_amount: local && formatMoney(local.amount),
      fee: formatMoney(movement.fee),
      balance: movement.balance === null ? null : formatMoney(movement.balance),
      match,
    }),
  );
  return { rows, total: lines.length, ...sums(all, lines) };
};

/** A line of the reply: the displayed movement, our counterpart, and the outcome of the comparison. */
interface Marked {
  readonly movement: Shown;
  readonly local: Shown | null;
  readonly match: NonNullable<Line['match']>;
}

const inOf = ({ amount }: Shown) => (amount > 0n ? amount : 0n);
const outOf = ({ amount }: Shown) => (amount < 0n ? amount : 0n);

const sum = (lines: readonly Marked[], of: (line: Shown) => bigint) =>
  formatMoney(lines.reduce((total, { movement }) => total + of(movement), 0n));

/** Amounts in and out over all lines, by outcome, so that every outcome is visible whatever the filter. */
function sums(all: readonly Marked[], selected: readonly Marked[]) {
  const outcomes = [...new Set(all.map(({ match }) => match))].map(
    (outcome) => [outcome, all.filter(({ match }) => match === outcome)] as const,
  );
  const byOutcome = (of: (line: Shown) => bigint) =>
    Object.fromEntries(outcomes.map(([match, lines]) => [match, sum(lines, of)]));
  return {
    facets: Object.fromEntries(outcomes.map(([match, lines]) => [match, lines.length])),
    totals: { fee: sum(selected, ({ fee }) => fee) },
    totalsBy: { amount_in: byOutcome(inOf), amount_out: byOutcome(outOf) },
  };
}

function theirMovement(account: number, { ref, ...line }: StatementLine): Shown {
  return { ...line, account, ref, reference: ref, upstreamRef: null };
}

/** A movement matched only by amount and time is not paired: a person decides about it. */
function marked(outcome: Outcome<Shown>): readonly Marked[] {
  switch (outcome.kind) {
    case 'matched':
    case 'late':
      return [{ movement: outcome.theirs, local: outcome.ours, match: 'matched' }];
    case 'amount':
      return [{ movement: outcome.theirs, local: outcome.ours, match: 'different' }];
    case 'weak':
      return [
        { movement: outcome.theirs, local: null, match: 'only_gateway' },
        { movement: outcome.ours, local: outcome.ours, match: 'only_local' },
      ];
    case 'duplicate':
    case 'missing_here':
      return [{ movement: outcome.theirs, local: null, match: 'only_gateway' }];
    case 'here_twice':
    case 'missing_there':
      return [{ movement: outcome.ours, local: outcome.ours, match: 'only_local' }];
  }
}

const moment = (value: Date): RawBuilder<Date> => sql`${value}::timestamptz`;

function ourMovements(db: Executor, gateway: string, account: number, from: Date, to: Date): Promise<readonly Shown[]> {
  return many(
    sql<Shown>`
      select account_id as account, order_ref as reference, gateway_ref as "upstreamRef",
        case when type = 'deposit' then amount else -amount end as amount, received_at as at, type,
        coalesce(order_ref, txn_ref) as ref, fee, balance_after as balance
      from gateway_transaction
      where gateway = ${gateway} and account_id = ${account} and process_status in ('credited', 'updated')
        and type in ('deposit', 'withdraw') and received_at >= ${moment(from)} and received_at < ${moment(to)}
      order by received_at, id limit 5000`,
    db,
  );
}
