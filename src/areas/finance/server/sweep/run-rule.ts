import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { bilingual } from '#server/base/bilingual.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { many, maybe, one, type Tx } from '#server/db/sql.ts';
import { availableOf, lockAccount, readAccount } from '#server/transfers/account.ts';
import { requestTransfer } from '#server/transfers/request-transfer.ts';
import { sourceRefusal, targetRefusal } from '#server/transfers/rules.ts';
import { roomOut } from '../rules/room-out.ts';
import { type Draw, secureDraw } from './draw.ts';
import { planSweep, type SweepDestination } from './plan-sweep.ts';
import { movedToday, type SweepSettings } from './settings.ts';
import { sweepTexts } from './texts.ts';

type Rule = RowOf<'sweep_rule'>;

/** Two transfers of one rule are never under way at once: an unknown one blocks the rule until it is settled. */
export const sweepLane = (ruleId: number) => `sweep:${ruleId}`;

/** Rules whose turn it is, by the database's clock: switched on, not checked for a while, nothing under way. */
export async function dueRules(
  db: Parameters<typeof readAccount>[0],
  { interval_min }: Pick<SweepSettings, 'interval_min'>,
): Promise<readonly Pick<Rule, 'id' | 'source_bank_id'>[]> {
  return many(
    sql<Pick<Rule, 'id' | 'source_bank_id'>>`
      select id, source_bank_id from sweep_rule
      where status = 'active' and ${restedFor(interval_min)} and ${isFree}
      order by last_run_at nulls first, id`,
    db,
  );
}

const restedFor = (minutes: number) =>
  sql`(last_run_at is null or last_run_at <= clock_timestamp() - make_interval(mins => ${minutes}::integer))`;

const isFree = sql`not exists (
  select 1 from bank_transfer where lane = 'sweep:' || sweep_rule.id and status in ('pending', 'processing', 'unknown'))`;

/**
 * Checks one rule, once a round: the first to take it by the guarded UPDATE does it, and it sweeps at most once however
 * many processes try. Returns the transfer's number if one was requested.
 */
export async function runSweepRule(
  ctx: Pick<TransactionContext, 'tx' | 'audit' | 'principal'>,
  due: Pick<Rule, 'id' | 'source_bank_id'>,
  settings: SweepSettings,
  draw: Draw = secureDraw,
): Promise<string | undefined> {
  const { tx } = ctx;
  // The account before the rule, like the transfer that reports to it: so neither waits for the other.
  const source = await lockAccount(tx, due.source_bank_id);
  const rule = await take(tx, due, settings);
  if (!rule || !source) return undefined;
  const closed = sourceRefusal(source);
  if (closed) return noted(tx, rule, null, closed.text);
  const destinations = await destinationsOf(tx, rule);
  const plan = planSweep(
    {
      method: rule.method,
      ceilingMin: rule.ceiling_min,
      ceilingMax: rule.ceiling_max,
      ceiling: rule.next_ceiling,
      remainMin: rule.remain_min,
      remainMax: rule.remain_max,
      perTransferMax: rule.per_transfer_max,
      dailyMax: rule.daily_max,
      lastDestination: rule.last_dest_bank_id,
    },
    {
      available: availableOf(source),
      sourceRoom: roomOut(source),
      destinations,
      movedByRule: await movedBy(tx, rule),
      movedByAll: await movedToday(tx, true),
      maxPerDay: settings.max_per_day,
    },
    draw,
  );
  if (!plan.move) return noted(tx, rule, plan.ceiling, plan.message);
  const request = await requestTransfer(ctx, {
    origin: 'sweep',
    originId: rule.id,
    sourceBankId: source.id,
    to: { bankId: plan.destination },
    amount: plan.amount,
    lane: sweepLane(rule.id),
    action: 'migration.sweep',
  });
  if (!request.ok) return noted(tx, rule, plan.ceiling, request.refusal.text);
  await noteTransfer(tx, rule, plan.destination, request);
  return request.ref;
}

/** What the rule has moved today. */
async function movedBy(tx: Tx, { id }: Rule): Promise<bigint> {
  const { moved } = await one(
    sql<{ moved: bigint }>`
      select coalesce(sum(amount), 0)::bigint as moved from bank_transfer
      where origin = 'sweep' and origin_id = ${id} and status = 'success' and settled_at >= bangkok_midnight()`,
    tx,
  );
  return moved;
}

/** Notes the transfer as the rule's latest; the next round draws a new ceiling. */
async function noteTransfer(
  tx: Tx,
  { id }: Rule,
  destination: number,
  transfer: { readonly id: number; readonly ref: string },
): Promise<void> {
  await many(
    sql`
      insert into sweep (created_at, rule_id, transfer_id, trigger)
      values (clock_timestamp(), ${id}, ${transfer.id}, 'auto')`,
    tx,
  );
  await many(
    sql`
      update sweep_rule set last_result = ${sweepTexts.sending({ ref: transfer.ref }).kept()}, last_dest_bank_id = ${destination},
        next_ceiling = null where id = ${id}`,
    tx,
  );
}

/** Takes the rule's turn; undefined when somebody else just did, or when it was switched off. */
async function take(
  tx: Tx,
  { id, source_bank_id }: Pick<Rule, 'id' | 'source_bank_id'>,
  { interval_min }: SweepSettings,
): Promise<Rule | undefined> {
  return maybe(
    sql<Rule>`
      update sweep_rule set last_run_at = clock_timestamp()
      where id = ${id} and source_bank_id = ${source_bank_id} and status = 'active' and ${restedFor(interval_min)}
        and ${isFree}
      returning *`,
    tx,
  );
}

async function noted(tx: Tx, { id }: Rule, ceiling: bigint | null, message: Text): Promise<undefined> {
  await many(
    sql`
      update sweep_rule set last_result = ${bilingual(message, 255)},
        next_ceiling = coalesce(${ceiling}::bigint, next_ceiling) where id = ${id}`,
    tx,
  );
  return undefined;
}

async function destinationsOf(tx: Tx, rule: Rule): Promise<readonly SweepDestination[]> {
  const found: SweepDestination[] = [];
  for (const id of rule.dest_bank_ids) {
    const account = await readAccount(tx, id);
    if (!account) continue;
    const { balance, dailyIn, cameToday } = account;
    const closed = targetRefusal(account, 0n)?.text ?? null;
    found.push({ id, balance, room: dailyIn === null ? null : dailyIn - cameToday, closed });
  }
  return found;
}
