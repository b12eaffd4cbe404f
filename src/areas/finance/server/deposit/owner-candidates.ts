import { formatMoney } from '#contract/money.ts';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { agentRules } from '#server/agents/agent-config.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { readLine } from '#server/deposits/raw-line.ts';
import { maskText } from '#server/records/codecs.ts';
import type { CandidateView } from './compare-owners.ts';
import { compare } from './compare-owners.ts';
import { likelyOwners, searchOwners } from './likely-owners.ts';

/** Members that are compared in sight at once. */
const shownAtMost = 8;

/**
 * Members whose money a line may be, the likeliest first, each with its evidence; with `q` those who are searched for.
 * Account numbers go out by their last digits alone; whether they fit is said here.
 */
export const candidates: Services<Context>['deposit.candidates'] = ({ query }, context) =>
  context.transaction(async (ctx) => {
    const line = await readLine(ctx.tx, query.raw_ref);
    if (!line || !concerns(ctx.principal, line.staff_agents)) throw missing();
    const typed = query.q?.trim() ?? '';
    const found = typed === '' ? await likelyOwners(ctx.tx, line) : await searchOwners(ctx.tx, line, typed);
    const views = await compare(
      ctx.tx,
      line,
      found.filter(({ agent_id }) => ctx.mayServe(agent_id)),
    );
    const sure = new Map<number, number>();
    for (const agent of new Set(views.map(({ person }) => person.agent_id)))
      sure.set(agent, (await agentRules(ctx.tx, agent)).match_sure_score);
    return {
      candidates: views.slice(0, shownAtMost).map((view) => shown(view, sure.get(view.person.agent_id) ?? 100)),
    };
  });

/** A candidate as it goes out: amounts as decimal strings, moments in ISO 8601. */
function shown(
  { person, evidence, name, request, usual, lastFromHere, score, reasons }: CandidateView,
  sure: number,
): OwnerCandidate {
  return {
    member_id: person.id,
    username: person.username,
    name: person.name,
    status: person.status,
    bank_code: person.bank_code,
    bank_account_no: maskText(person.bank_account_no),
    bank_account_name: name,
    name_match: evidence.name,
    account: evidence.account ?? null,
    request: request
      ? { deposit_ref: request.deposit_ref, amount: formatMoney(request.amount), at: request.at.toISOString() }
      : null,
    usual: usual ? { least: formatMoney(usual.least), most: formatMoney(usual.most) } : null,
    is_usual: evidence.isUsual,
    earlier: evidence.earlier,
    last_from_here: lastFromHere?.toISOString() ?? null,
    sharers: evidence.sharers,
    score,
    is_sure: score >= sure,
    reasons,
  };
}
