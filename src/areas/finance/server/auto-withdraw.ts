import { sql } from 'kysely';
import { isNameOf } from '#contract/name-match.ts';
import type { Text } from '#contract/text.ts';
import { agentClosed, agentRules } from '#server/agents/agent-config.ts';
import { joinTexts } from '#server/base/text-catalogue.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { maybe, one } from '#server/db/sql.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { move } from '#server/lifecycle/move.ts';
import { type Risky, riskOf } from './decide/withdrawal-risk.ts';
import { dispatch } from './payout/dispatch.ts';
import { listSources, lockSource, type Source } from './payout/sources.ts';
import { refusalOf } from './payout/usable.ts';
import { lockWithdrawal, type WithdrawalMoney } from './payout/withdrawal-row.ts';
import { isWithinHours } from './sweep/active-hours.ts';
import { financeTexts } from './texts.ts';

/** Topic of the outbox: a request that the settings of its agent may let go by itself. */
export const autoWithdrawTopic = 'auto_withdraw';

/** A member whose first withdrawal is above this waits for a person; satang. */
const firstMost = 3_000_00n;
/** Risk from which a person looks. */
const riskFrom = 50;

/** Decides once about a request; what does not pass stays in the queue for a person. */
export function autoWithdrawTask(context: Pick<Context, 'transaction' | 'gateways'>): TaskHandler {
  return async (task) => {
    await context.transaction((ctx) => decide(ctx, Number(task.payload.withdrawal_id)));
    return { done: true };
  };
}

interface Facts extends Risky {
  readonly turnover_ok: boolean;
  readonly is_first: boolean;
  readonly is_locked: boolean;
  readonly member_active: boolean;
  readonly from_bank_id: number | null;
  readonly gateway_account_id: number | null;
}

/** Returns why a person must look, undefined where the money is on its way. */
async function decide(ctx: TransactionContext, id: number): Promise<Text | undefined> {
  const { tx } = ctx;
  const withdrawal = await lockWithdrawal(tx, id);
  if (withdrawal.status !== 'pending') return financeTexts.notWaiting;
  const facts = await one(
    sql<Facts>`
      select withdrawal.turnover_ok, withdrawal.member_id::integer as member_id, withdrawal.bank_account_name, risk_score, risk_level,
        risk_flags, from_bank_id::integer as from_bank_id, gateway_account_id::integer as gateway_account_id,
        coalesce(locked_by is not null and locked_at > clock_timestamp() - interval '120 seconds', false) as is_locked,
        member.withdraw_count = 0 as is_first, member.status = 'active' as member_active
      from withdrawal join member on member.id = withdrawal.member_id where withdrawal.id = ${id}`,
    tx,
  );
  const rules = await agentRules(tx, withdrawal.agent_id);
  const { amount } = withdrawal;
  const refusal =
    agentClosed(rules) ??
    (rules.auto_withdraw_enabled && rules.withdraw_enabled && amount <= rules.auto_withdraw_max
      ? undefined
      : financeTexts.aboveAutoLimit) ??
    (facts.member_active ? undefined : financeTexts.memberInactive) ??
    (facts.turnover_ok ? undefined : financeTexts.turnoverOpen) ??
    (facts.risk_score < riskFrom ? undefined : financeTexts.highRisk) ??
    (facts.is_first && amount > firstMost ? financeTexts.firstAbove : undefined) ??
    (facts.is_locked ? financeTexts.inHand : undefined);
  if (refusal) return refusal;
  // A machine has no reason to give: what a person would be warned of waits for one.
  const { name, warnings } = await riskOf(tx, facts);
  if (warnings.length > 0)
    return joinTexts(
      warnings.map(({ text }) => text),
      ' · ',
    );
  if (!isNameOf(name)) return financeTexts.nameUnknown;
  const source = await sourceFor(ctx, withdrawal, facts);
  if (!source) return financeTexts.noAutoSource;
  await letGo(ctx, withdrawal, source);
  return undefined;
}

/** The best source for the request's method that machines may pay from: the one that it names, else by order. */
async function sourceFor(
  ctx: TransactionContext,
  withdrawal: WithdrawalMoney,
  { from_bank_id, gateway_account_id }: Facts,
): Promise<Source | undefined> {
  const { agent_id: agentId, net_amount: net, type } = withdrawal;
  const named = from_bank_id ?? gateway_account_id;
  const listed = await listSources({ db: ctx.tx, gateways: ctx.gateways, principal: ctx.principal }, agentId);
  const fits = listed.filter((source) => (named === null || source.id === named) && !refusalOf(source, { net, type }));
  for (const { kind, id } of fits) {
    const source = await lockSource(ctx, kind, id, agentId);
    if (!source || refusalOf(source, { net, type })) continue;
    if (await isAllowed(ctx, source, withdrawal)) return source;
  }
  return undefined;
}

interface Route {
  readonly allowed: boolean;
  readonly open_from: string | null;
  readonly open_to: string | null;
}

/** May a machine pay this from this account: the bank account's own switch, or what the agent's route at a gateway says. */
async function isAllowed(
  { tx, clock }: TransactionContext,
  { kind, id }: Source,
  { agent_id, member_id, bank_code, amount }: WithdrawalMoney,
): Promise<boolean> {
  const route = await maybe(
    kind === 'bank'
      ? sql<Route>`select auto_withdraw as allowed, null as open_from, null as open_to from bank where id = ${id}`
      : sql<Route>`
          select (config.auto_withdraw_max is null or ${amount}::bigint <= config.auto_withdraw_max)
            and (coalesce(jsonb_array_length(config.allowed_banks), 0) = 0 or config.allowed_banks ? ${bank_code})
            and (coalesce(jsonb_array_length(config.member_levels), 0) = 0 or config.member_levels ? member.level) as allowed,
            config.open_from, config.open_to
          from gateway_agent_config config join member on member.id = ${member_id}
          where config.account_id = ${id} and config.agent_id = ${agent_id}`,
    tx,
  );
  return route?.allowed === true && isWithinHours(clock.now(), route.open_from, route.open_to);
}

/** Both steps that people take otherwise, each with its line in the history and the audit log, and the intent to pay. */
async function letGo(ctx: TransactionContext, withdrawal: WithdrawalMoney, source: Source): Promise<void> {
  const { reference } = await dispatch(ctx.tx, withdrawal, source, ctx.principal.userId);
  const now = sql`clock_timestamp()`;
  const verified = await move(ctx, {
    entity: 'Withdrawal',
    row: withdrawal,
    move: 'verify',
    set: { verified_at: now },
    action: 'withdraw.auto',
    reason: financeTexts.autoPassed.kept(),
  });
  await move(ctx, {
    entity: 'Withdrawal',
    row: verified,
    move: 'approve',
    set: {
      approved_at: now,
      from_bank_id: source.kind === 'bank' ? source.id : null,
      gateway: source.gateway,
      gateway_account_id: source.kind === 'gateway' ? source.id : null,
    },
    action: 'withdraw.auto',
    reason: `${source.name} · ${reference}`,
  });
  ctx.afterCommit(wakeTopic);
}
