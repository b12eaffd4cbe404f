import { sql } from 'kysely';
import type { Refusal, Verdict } from '#contract/decision.ts';
import { formatMoney, parseMoney } from '#contract/money.ts';
import { entities } from '#generated/api/entities.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import type { RowOf } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import { sameHand } from '#server/decisions/four-eyes.ts';
import { movedOn } from '#server/decisions/moved-on.ts';
import { type DecideContext, fact, refusal, together, verdict, warning } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { lockRow, readRow, type Tools } from '#server/records/write.ts';
import { readAccount } from '#server/transfers/account.ts';
import { baht } from '../rules/baht.ts';
import { partyOf } from './house-party.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>['ticket.update'];
type Ticket = RowOf<'replenish_ticket'>;
type Body = Parameters<Own>[0]['body'];

/** What each step of a ticket shows and asks, beyond both ends of the transfer. */
const steps: Readonly<Record<string, (ctx: DecideContext, ticket: Ticket, body: Body) => Promise<Partial<Verdict>>>> = {
  accept: async () => ({}),
  comment: async () => ({}),
  release: async (ctx, ticket) => ({ refusals: await inOtherHands(ctx, ticket) }),
  transfer: async (ctx, ticket, body) => ({
    refusals: await inOtherHands(ctx, ticket),
    fields: {
      source_bank_id:
        ticket.source_type !== 'holding' ? { hidden: true } : ticket.source_bank_id === null ? { required: true } : {},
      reference: ticket.source_type === 'cash' ? {} : { required: true },
      actual_amount: { required: true },
      transferred_at: { required: true },
      slip_image: { required: true },
      accept_difference: isOther(ticket, body.actual_amount) ? {} : { hidden: true },
    },
  }),
  confirm: async (ctx, ticket) => ({
    ...(ticket.actual_amount === null ? {} : { amount: formatMoney(ticket.actual_amount) }),
    refusals: await ownTransfer(ctx, ticket),
    warnings:
      ticket.actual_amount !== null && ticket.actual_amount !== ticket.amount
        ? [
            warning(
              'amount_differs',
              'warning',
              decideTexts.amountDiffers,
              decideTexts.askedAndSent({ amount: baht(ticket.amount), actualAmount: baht(ticket.actual_amount) }),
            ),
          ]
        : [],
  }),
  reject: async () => ({ fields: { reason: { required: true } } }),
  cancel: async () => ({ fields: { reason: { required: true } } }),
};

/** Permission needed in addition to that of working on tickets. */
const permissions: Readonly<Record<string, string>> = {
  confirm: 'finance.ticket.confirm',
  reject: 'finance.ticket.confirm',
  cancel: 'finance.ticket.cancel',
};

/** A step of a ticket: its statuses, and the refusals for this user. */
export const decideTicket =
  (tools: Tools): Own =>
  async ({ body }, ctx) => {
    const read = ctx.binding ? lockRow : readRow;
    const ticket = await read(tools, entities.ReplenishTicket, body.id, ctx);
    const step = steps[body.action ?? ''];
    // Users who may never do it learn nothing about the ticket's status.
    const refused = await without(ctx, permissions[body.action ?? '']);
    if (refused.length > 0) return verdict({ refusals: refused });
    const moved = movedOn(entities.ReplenishTicket, ticket, [body.action ?? '']);
    // The call itself says who was faster.
    if (!step || moved) return verdict({ refusals: moved && !ctx.binding ? [moved] : [] });
    const target = await readAccount(ctx.tx, ticket.target_bank_id);
    return together(
      {
        amount: formatMoney(ticket.amount),
        ...(target ? { to: partyOf(target) } : {}),
        ...(await sourceOf(ctx, ticket)),
        facts: target ? [fact('target_balance', 'money', decideTexts.balanceThere, target.balance)] : [],
      },
      await step(ctx, ticket, body),
    );
  };

const isOther = ({ amount }: Ticket, typed: string | null | undefined) => {
  const actual = parseMoney(typed ?? '');
  return actual !== undefined && actual !== amount;
};

async function sourceOf({ tx }: DecideContext, ticket: Ticket): Promise<Pick<Verdict, 'from'>> {
  if (ticket.source_bank_id !== null) {
    const source = await readAccount(tx, ticket.source_bank_id);
    return source ? { from: partyOf(source) } : {};
  }
  if (ticket.gateway_account_id !== null) {
    const row = await maybe(
      sql<{ name: string }>`select name from gateway_account where id = ${ticket.gateway_account_id}`,
      tx,
    );
    return row ? { from: { name: row.name, bank: null, account: null } } : {};
  }
  return ticket.source_type === 'cash' ? { from: { name: decideTexts.cash.kept(), bank: null, account: null } } : {};
}

async function without(ctx: DecideContext, permission: string | undefined): Promise<readonly Refusal[]> {
  if (permission === undefined || ctx.can(permission)) return [];
  const who = await whoMay(ctx, { text: decideTexts.whoMay, permission });
  return [refusal('permission', 403, decideTexts.youMayNot, who)];
}

/** Money that one person sent arrives by the word of another. */
async function ownTransfer(ctx: DecideContext, { transferred_by }: Ticket): Promise<readonly Refusal[]> {
  const sameUser = await sameHand(ctx, transferred_by);
  if (!sameUser) return [];
  const who = await whoMay(ctx, {
    text: decideTexts.othersConfirm,
    permission: 'finance.ticket.confirm',
  });
  const text = decideTexts.reporterCannotConfirm({ hand: sameUser });
  return [refusal('own_transfer', 403, text, who)];
}

/** Work assigned to somebody else may only be taken over by those who may confirm it. */
async function inOtherHands(ctx: DecideContext, { assignee_id: assignee }: Ticket): Promise<readonly Refusal[]> {
  if (assignee === null || assignee === ctx.principal.userId || ctx.can('finance.ticket.confirm')) return [];
  const row = await maybe(sql<{ name: string }>`select name from app_user where id = ${assignee}`, ctx.tx);
  const text = decideTexts.inOtherHands;
  const who = { text: decideTexts.accepter, people: row ? [row.name] : [] };
  return [refusal('other_hands', 403, text, who)];
}
