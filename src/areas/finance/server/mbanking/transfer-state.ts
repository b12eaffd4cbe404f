import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { TransferSlip } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { maybe } from '#server/db/sql.ts';
import { requireAnotherPerson } from '#server/decisions/four-eyes.ts';
import { wakeTask } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { type HouseAccount, readAccount } from '#server/transfers/account.ts';
import { settleTransfer, type TransferListeners, unparkTransfer } from '#server/transfers/settle-transfer.ts';
import { lockTransfer, readTransfer, type TransferRow, transferKey } from '#server/transfers/transfer.ts';
import { partyOf } from '../decide/house-party.ts';
import { mbankingTexts } from './texts.ts';

/** The state of a transfer. `ask` wakes the worker, which queries the bank again, also if it had left the case to a person. */
export const transferState: Services<Context>['mbanking.transfer_state'] = async ({ body }, ctx) => {
  const seen = await readTransfer(ctx.db, body.id);
  if (!seen || !concerns(ctx.principal, seen.agent_ids)) throw missing();
  if (body.ask && (seen.status === 'unknown' || seen.status === 'processing')) {
    await ctx.transaction(async (inner) => {
      await unparkTransfer(inner.tx, seen.id);
      await wakeTask(inner.tx, transferKey(seen.id));
      await inner.audit({
        action: ctx.endpoint.id,
        entityType: 'BankTransfer',
        entityId: seen.id,
        after: { ask: true },
      });
      inner.afterCommit(wakeTopic);
    });
  }
  return shown(seen, await readAccount(ctx.db, seen.source_bank_id));
};

function shown(row: TransferRow, source: HouseAccount | undefined) {
  const from = source && partyOf(source);
  const slip: TransferSlip = {
    transfer_ref: row.transfer_ref,
    upstream_ref: row.upstream_ref,
    at: row.settled_at?.toISOString() ?? null,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    bank_code: row.bank_code,
    account_no: row.account_no,
    account_name: row.account_name,
    source_bank_id: row.source_bank_id,
    note: row.note,
  };
  return {
    id: row.id,
    transfer_ref: row.transfer_ref,
    status: row.status,
    message: row.message,
    upstream_ref: row.upstream_ref,
    source_name: from?.name ?? null,
    source_bank_code: from?.bank ?? null,
    source_account_no: from?.account ?? null,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    balance_after: row.balance_after === null ? null : formatMoney(row.balance_after),
    settled_at: row.settled_at?.toISOString() ?? null,
    waits_for_person: row.parked_at !== null,
    slip: row.status === 'success' ? slip : null,
  };
}

/**
 * Ends a transfer of unknown result by a person's evidence. Only once the worker has given up, and
 * never by the user who ordered it.
 */
export const transferResolve =
  (listeners: TransferListeners): Services<Context>['mbanking.transfer_resolve'] =>
  ({ body }, ctx) =>
    ctx.transaction(async (inner) => {
      const { tx, principal } = inner;
      const seen = await lockTransfer(tx, body.id);
      if (!seen || !concerns(principal, seen.agent_ids)) throw missing();
      if (seen.status !== 'unknown' || seen.parked_at === null) throw conflicted(undefined, mbankingTexts.machineTries);
      await requireAnotherPerson(inner, seen.requested_by, mbankingTexts.notTheOrderer);
      const isPaid = body.result === 'success';
      const reference = body.reference?.trim() || null;
      if (isPaid && (reference === null || reference.length < 4))
        throw invalid({ reference: mbankingTexts.statementRef });
      const used =
        reference === null
          ? undefined
          : await maybe(
              sql<{ ref: string }>`
                select transfer_ref as ref from bank_transfer where upstream_ref = ${reference} and id <> ${seen.id}
                union all select our_ref from payout_attempt where upstream_ref = ${reference} limit 1`,
              tx,
            );
      if (used) throw invalid({ reference: mbankingTexts.refUsed({ ref: used.ref }) });
      const state = isPaid ? ('success' as const) : ('failed' as const);
      await settleTransfer(
        inner,
        seen.id,
        {
          state,
          upstreamRef: reference,
          message: body.reason,
          fee: seen.fee,
          inquiry: false,
          park: false,
          actorId: principal.userId,
          action: ctx.endpoint.id,
        },
        listeners,
      );
      return { id: seen.id, status: state };
    });
