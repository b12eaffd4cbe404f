import { type RawBuilder, sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { bangkokDay, rangeOfDays } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { type Executor, many } from '../../ledger/sql.ts';
import type { StatementLine } from '../../providers/ports.ts';
import type { Movement, Outcome } from '../../reconciliation/movement.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { reach, reading } from './account.ts';

const usualLimit = 20;

type Line = Awaited<ReturnType<Services<Context>['gateway.statement']>>['rows'][number];

/** A movement with what is shown of it. */
interface Shown extends Movement {
  readonly type: string;
  readonly ref: string;
  readonly fee: bigint;
  readonly balance: bigint | null;
}

/**
 * What moved on one account of the gateway, as the gateway says itself, compared with what we have; newest first, today
 * unless days are given. What only we have stands among it.
 */
export const statement: Services<Context>['gateway.statement'] = async ({ query }, ctx) => {
  const { gateway, account, port } = await reach(ctx, query.account_id?.[0]);
  const today = bangkokDay(ctx.clock.now());
  const { from, to } = rangeOfDays(query.date_from ?? today, query.date_to ?? today);
  const theirs = await reading(() => port.statement(account, from, to));
  const ours = await ourMovements(ctx.db, gateway, account.id, from, to);
  const lines = reconcile(
    ours,
    theirs.map((line) => theirMovement(account.id, line)),
  )
    .flatMap(marked)
    .sort((a, b) => b.movement.at.getTime() - a.movement.at.getTime());
  const { page = 1, limit = usualLimit } = query;
  const rows = lines.slice((page - 1) * limit, page * limit).map(
    ({ movement, match }): Line => ({
      account_id: account.id,
      account_name: null,
      at: movement.at.toISOString(),
      type: movement.type,
      ref: movement.ref,
      amount: formatMoney(movement.amount),
      fee: formatMoney(movement.fee),
      balance: movement.balance === null ? null : formatMoney(movement.balance),
      match,
    }),
  );
  return { rows, total: lines.length };
};

function theirMovement(account: number, { ref, ...line }: StatementLine): Shown {
  return { ...line, account, ref, reference: ref, upstreamRef: null };
}

/** A movement that only an amount and a time tie to another stays alone: a person decides about it. */
function marked(outcome: Outcome<Shown>): readonly { readonly movement: Shown; readonly match: Line['match'] }[] {
  switch (outcome.kind) {
    case 'matched':
    case 'late':
      return [{ movement: outcome.theirs, match: 'matched' }];
    case 'amount':
      return [{ movement: outcome.theirs, match: 'different' }];
    case 'weak':
      return [
        { movement: outcome.theirs, match: 'only_gateway' },
        { movement: outcome.ours, match: 'only_local' },
      ];
    case 'duplicate':
    case 'missing_here':
      return [{ movement: outcome.theirs, match: 'only_gateway' }];
    case 'here_twice':
    case 'missing_there':
      return [{ movement: outcome.ours, match: 'only_local' }];
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
