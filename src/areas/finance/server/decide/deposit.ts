import { sql } from 'kysely';
import type { Verdict } from '#contract/decision.ts';
import { formatMoney } from '#contract/money.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import { maybe } from '#server/db/sql.ts';
import { sameHand } from '#server/decisions/four-eyes.ts';
import { type DecideContext, fact, refusal, say, verdict } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { twoPeople } from '../deposit/reverse.ts';
import { baht } from '../rules/baht.ts';

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
      refusals: [
        refusal(
          'not_reversible',
          409,
          say(
            'ดึงคืนได้เฉพาะรายการฝากเข้าบัญชีธนาคารที่สำเร็จแล้ว',
            'Only credited deposits to a bank account can be taken back',
          ),
        ),
      ],
    });
  const hand = await sameHand(ctx, row.asked_by);
  if (hand) {
    const who = await whoMay(ctx, {
      text: say('ผู้อื่นที่มีสิทธิ์ดึงเครดิตคืน', 'somebody else who may take credit back'),
      permission: 'finance.deposit.reverse',
      agentId: row.agent_id,
    });
    const text = say(
      `ผู้ขอดึงเครดิตคืนยืนยันเองไม่ได้ ต้องให้ผู้อื่นยืนยัน${hand.th}`,
      `Who asked for it cannot confirm it: somebody else must${hand.en}`,
    );
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
      fact('balance', 'money', say('เครดิตที่สมาชิกเหลือ', 'What the member still has'), left),
      ...(missing > 0n ? [fact('shortage', 'money', say('ขาด', 'Missing'), missing, 'danger')] : []),
      ...(waits
        ? [
            fact(
              'second_person',
              'string',
              say('ผู้ยืนยันคนที่สอง', 'Second person'),
              `ยอดเกิน ${baht(twoPeople)} บาท คำขอนี้จะรอให้ผู้อื่นยืนยัน`,
              'warning',
            ),
          ]
        : []),
    ],
    fields: { accept_shortage: missing > 0n && !waits ? {} : { hidden: true } },
  });
}
