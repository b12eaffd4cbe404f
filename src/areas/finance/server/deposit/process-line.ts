import { sql } from 'kysely';
import { parseMoney } from '#contract/money.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { DuplicateLineError, keepLine, type RawFacts, type RawLine } from '#server/deposits/raw-line.ts';
import type { Cached } from './cache.ts';
import { settleLine } from './settle-line.ts';

type Processed = 'inserted' | 'duplicate' | 'skipped' | 'error';

/**
 * Takes one cached line to its end, in one transaction: kept once, matched, credited or put aside. Run again after a
 * crash, or at the same time by another worker, it finds the line done.
 */
export async function processLine(context: Pick<Context, 'transaction'>, cacheId: number): Promise<Processed> {
  try {
    return await context.transaction(async (ctx) => {
      const cached = await lockCached(ctx.tx, cacheId);
      if (cached?.process_result !== 'queued') return 'skipped';
      const line = await keepLine(ctx.tx, factsOf(cached));
      if (!line) return close(ctx.tx, cacheId, 'duplicate');
      await settleLine(ctx, line);
      return close(ctx.tx, cacheId, 'inserted', line.raw_ref);
    });
  } catch (error) {
    if (error instanceof DuplicateLineError) return context.transaction(({ tx }) => close(tx, cacheId, 'duplicate'));
    // Something is wrong with this line or its member: the money is written down all the same, without a credit.
    return context.transaction((ctx) => putAside(ctx, cacheId, error));
  }
}

async function putAside(ctx: TransactionContext, cacheId: number, error: unknown): Promise<Processed> {
  const cached = await lockCached(ctx.tx, cacheId);
  if (cached?.process_result !== 'queued') return 'skipped';
  const line = await keepLine(ctx.tx, factsOf(cached));
  if (!line) return close(ctx.tx, cacheId, 'duplicate');
  await settleLine(ctx, line, error instanceof Error ? error.message : String(error));
  return close(ctx.tx, cacheId, 'inserted', line.raw_ref);
}

function lockCached(tx: Tx, id: number): Promise<Cached | undefined> {
  return maybe(
    sql<Cached>`
      select cached.id::integer as id, cached.bank_id::integer as bank_id, cached.agent_ids, cached.txn_at, cached.direction,
        cached.amount, cached.from_bank_code, cached.from_account_no, cached.from_account_name, cached.description,
        cached.process_result, cached.payload_json, bank.channel
      from bank_cache_transaction cached join bank on bank.id = cached.bank_id
      where cached.id = ${id} for no key update of cached`,
    tx,
  );
}

async function close(tx: Tx, id: number, result: Processed, rawRef?: RawLine['raw_ref']): Promise<Processed> {
  await many(
    sql`
      update bank_cache_transaction set processed = true, process_result = ${result}, raw_ref = ${rawRef ?? null},
        -- Read twice or not: whoever may see the line that it became may see it.
        agent_ids = coalesce((select agent_ids from raw_transaction
          where dedupe_key = bank_cache_transaction.payload_json ->> 'key'), agent_ids)
      where id = ${id} and process_result = 'queued'`,
    tx,
  );
  return result;
}

const sources: Readonly<Record<string, RawFacts['source']>> = { app: 'app', sms: 'sms', web: 'web', api: 'app' };

function factsOf(cached: Cached): RawFacts {
  const payload = cached.payload_json ?? {};
  const text = (name: string) => {
    const value = payload[name];
    return typeof value === 'string' ? value : null;
  };
  const balance = text('balance');
  return {
    bankId: cached.bank_id,
    agentIds: cached.agent_ids,
    source: sources[cached.channel] ?? 'app',
    at: cached.txn_at,
    direction: cached.direction,
    amount: cached.amount,
    balanceAfter: balance === null ? null : (parseMoney(balance) ?? null),
    channelCode: text('channel'),
    upstreamRef: text('reference'),
    fromBankCode: cached.from_bank_code,
    fromAccountNo: cached.from_account_no,
    fromAccountName: cached.from_account_name,
    description: cached.description,
    dedupeKey: text('key') ?? '',
  };
}
