import { sql } from 'kysely';
import { baseTexts } from '../base/texts.ts';
import type { TransactionContext } from '../context/context.ts';
import { one, type Tx } from '../db/sql.ts';
import { enqueue } from '../jobs/outbox.ts';
import { nextNumber } from '../ledger/day-counter.ts';
import { recordEvent } from '../lifecycle/record-event.ts';
import type { Destination } from '../providers/ports.ts';
import { type HouseAccount, lockAccount, readAccount } from './account.ts';
import { liveIn } from './live-in.ts';
import { amountRefusal, type Refusal, sourceRefusal, targetRefusal } from './rules.ts';
import { transfersTexts } from './texts.ts';
import { type TransferOrigin, transferKey, transferTopic } from './transfer.ts';

export interface TransferRequest {
  readonly origin: TransferOrigin;
  /** The line, rule or ticket that requests it; its listener receives the result. */
  readonly originId?: number | null;
  readonly sourceBankId: number;
  /** An account of the house, or an external one. */
  readonly to: { readonly bankId: number } | Destination;
  /** Satang that the receiver gets, and the expected bank fee on top. */
  readonly amount: bigint;
  readonly fee?: bigint;
  /** Purpose of money that leaves the house, which names its ledger account. Default `other`. */
  readonly purpose?: string;
  readonly note?: string | null;
  /** User who requested it; absent for the system. */
  readonly requestedBy?: number | null;
  /** Two live transfers never share a lane: a second request is refused until the first has its result. */
  readonly lane?: string;
  /** Action name in the audit log; default `transfer.request`. */
  readonly action?: string;
}

export type TransferRequested =
  | { readonly ok: true; readonly id: number; readonly ref: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** Prefix of the business number by origin. */
const prefixes: Readonly<Record<TransferOrigin, string>> = {
  console: 'BT',
  bulk: 'BL',
  sweep: 'MG',
  replenish: 'RT',
  ticket: 'TT',
};

/**
 * Writes the intent to transfer and the task for the worker in the caller's transaction, after its rules hold under the
 * source's lock; money leaves after the commit. A refusal is a value and leaves no trace. Lock what else the transaction
 * needs before: the source's row is held until it ends. Ring the workers' bell after the commit.
 */
export async function requestTransfer(
  ctx: Pick<TransactionContext, 'tx' | 'audit' | 'principal'>,
  request: TransferRequest,
): Promise<TransferRequested> {
  const { tx } = ctx;
  const { origin, amount, fee = 0n, lane = null } = request;
  if (amount <= 0n || fee < 0n) throw new Error(`A transfer of ${amount} satang with a fee of ${fee}`);
  const source = await lockAccount(tx, request.sourceBankId);
  const target = 'bankId' in request.to ? await readAccount(tx, request.to.bankId) : undefined;
  const refusal = await refusalOf(tx, request, source, target);
  if (refusal || !source) return { ok: false, refusal: refusal ?? noSource };
  const to = 'bankId' in request.to ? (target ?? source) : request.to;
  const ref = await nextNumber(tx, prefixes[origin], 4);
  const purpose = target ? null : (request.purpose ?? 'other');
  const row = await one(
    sql<{ id: number }>`
      insert into bank_transfer (transfer_ref, requested_at, origin, origin_id, lane, agent_ids, source_bank_id,
        target_bank_id, bank_code, account_no, account_name, purpose, amount, fee, note, requested_by, status)
      values (${ref}, clock_timestamp(), ${origin}, ${request.originId ?? null}, ${lane},
        ${JSON.stringify(source.agentIds)}::jsonb, ${source.id}, ${target?.id ?? null}, ${to.bankCode}, ${to.accountNo},
        ${to.accountName}, ${purpose}, ${amount}::bigint, ${fee}::bigint, ${request.note ?? null},
        ${request.requestedBy ?? null}, 'pending')
      returning id`,
    tx,
  );
  await recordEvent(tx, { entity: 'BankTransfer', id: row.id, action: 'request', to: 'pending' }, ctx.principal);
  await enqueue(tx, { topic: transferTopic, key: transferKey(row.id), payload: { transfer_id: row.id } });
  await ctx.audit({
    action: request.action ?? 'transfer.request',
    entityType: 'BankTransfer',
    entityId: row.id,
    after: {
      transfer_ref: ref,
      origin,
      amount,
      fee,
      source_bank_id: source.id,
      bank_code: to.bankCode,
      status: 'pending',
    },
    ...(request.note ? { reason: request.note } : {}),
    ...(request.requestedBy ? { onBehalfOf: request.requestedBy } : {}),
  });
  return { ok: true, id: row.id, ref };
}

const noSource: Refusal = { code: 'no_source', text: transfersTexts.noSource };

async function refusalOf(
  tx: Tx,
  { to, amount, fee = 0n, lane }: TransferRequest,
  source: HouseAccount | undefined,
  target: HouseAccount | undefined,
): Promise<Refusal | undefined> {
  if (!source) return noSource;
  const toOwn = 'bankId' in to;
  if (toOwn && !target) return { code: 'no_target', text: baseTexts.targetNotFound };
  const same = toOwn ? to.bankId === source.id : to.bankCode === source.bankCode && to.accountNo === source.accountNo;
  if (same) return { code: 'same_account', text: transfersTexts.sameAccount };
  const closed =
    sourceRefusal(source) ?? (target && targetRefusal(target, amount)) ?? amountRefusal(source, amount + fee);
  if (closed || lane === undefined) return closed;
  return liveIn(tx, lane);
}
