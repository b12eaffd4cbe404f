import { satang } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { baht } from '../rules/baht.ts';
import { codeOn } from '../slip/prepare-slip.ts';
import { checkTransferTime } from '../slip/transfer-time.ts';
import { useSlip } from '../slip/use-slip.ts';
import { ticketTexts } from './texts.ts';
import type { TicketMove } from './update-ticket.ts';

/** How long before the ticket the money may have been sent: people act first and write afterwards. */
const earliest = 24 * 60;

/** A person has sent the money and shows the slip. An amount that differs must be confirmed. */
export const prove: TicketMove = async (ctx, before, body) => {
  const file = ctx.files.slip_image;
  const wrong: Record<string, Text> = {};
  const source = before.source_type === 'holding' ? (body.source_bank_id ?? before.source_bank_id) : null;
  if (source !== null && source === before.target_bank_id) wrong.source_bank_id = ticketTexts.notFilled;
  else if (before.source_type !== 'holding' && body.source_bank_id) wrong.source_bank_id = ticketTexts.notOurs;
  const typed = body.reference?.trim() ?? '';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (!file || !body.actual_amount || !body.transferred_at) throw new Error('The verdict demands the proof');
  const amount = satang(body.actual_amount);
  if (amount <= 0n) throw invalid({ actual_amount: ticketTexts.moreThanNothing });
  if (amount !== before.amount && !body.accept_difference) {
    const difference = amount - before.amount;
    const sign = difference > 0n ? '+' : '';
    throw invalid({ accept_difference: ticketTexts.confirmDifference({ sign, difference: baht(difference) }) });
  }
  const transferredAt = checkTransferTime(ctx, body.transferred_at, before.created_at, {
    minutes: earliest,
    message: ticketTexts.tooEarly,
  });
  const reference = await useSlip(ctx, {
    proves: { ticketId: before.id },
    file,
    qr: codeOn(file),
    // Cash has no bank reference; the ticket's own number is used instead.
    reference: typed === '' ? (before.ticket_ref ?? '') : typed,
    amount,
    bankId: source,
    transferredAt,
  });
  return {
    source_bank_id: source,
    actual_amount: amount,
    transferred_at: transferredAt,
    transferred_by: ctx.principal.userId,
    reference,
    slip_image: file.url,
  };
};
