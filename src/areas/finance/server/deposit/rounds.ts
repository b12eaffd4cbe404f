import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#server/context/context.ts';
import type { Logger } from '#server/context/platform.ts';
import { type Executor, many } from '#server/db/sql.ts';
import { lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { pollTopic, readable } from './poll.ts';
import { depositTexts } from './texts.ts';

/** Milliseconds between two rounds. */
const interval = 60_000;

/** Requests that one round ends. */
const most = 200;

/** How long what was fetched can be looked at. */
const keepDays = 4;

type Needs = Pick<Context, 'db' | 'transaction'>;

/** Looks after deposits once a minute. A failure is logged and tried again. Returns how to stop. */
export function startDepositRounds(context: Needs, logger: Pick<Logger, 'error'>): () => void {
  const run = async () => {
    try {
      await depositRound(context);
    } catch (error) {
      logger.error({ err: error }, 'the round of deposits failed');
    }
  };
  void run();
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * One round: every account that can be read is read by somebody, requests whose money did not come end, and lines are
 * marked that only time makes odd. Any number of processes may do it at once.
 */
export async function depositRound({ db, transaction }: Needs): Promise<void> {
  await readEverything(db);
  await expire({ db, transaction });
  await markOrphans(db);
  await markFastOut(db);
  await nameLatePayouts(db);
  await nameLateTransfers(db);
  await many(
    sql`delete from bank_cache_transaction
      where fetched_at < clock_timestamp() - ${keepDays}::integer * interval '1 day' and processed`,
    db,
  );
}

async function readEverything(db: Executor): Promise<void> {
  const begun = await many(
    sql<{ id: bigint }>`
      insert into outbox (topic, key, payload)
      select ${pollTopic}, ${pollTopic} || ':' || id, jsonb_build_object('bank_id', id) from bank
      where ${readable} and not exists (
        select 1 from outbox task where task.key = ${pollTopic} || ':' || bank.id
          and task.state in ('queued', 'claimed', 'parked'))
      on conflict do nothing returning id`,
    db,
  );
  if (begun.length > 0) wakeTopic();
}

async function expire({ db, transaction }: Needs): Promise<void> {
  const due = await many(
    sql<{ deposit_ref: string }>`
      select deposit_ref from deposit where status = 'pending' and expires_at < clock_timestamp()
      order by expires_at limit ${most}`,
    db,
  );
  for (const { deposit_ref } of due)
    await transaction(async (ctx) => {
      const deposit = await lockDeposit(ctx.tx, deposit_ref);
      if (deposit?.status === 'pending')
        await moveDeposit(ctx, deposit, 'expire', { note: depositTexts.nothingCame.kept() });
    });
}

/** Money that nobody has come for within a quarter of an hour is looked at by a person. */
async function markOrphans(db: Executor): Promise<void> {
  await many(
    sql`
      update raw_transaction set flags = flags || '["no_owner"]'::jsonb, suspicious_reason = coalesce(suspicious_reason, 'no_owner'),
        risk_score = least(100, risk_score + 20), review_status = 'open'
      where match_status = 'unmatched' and direction = 'in' and review_status is null
        and detected_at < clock_timestamp() - interval '15 minutes'`,
    db,
  );
}

/** A deposit that left again within half an hour, hardly played with, is looked at afterwards. */
export async function markFastOut(db: Executor, now: RawBuilder<unknown> = sql`clock_timestamp()`): Promise<void> {
  await many(
    sql`
      update raw_transaction line set flags = line.flags || '["fast_in_out"]'::jsonb,
        suspicious_reason = coalesce(line.suspicious_reason, 'fast_in_out'), risk_score = least(100, line.risk_score + 30),
        review_status = 'open'
      from deposit join withdrawal on withdrawal.member_id = deposit.member_id
        and withdrawal.requested_at between deposit.credited_at and deposit.credited_at + interval '30 minutes'
        and withdrawal.amount * 10 >= deposit.amount * 9 and withdrawal.turnover_done < deposit.amount
      where deposit.status = 'success' and deposit.credited_at > ${now} - interval '2 hours'
        and line.deposit_ref = deposit.deposit_ref and line.review_status is null
        and not line.flags @> '["fast_in_out"]'::jsonb`,
    db,
  );
}

/** A statement is often read before the bank answers a transfer: its line is matched once the result is known. */
async function nameLatePayouts(db: Executor): Promise<void> {
  await many(
    sql`
      update raw_transaction line set match_status = 'matched', member_id = withdrawal.member_id,
        agent_ids = jsonb_build_array(withdrawal.agent_id), withdraw_ref = withdrawal.withdraw_ref
      from payout_attempt attempt join withdrawal on withdrawal.id = attempt.withdrawal_id
      where attempt.settled_at > clock_timestamp() - interval '2 days' and attempt.state = 'success'
        and line.bank_id = attempt.bank_id and line.upstream_ref = attempt.upstream_ref and line.amount = attempt.amount
        and line.direction = 'out' and line.match_status = 'unmatched'`,
    db,
  );
}

/** The same of transfers by the house itself: their lines are nobody's deposit and nobody's withdrawal. */
async function nameLateTransfers(db: Executor): Promise<void> {
  await many(
    sql`
      update raw_transaction line set match_status = 'ignored' from bank_transfer transfer
      where transfer.settled_at > clock_timestamp() - interval '2 days' and transfer.status = 'success'
        and line.bank_id = transfer.source_bank_id and line.upstream_ref = transfer.upstream_ref
        and line.direction = 'out' and line.match_status = 'unmatched'`,
    db,
  );
}
