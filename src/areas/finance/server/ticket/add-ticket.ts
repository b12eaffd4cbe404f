import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { ticketDigits, ticketPrefix } from './open-ticket.ts';
import { ticketTexts } from './texts.ts';

/** Numbers a ticket that a person opens. Money comes from one place: what the others would need is refused or left out. */
export const addTicket = effect('ticket.add', async ({ row }, ctx) => {
  const { source_type: type, source_bank_id: bank, gateway_account_id: gateway, target_bank_id: target } = row;
  const wrong: Record<string, Text> = {};
  if (type === 'gateway' && gateway === null) wrong.gateway_account_id = ticketTexts.chooseGateway;
  if (type === 'holding' && bank === target) wrong.source_bank_id = ticketTexts.notFilled;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const message = row.opened_reason?.trim() || null;
  const at = ctx.clock.now().toISOString();
  const line = { at, by: ctx.principal.name, action: 'create', from: null, to: 'open', message };
  return {
    source_bank_id: type === 'holding' ? bank : null,
    gateway_account_id: type === 'gateway' ? gateway : null,
    opened_by: ctx.principal.name,
    timeline: [line],
    ticket_ref: await nextNumber(ctx.tx, ticketPrefix, ticketDigits),
  };
});
