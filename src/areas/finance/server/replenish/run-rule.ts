import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { type Executor, many, maybe, one, type Tx } from '#server/db/sql.ts';
import { availableOf, lockAccount, readAccount } from '#server/transfers/account.ts';
import { requestTransfer } from '#server/transfers/request-transfer.ts';
import { sourceRefusal } from '#server/transfers/rules.ts';
import { roomOut } from '../rules/room-out.ts';
import { openTicket } from '../ticket/open-ticket.ts';
import { planReplenish, type ReplenishSource } from './plan-replenish.ts';
import { writeLog, writeSkipped } from './write-log.ts';

type Rule = RowOf<'replenish_rule'>;

/** Two transfers that fill one account are never under way at once, whatever started them. */
export const replenishLane = (targetBankId: number) => `replenish:${targetBankId}`;

/** Seconds between two checks of one rule. */
const checkEvery = 60;

const isRested = sql`(last_run_at is null or last_run_at <= clock_timestamp() - make_interval(secs => ${checkEvery}::integer))`;

/** Help is on its way already: money under way, or a ticket that a rule opened and nobody has ended. */
const isFree = sql`not exists (
    select 1 from bank_transfer where lane = 'replenish:' || replenish_rule.target_bank_id
      and status in ('pending', 'processing', 'unknown'))
  and not exists (
    select 1 from replenish_ticket where rule_id = replenish_rule.id and status in ('open', 'accepted', 'transferred'))`;

export type DueRule = Pick<Rule, 'id' | 'target_bank_id'>;

/** Rules whose turn it is and for which no help is on its way, by the database's clock. */
export async function dueRules(db: Executor): Promise<readonly DueRule[]> {
  return many(
    sql<DueRule>`
      select id, target_bank_id from replenish_rule where status = 'active' and ${isRested} and ${isFree}
      order by last_run_at nulls first, id`,
    db,
  );
}

/** What a check did: the number of a transfer or of a ticket, the reason for nothing, or that nothing was needed. */
export type Checked =
  | { readonly transfer: string }
  | { readonly ticket: string }
  | { readonly skipped: Text }
  | undefined;

/**
 * Checks one rule: the first to take it by the guarded UPDATE does it. The account to fill is locked before the rule,
 * and before the account that fills it, in ascending id, as every transfer does.
 */
export async function runReplenishRule(
  ctx: Pick<TransactionContext, 'tx' | 'audit' | 'principal'>,
  due: DueRule,
): Promise<Checked> {
  const { tx } = ctx;
  const locked = await lockParts(tx, due);
  const rule = await take(tx, due);
  const target = locked && rule && (await readAccount(tx, due.target_bank_id));
  if (!rule || !target) return undefined;
  const { now, filled } = await one(
    sql<{ now: Date; filled: bigint }>`
      select clock_timestamp() as now, replenish_filled_today(${rule.target_bank_id}, true) as filled`,
    tx,
  );
  const balance = availableOf(target);
  const plan = planReplenish(
    {
      mode: rule.mode,
      minBalance: rule.min_balance,
      targetBalance: rule.target_balance,
      perTransferMax: rule.per_transfer_max,
      dailyMax: rule.daily_max,
      cooldownMinutes: rule.cooldown_min,
      filledAt: rule.filled_at,
    },
    { now, balance, filledToday: filled, sources: await sourcesOf(tx, rule) },
  );
  if (plan.action === 'none') return undefined;
  const entry = { ruleId: rule.id, balance, needed: plan.needed };
  if (plan.action === 'skipped') {
    await writeSkipped(tx, { ...entry, action: 'skipped', result: plan.result, message: plan.message });
    return { skipped: plan.message };
  }
  if (plan.action === 'ticket') {
    const ticket = await openTicket(ctx, {
      rule,
      amount: plan.amount,
      priority: balance < rule.min_balance / 2n ? 'urgent' : 'high',
      balance,
    });
    await fill(tx, rule.id);
    await writeLog(tx, { ...entry, action: 'ticket', result: 'ok', ticketId: ticket.id });
    return { ticket: ticket.ref };
  }
  const request = await requestTransfer(ctx, {
    origin: 'replenish',
    originId: rule.id,
    sourceBankId: plan.source,
    to: { bankId: rule.target_bank_id },
    amount: plan.amount,
    lane: replenishLane(rule.target_bank_id),
    action: 'replenish.fill',
  });
  if (!request.ok) {
    const message = request.refusal.text;
    await writeSkipped(tx, { ...entry, action: 'skipped', result: 'error', message });
    return { skipped: message };
  }
  await fill(tx, rule.id);
  await writeLog(tx, { ...entry, action: 'transfer', result: 'ok', transferId: request.id });
  return { transfer: request.ref };
}

/** Locks the accounts of a rule in ascending id. False when the one to fill is gone. */
async function lockParts(tx: Tx, { id, target_bank_id: target }: DueRule): Promise<boolean> {
  const rule = await maybe(
    sql<Pick<Rule, 'source_bank_ids'>>`select source_bank_ids from replenish_rule where id = ${id}`,
    tx,
  );
  const ids = [...new Set([target, ...(rule?.source_bank_ids ?? [])])].sort((a, b) => a - b);
  let found = false;
  for (const one of ids) if ((await lockAccount(tx, one)) && one === target) found = true;
  return found;
}

async function take(tx: Tx, { id, target_bank_id }: DueRule): Promise<Rule | undefined> {
  return maybe(
    sql<Rule>`
      update replenish_rule set last_run_at = clock_timestamp()
      where id = ${id} and target_bank_id = ${target_bank_id} and status = 'active' and ${isRested} and ${isFree}
      returning *`,
    tx,
  );
}

/** The cooldown begins. */
async function fill(tx: Tx, id: number): Promise<void> {
  await many(sql`update replenish_rule set filled_at = clock_timestamp() where id = ${id}`, tx);
}

async function sourcesOf(tx: Tx, rule: Rule): Promise<readonly ReplenishSource[]> {
  const found: ReplenishSource[] = [];
  for (const id of rule.source_bank_ids) {
    const account = await readAccount(tx, id);
    if (!account) continue;
    const closed = sourceRefusal(account)?.text ?? null;
    found.push({ id, available: availableOf(account), room: roomOut(account), closed });
  }
  return found;
}
