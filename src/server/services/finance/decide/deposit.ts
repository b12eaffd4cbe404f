import { sql } from 'kysely';
import type { Verdict, Warning } from '#contract/decision.ts';
import { formatMoney } from '#contract/money.ts';
import { matchNames } from '#contract/name-match.ts';
import { suspiciousFlagOptions } from '#generated/api/enums/suspicious-flag.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { type DecideContext, fact, refusal, say, verdict, warning } from '../../../decisions/verdict.ts';
import { whoMay } from '../../../decisions/who-may.ts';
import { lockLine, type RawLine, readLine } from '../../../deposits/raw-line.ts';
import { missing } from '../../../failure.ts';
import { sameHand } from '../../../four-eyes.ts';
import { maybe } from '../../../ledger/sql.ts';
import { concerns } from '../../../scope.ts';
import { peopleOf } from '../deposit/match.ts';
import { twoPeople } from '../deposit/reverse.ts';
import { baht } from '../rules/baht.ts';

type Own = Decisions<DecideContext>;

/** States of a line in which nobody is credited yet. */
const waits: ReadonlySet<string> = new Set(['unmatched', 'multiple', 'suspicious']);

/** A line is found in order, and its owner is credited; or not, and the money stays nobody's. */
export const decideReview: Own['deposit.review'] = async ({ body }, ctx) => {
  const ref = body.raw_ref ?? '';
  const line = await (ctx.binding ? lockLine : readLine)(ctx.tx, ref);
  if (!line || !concerns(ctx.principal, line.agent_ids)) throw missing();
  const from = { name: line.from_account_name, bank: line.from_bank_code, account: null };
  if (body.result !== 'cleared' || !waits.has(line.match_status)) return verdict({ from });
  const id = body.member_id ?? line.member_id;
  const [owner] = id === null ? [] : await peopleOf(ctx.tx, [id]);
  if (!owner || !ctx.mayServe(owner.agent_id)) return verdict({ from, warnings: flagged(line) });
  const shown = line.from_account_name;
  const match = shown === null ? 'unknown' : matchNames(shown, owner.bank_account_name);
  return verdict({
    from,
    to: { name: `${owner.username} ${owner.name}`, bank: owner.bank_code, account: null },
    ...(shown === null ? {} : { names: { shown, expected: owner.bank_account_name } }),
    warnings: [...flagged(line), ...(match === 'different' ? [otherSender(shown, owner.bank_account_name)] : [])],
  });
};

const otherSender = (shown: string | null, expected: string): Warning =>
  warning(
    'sender_name',
    'danger',
    say('ชื่อผู้โอนไม่ตรงกับชื่อบัญชีของสมาชิก', 'The sender is not the holder of the member’s account'),
    say(`${shown} ≠ ${expected}`, `${shown} ≠ ${expected}`),
  );

/** What the machine found odd about the line. */
function flagged({ flags }: RawLine): readonly Warning[] {
  return flags.flatMap((flag) => {
    const option = suspiciousFlagOptions.find(({ value }) => value === flag);
    const tone = option?.tone;
    return option && (tone === 'danger' || tone === 'warning') ? [warning(option.value, tone, option.label)] : [];
  });
}

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
