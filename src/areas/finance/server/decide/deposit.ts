import { sql } from 'kysely';
import type { Verdict } from '#contract/decision.ts';
import { formatMoney } from '#contract/money.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import { maybe } from '#server/db/sql.ts';
import { sameHand } from '#server/decisions/four-eyes.ts';
import { type DecideContext, fact, refusal, verdict } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { twoPeople } from '../deposit/reverse.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>;

interface Credited {
  readonly status: string;
  readonly channel: string;
  readonly bank_id: number | null;
  readonly agent_id: number;
  readonly credited_amount: bigint;
  readonly asked_by: number | null;
  readonly left: bigint;
}

/** The bank takes the money of a credited deposit back: what the member still has of it, and who must agree. */
export const decideReverse: Own['deposit.reverse'] = async ({ body }, ctx) => {
  const row = await maybe(
    sql<Credited>`
      select deposit.status, deposit.channel, deposit.bank_id::integer as bank_id, deposit.agent_id::integer as agent_id,
        deposit.credited_amount, deposit.reverse_asked_by::integer as asked_by, member.balance_main as left
      from deposit join member on member.id = deposit.member_id where deposit.id = ${body.id ?? 0}
      ${ctx.binding ? sql`for no key update of deposit` : sql``}`,
    ctx.tx,
  );
  if (!row || !ctx.mayServe(row.agent_id)) throw missing();
  if (row.status !== 'success' || row.bank_id === null || row.channel === 'gateway')
    return verdict({
      refusals: [refusal('not_reversible', 409, decideTexts.creditedOnly)],
    });
  const sameUser = await sameHand(ctx, row.asked_by);
  if (sameUser) {
    const who = await whoMay(ctx, {
      text: decideTexts.othersTakeBack,
      permission: 'finance.deposit.reverse',
      agentId: row.agent_id,
    });
    const text = decideTexts.askerCannotConfirm({ hand: sameUser });
    return verdict({ refusals: [refusal('own_request', 403, text, who)] });
  }
  return shortageOf(row);
};

function shortageOf({ credited_amount: credit, left, asked_by }: Credited): Verdict {
  const missing = credit > left ? credit - left : 0n;
  const waits = credit > twoPeople && asked_by === null;
  return verdict({
    amount: formatMoney(credit),
    facts: [
      fact('balance', 'money', decideTexts.memberHas, left),
      ...(missing > 0n ? [fact('shortage', 'money', decideTexts.missing, missing, 'danger')] : []),
      ...(waits
        ? [
            fact(
              'second_person',
              'string',
              decideTexts.secondPerson,
              decideTexts.waitsForAnother({ above: twoPeople }).kept(),
              'warning',
            ),
          ]
        : []),
    ],
    fields: { accept_shortage: missing > 0n && !waits ? {} : { hidden: true } },
  });
}
