import { sql } from 'kysely';
import type { Refusal } from '#contract/decision.ts';
import { formatMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { agentRules } from '#server/agents/agent-config.ts';
import { missing } from '#server/base/failure.ts';
import { concerns } from '#server/context/scope.ts';
import { one, type Tx } from '#server/db/sql.ts';
import { type DecideContext, fact, refusal, verdict, warning } from '#server/decisions/verdict.ts';
import { lockLine, readLine } from '#server/deposits/raw-line.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>['deposit.unmatch'];

/** Money of a deposit in satang. */
interface Credited {
  readonly status: string;
  readonly agent_id: number;
  readonly credited: bigint;
  readonly bonus: bigint;
  readonly credited_at: Date | null;
  readonly asked: boolean;
  readonly left: bigint;
  readonly moves: number;
  readonly now: Date;
}

const hour = 3_600_000;

/**
 * A match is undone: within the hours of the agent, and only while the member still has all of the credit, so that nobody
 * falls below nothing and the house loses nothing. What else moved the wallet meanwhile is said.
 */
export const decideUnmatch: Own = async ({ body }, ctx) => {
  const line = await (ctx.binding ? lockLine : readLine)(ctx.tx, body.raw_ref ?? '');
  if (!line || !concerns(ctx.principal, line.staff_agents)) throw missing();
  if (line.match_status !== 'matched' || line.direction === 'out' || line.deposit_ref === null)
    return verdict({ refusals: [no('not_matched', decideTexts.notMatched)] });
  if (line.bank_id === null)
    return verdict({
      refusals: [no('gateway', decideTexts.noMatchToUndo)],
    });
  const row = await creditOf(ctx.tx, line.deposit_ref);
  if (row.status === 'failed')
    return verdict({
      amount: formatMoney(line.amount),
      facts: [fact('not_credited', 'string', decideTexts.credit, decideTexts.neverCredited.kept(), 'warning')],
    });
  const hours = (await agentRules(ctx.tx, row.agent_id)).match_undo_hours;
  const until = row.credited_at && new Date(row.credited_at.getTime() + hours * hour);
  return verdict({
    amount: formatMoney(row.credited),
    facts: [
      ...(until ? [fact('until', 'datetime', decideTexts.undoneUntil, until)] : []),
      fact('balance', 'money', decideTexts.memberHas, row.left),
    ],
    refusals: hindrances(row, until, hours),
    warnings: row.moves > 0 ? [warning('moved_since', 'warning', decideTexts.walletMoved({ moves: row.moves }))] : [],
  });
};

const no = (code: string, text: Text): Refusal => refusal(code, 409, text);

function hindrances(row: Credited, until: Date | null, hours: number): readonly Refusal[] {
  if (row.status !== 'success' || !until) return [no('not_credited', decideTexts.notCredited)];
  return [
    ...(row.asked ? [no('reversal', decideTexts.takingBack)] : []),
    ...(row.bonus > 0n ? [no('bonus', decideTexts.bonusGiven)] : []),
    ...(until < row.now ? [no('too_late', decideTexts.tooLate({ hours }))] : []),
    ...(row.left < row.credited
      ? [no('spent', decideTexts.creditSpent({ left: row.left, credited: row.credited }))]
      : []),
  ];
}

function creditOf(tx: Tx, depositRef: string): Promise<Credited> {
  return one(
    sql<Credited>`
      select deposit.status, deposit.agent_id::integer as agent_id, deposit.credited_amount as credited,
        deposit.bonus_amount as bonus, deposit.credited_at, deposit.reverse_asked_by is not null as asked,
        wallet.balance as left, clock_timestamp() as now,
        (select count(*)::integer from wallet_log log where log.member_id = deposit.member_id and log.wallet_type = 'main'
          and log.id > (select id from wallet_log own where own.log_no = deposit.wallet_log_no)) as moves
      from deposit join wallet on wallet.member_id = deposit.member_id and wallet.wallet_type = 'main'
      where deposit.deposit_ref = ${depositRef}`,
    tx,
  );
}
