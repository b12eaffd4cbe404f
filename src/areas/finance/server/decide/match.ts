import { sql } from 'kysely';
import type { Refusal, Warning } from '#contract/decision.ts';
import { labelOf } from '#contract/field.ts';
import { formatMoney } from '#contract/money.ts';
import { memberStatusOptions } from '#generated/api/enums/member-status.ts';
import { suspiciousFlagOptions } from '#generated/api/enums/suspicious-flag.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { agentClosed, agentRules } from '#server/agents/agent-config.ts';
import { missing } from '#server/base/failure.ts';
import { asIs } from '#server/base/text-catalogue.ts';
import { concerns } from '#server/context/scope.ts';
import { maybe, type Tx } from '#server/db/sql.ts';
import { type DecideContext, fact, refusal, verdict, warning } from '#server/decisions/verdict.ts';
import { lockLine, ownerless, type RawLine, readLine } from '#server/deposits/raw-line.ts';
import { maskText } from '#server/records/codecs.ts';
import { byAccount, type Person } from '../deposit/candidates.ts';
import { type CandidateView, compare } from '../deposit/compare-owners.ts';
import { flagsOf } from '../deposit/flags.ts';
import { peopleOf } from '../deposit/match.ts';
import { canOwn } from '../deposit/match-member.ts';
import { baht } from '../rules/baht.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>['deposit.match'];

/** A line is credited to a member: is it still nobody's, and what does not fit? */
export const decideMatch: Own = async ({ body }, ctx) => {
  const line = await (ctx.binding ? lockLine : readLine)(ctx.tx, body.raw_ref ?? '');
  if (!line || !concerns(ctx.principal, line.staff_agents)) throw missing();
  const { from_account_name: shown, from_bank_code: bank, from_account_no: account } = line;
  const from = { name: shown, bank, account: hidden(account) };
  const amount = formatMoney(line.amount);
  if (!ownerless.has(line.match_status) || line.direction === 'out')
    return verdict({ from, amount, refusals: [await faster(ctx.tx, line)] });
  if (typeof body.member_id !== 'number') return verdict({ from, amount });
  const [owner] = await peopleOf(ctx.tx, [body.member_id]);
  if (!owner || !canOwn(ctx, line, owner)) return verdict({ from, amount, refusals: [notOurs(line)] });
  const rules = await agentRules(ctx.tx, owner.agent_id);
  const closed = agentClosed(rules);
  if (closed) return verdict({ from, amount, refusals: [refusal('agent_closed', 409, closed)] });
  const [view] = await compare(ctx.tx, line, [owner]);
  if (!view) throw missing();
  return verdict({
    from,
    amount,
    to: { name: `${owner.username} · ${owner.name}`, bank: owner.bank_code, account: maskText(owner.bank_account_no) },
    ...(shown === null ? {} : { names: { shown, expected: view.name } }),
    facts: factsOf(view, rules.match_sure_score),
    warnings: [...misfits(line, view, rules.match_sure_score), ...(await oddities(ctx.tx, line, owner))],
  });
};

/** A whole number is shown by its last digits; what the bank hides already is shown as it came. */
const hidden = (number: string | null) => number && (/^\d+$/.test(number) ? maskText(number) : number);

const notOurs = ({ gateway_order_ref }: RawLine): Refusal => ({
  ...refusal('not_owner', 422, gateway_order_ref === null ? decideTexts.noMember : decideTexts.ofItsOrder),
  field: 'member_id',
});

/** Who decided about the line in between, and what. */
async function faster(tx: Tx, { id, match_status }: RawLine): Promise<Refusal> {
  const done = await maybe(
    sql<{ by: string | null; at: string | null; username: string | null }>`
      select app_user.name as by, to_char(line.reviewed_at at time zone 'Asia/Bangkok', 'DD/MM HH24:MI:SS') as at, member.username from raw_transaction line
      left join app_user on app_user.id = line.reviewed_by left join member on member.id = line.member_id
      where line.id = ${id}`,
    tx,
  );
  const by = done?.by ?? decideTexts.theSystem;
  const at = done?.at ? decideTexts.atTime({ time: done.at }) : '';
  const text =
    match_status === 'matched' && done?.username
      ? decideTexts.matchedFaster({ by, at, username: done.username })
      : decideTexts.closedFaster({ by, at });
  return refusal('taken', 409, text);
}

function factsOf({ score, evidence, request, usual, lastFromHere }: CandidateView, sure: number) {
  return [
    fact('score', 'integer', decideTexts.score, score, score >= sure ? 'success' : 'warning'),
    ...(request ? [fact('request', 'code', decideTexts.waitingRequest, request.deposit_ref)] : []),
    ...(usual ? [fact('usual', 'string', decideTexts.usual, `${baht(usual.least)}–${baht(usual.most)}`)] : []),
    ...(evidence.earlier > 0 ? [fact('earlier', 'integer', decideTexts.fromHere, evidence.earlier)] : []),
    ...(lastFromHere ? [fact('last_from_here', 'datetime', decideTexts.lastFromHere, lastFromHere)] : []),
  ];
}

/** What does not fit between the sender and the member. */
function misfits(line: RawLine, { person, evidence, name, score }: CandidateView, sure: number): readonly Warning[] {
  const status = memberStatusOptions.find(({ value }) => value === person.status)?.label;
  const both = `${line.from_account_name ?? '–'} ≠ ${name}`;
  const numbers = `${hidden(line.from_account_no) ?? '–'} ≠ ${maskText(person.bank_account_no)}`;
  const checks: readonly (Warning | false)[] = [
    evidence.name === 'different' && warning('sender_name', 'danger', decideTexts.senderIsNot, asIs(both)),
    evidence.account === 'other' && warning('sender_account', 'danger', decideTexts.accountIsNot, asIs(numbers)),
    !evidence.isActive &&
      warning('member_status', 'danger', decideTexts.memberStatus({ status: status ?? person.status })),
    evidence.sharers > 0 && warning('shared_account', 'warning', decideTexts.sharers({ sharers: evidence.sharers })),
    score < sure && warning('low_score', 'warning', decideTexts.scoreBelow({ score, sure })),
  ];
  return checks.filter((one) => one !== false);
}

/** Reported above, with the names of this member and this sender. */
const reportedElsewhere: ReadonlySet<string> = new Set(['name_mismatch', 'shared_account']);

/** What the machine finds odd about the line as money of this member, and what it found when the line came. */
async function oddities(tx: Tx, line: RawLine, owner: Person): Promise<readonly Warning[]> {
  const now = await flagsOf(tx, line, owner, undefined, { holders: await byAccount(tx, line) });
  const then = line.member_id === owner.id ? line.flags : [];
  return [...new Set<string>([...now, ...then])].flatMap((flag) => {
    const tone = suspiciousFlagOptions.find(({ value }) => value === flag)?.tone;
    const label = labelOf(suspiciousFlagOptions, flag);
    return !reportedElsewhere.has(flag) && label && (tone === 'danger' || tone === 'warning')
      ? [warning(flag, tone, label)]
      : [];
  });
}
