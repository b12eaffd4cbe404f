import { sql } from 'kysely';
import { baseTexts } from '#server/base/texts.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { one } from '#server/db/sql.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { ticketTexts } from './texts.ts';

interface Opening {
  readonly rule: Pick<RowOf<'replenish_rule'>, 'id' | 'target_bank_id' | 'source_bank_ids' | 'finance_team_id'>;
  /** Satang to be brought. */
  readonly amount: bigint;
  readonly priority: RowOf<'replenish_ticket'>['priority'];
  /** Satang that the account holds. */
  readonly balance: bigint;
}

/**
 * The system asks a person to fill an account; the rule's first source is proposed. The database refuses a second live
 * ticket of one rule (23505). Returns the ticket's key and number.
 */
export async function openTicket(
  { tx, audit, principal }: Pick<TransactionContext, 'tx' | 'audit' | 'principal'>,
  { rule, amount, priority, balance }: Opening,
): Promise<{ readonly id: number; readonly ref: string }> {
  const ref = await nextNumber(tx, ticketPrefix, ticketDigits);
  const reason = ticketTexts.balanceLow({ balance }).kept();
  const system = baseTexts.system.kept();
  const { id } = await one(
    sql<{ id: number }>`
      insert into replenish_ticket (ticket_ref, target_bank_id, amount, source_type, source_bank_id, priority,
        finance_team_id, opened_by, opened_reason, rule_id, timeline)
      values (${ref}, ${rule.target_bank_id}, ${amount}::bigint, 'holding',
        ${rule.source_bank_ids[0] ?? null}, ${priority}, ${rule.finance_team_id}, ${system}, ${reason},
        ${rule.id}, jsonb_build_array(jsonb_build_object(
          'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', ${system}::text, 'action', 'create', 'from', null, 'to', 'open', 'message', ${reason}::text)))
      returning id`,
    tx,
  );
  const event = { entity: 'ReplenishTicket', id, action: 'create', to: 'open', message: reason, version: 1 };
  await recordEvent(tx, event, principal);
  await audit({
    action: 'ticket.open',
    entityType: 'ReplenishTicket',
    entityId: id,
    after: { ticket_ref: ref, target_bank_id: rule.target_bank_id, amount, status: 'open' },
    reason,
  });
  return { id, ref };
}

/** `TK2601310007` */
export const ticketPrefix = 'TK';
export const ticketDigits = 4;
