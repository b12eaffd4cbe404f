import { sql } from 'kysely';
import type { Refusal } from '#contract/decision.ts';
import { formatMoney } from '#contract/money.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { one } from '#server/db/sql.ts';
import { doneBySame } from '#server/decisions/four-eyes.ts';
import { type DecideContext, fact, refusal, together, warning } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { lockAccount, readAccount } from '#server/transfers/account.ts';
import { amountRefusal, sourceRefusal } from '#server/transfers/rules.ts';
import { type Group, lockGroup, readGroup } from '../mbanking/bulk/group.ts';
import { unsentOf } from '../mbanking/bulk/unsent.ts';
import { approvalOf } from './approval.ts';
import { availableFact, dayLimitOf, partyOf, refusedBy } from './house-party.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>['mbanking.bulk.withdraw'];

interface Round {
  readonly lines: number;
  readonly amount: bigint;
  /** Entered by the sender, or by a user who counts as the same person. */
  readonly mine: number;
  /** Of those, to accounts that the house has never paid under this name. */
  readonly unseen: number;
  /** The same money went to the same account within a day. */
  readonly repeated: number;
}

/** A group of payments is sent, or what of it failed is sent again: two people, the limits of the sender, the money that is there. */
export const decideBulk: Own = async ({ body }, ctx) => {
  const id = Number(body.group_id);
  const group = ctx.binding ? await lockGroup(ctx, id) : await readGroup(ctx, id);
  const round = await roundOf(ctx, group, body.recipient_ids);
  // The team before the account, as everywhere.
  const approved = await approvalOf(ctx, {
    amount: round.amount,
    verifiedBy: round.mine > 0 ? ctx.principal.userId : null,
    permission: 'finance.mbanking.bulk',
    alone: decideTexts.enteredByYou,
  });
  const source = await (ctx.binding ? lockAccount : readAccount)(ctx.tx, group.bankId);
  const closed = source && (sourceRefusal(source) ?? amountRefusal(source, round.amount));
  return together(
    {
      amount: formatMoney(round.amount),
      refusals: [...statusRefusals(group, round), ...(await unseenBy(ctx, round)), ...refusedBy(closed)],
      limits: source ? dayLimitOf(source, round.amount) : [],
      facts: [
        fact('group', 'string', decideTexts.group, `${group.name} (${group.ref})`),
        fact('lines', 'integer', decideTexts.lines, round.lines),
        ...(source ? [availableFact(source)] : []),
      ],
      ...(source ? { from: partyOf(source) } : {}),
      to: { name: decideTexts.accounts({ lines: round.lines }).kept(), bank: null, account: null },
    },
    approved,
    {
      warnings:
        round.repeated > 0
          ? [warning('same_transfer', 'warning', decideTexts.repeats({ repeated: round.repeated }))]
          : [],
    },
  );
};

function roundOf(ctx: DecideContext, group: Group, ids: readonly number[] | null | undefined) {
  const mine = doneBySame(ctx, sql`line.created_by`);
  return one(
    sql<Round>`
      select count(*)::integer as lines, coalesce(sum(amount), 0)::bigint as amount,
        count(*) filter (where ${mine})::integer as mine,
        count(*) filter (where ${mine} and not exists (
          select 1 from bank_transfer paid where paid.status = 'success' and paid.bank_code = line.bank_code
            and paid.account_no = line.account_no and paid.account_name = line.account_name))::integer as unseen,
        count(*) filter (where exists (
          select 1 from bank_transfer paid where paid.status = 'success' and paid.bank_code = line.bank_code
            and paid.account_no = line.account_no and paid.amount = line.amount
            and paid.requested_at > clock_timestamp() - interval '24 hours'))::integer as repeated
      from bulk_recipient line where ${unsentOf(group.id, ids)}`,
    ctx.tx,
  );
}

/** Nothing can be sent: the group is under way, or nothing of it is left. */
function statusRefusals(group: Group, { lines }: Round): readonly Refusal[] {
  if (group.status === 'processing') return [refusal('status', 409, decideTexts.beingSent)];
  if (!['ready', 'partial', 'failed'].includes(group.status)) return [refusal('status', 409, decideTexts.cannotBeSent)];
  return lines === 0 ? [refusal('empty', 409, decideTexts.nothingLeft)] : [];
}

/** Receivers that nobody has paid before are entered by one person and sent by another. */
async function unseenBy(ctx: DecideContext, { unseen }: Round): Promise<readonly Refusal[]> {
  if (unseen === 0) return [];
  const who = await whoMay(ctx, {
    text: decideTexts.othersSend,
    permission: 'finance.mbanking.bulk',
  });
  const text = decideTexts.newReceivers({ unseen });
  return [refusal('two_people', 403, text, who)];
}
