import { sql } from 'kysely';
import type { DecisionFact, Party, Refusal, Warning } from '#contract/decision.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { agentClosed, agentRules } from '#server/agents/agent-config.ts';
import { maybe } from '#server/db/sql.ts';
import { type DecideContext, fact, refusal, together, verdict, warning } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { liveAttempt } from '../payout/attempt.ts';
import { baht } from '../rules/baht.ts';
import { approvalOf } from './approval.ts';
import { decideTexts } from './texts.ts';
import { riskOf } from './withdrawal-risk.ts';

type Own = Decisions<DecideContext>;
type Withdrawal = Parameters<Own['withdraw.approve']>[0]['record'];

/** Verifies a request, or queries the other side again for the result of a transfer. */
export const decideVerify: Own['withdraw.verify'] = async ({ record }, ctx) => {
  if (record.status === 'unknown') return verdict({});
  const { warnings } = await riskOf(ctx.tx, record);
  return together({ warnings, facts: await handed(ctx, record) }, await turnoverOf(ctx, record));
};

/** Money is let go. */
export const decideApprove: Own['withdraw.approve'] = async ({ record }, ctx) =>
  together({ refusals: await closedOf(ctx, record) }, await approvalOf(ctx, approvalIn(record, record.verified_by)), {
    warnings: (await riskOf(ctx.tx, record)).warnings,
    facts: [...(await saidByVerifier(ctx, record)), ...(await handed(ctx, record))],
  });

/** Another way to pay: nothing moves yet. */
export const decideChangeType: Own['withdraw.change_type'] = async () => verdict({});

/** A person has paid, or knows that an unknown transfer arrived. */
export const decideManual: Own['withdraw.manual'] = async ({ record }, ctx) => {
  if (record.status === 'unknown') {
    const from = await sourceOfLive(ctx, record);
    return verdict({ fields: { from_bank_id: { hidden: true } }, ...(from ? { from } : {}) });
  }
  const isImplied = record.status === 'pending';
  return together(
    { refusals: await closedOf(ctx, record), fields: { from_bank_id: { required: true } } },
    isImplied ? await impliedVerify(ctx, record) : {},
    await approvalOf(ctx, approvalIn(record, isImplied ? ctx.principal.userId : record.verified_by)),
    { warnings: (await riskOf(ctx.tx, record)).warnings },
  );
};

/** The credit goes back to the member. */
export const decideRefund: Own['withdraw.refund'] = async ({ record }, ctx) => {
  const live = await liveAttempt(ctx.tx, Number(record.id));
  const member = await maybe(
    sql<{ balance: bigint }>`select balance_main as balance from member where id = ${record.member_id}`,
    ctx.tx,
  );
  return verdict({
    refusals: live ? [refusal('live_payout', 409, decideTexts.transferOpen)] : [],
    facts: member
      ? [
          fact('balance', 'money', decideTexts.creditNow, member.balance),
          fact('balance_after', 'money', decideTexts.creditAfter, member.balance + record.amount),
        ]
      : [],
    fields: { note: { required: { reason: ['other'] } } },
  });
};

const approvalIn = (record: Withdrawal, verifiedBy: number | null) => ({
  amount: record.amount,
  verifiedBy,
  permission: 'finance.withdraw.approve',
  agentId: record.agent_id,
  handover: !record.for_lead,
});

/** Nobody is paid for an agent that is suspended or closed. */
async function closedOf({ tx }: DecideContext, { agent_id }: Withdrawal): Promise<readonly Refusal[]> {
  const closed = agentClosed(await agentRules(tx, agent_id));
  return closed ? [refusal('agent_closed', 409, closed)] : [];
}

/** The member must have played what the bonus asks for; else it takes a permission of its own, and a reason. */
async function turnoverOf(
  ctx: DecideContext,
  record: Withdrawal,
): Promise<{ readonly refusals?: readonly Refusal[]; readonly warnings?: readonly Warning[] }> {
  if (record.turnover_ok) return {};
  const left = record.turnover_required - record.turnover_done;
  const permission = 'finance.withdraw.override_turnover';
  if (ctx.can(permission))
    return {
      warnings: [
        warning('turnover_not_met', 'warning', decideTexts.turnoverOpen, decideTexts.short({ left: baht(left) })),
      ],
    };
  const who = await whoMay(ctx, {
    text: decideTexts.mayOverride,
    permission,
    agentId: record.agent_id,
    handover: !record.for_lead,
  });
  const text = decideTexts.turnoverMayNot({ left: baht(left) });
  return { refusals: [refusal('turnover_not_met', 403, text, who)] };
}

/** Paying a request that nobody has verified verifies it. */
async function impliedVerify(ctx: DecideContext, record: Withdrawal) {
  const permission = 'finance.withdraw.verify';
  if (ctx.can(permission)) return turnoverOf(ctx, record);
  const who = await whoMay(ctx, {
    text: decideTexts.mayVerify,
    permission,
    agentId: record.agent_id,
  });
  const text = decideTexts.notVerified;
  return { refusals: [refusal('not_verified', 403, text, who)] };
}

/** The verifier's reason for overruling warnings. */
async function saidByVerifier(ctx: DecideContext, { id }: Withdrawal): Promise<readonly DecisionFact[]> {
  const row = await maybe(
    sql<{ message: string }>`
      select message from entity_event where entity = 'Withdrawal' and entity_id = ${id} and action = 'verify'
        and message is not null order by id desc limit 1`,
    ctx.tx,
  );
  return row ? [fact('verified_with', 'string', decideTexts.verifiersReason, row.message)] : [];
}

/** What was written to the lead. */
async function handed({ tx }: DecideContext, { for_lead, handed_by, handed_note }: Withdrawal) {
  if (!for_lead || handed_note === null) return [];
  const by = await maybe(sql<{ name: string }>`select name from app_user where id = ${handed_by}`, tx);
  const label = decideTexts.handedOver({ name: by?.name ?? '–' });
  return [fact('handed_note', 'string', label, handed_note)];
}

/** Where the transfer whose end nobody knows was sent from. */
async function sourceOfLive(ctx: DecideContext, { id }: Withdrawal): Promise<Party | undefined> {
  const attempt = await liveAttempt(ctx.tx, Number(id));
  if (!attempt) return undefined;
  return maybe(
    attempt.channel === 'gateway'
      ? sql<Party>`select name, null as bank, null as account from gateway_account where id = ${attempt.sourceId}`
      : sql<Party>`
          select coalesce(nickname, account_name) as name, bank_code as bank, account_no as account from bank
          where id = ${attempt.sourceId}`,
    ctx.tx,
  );
}
