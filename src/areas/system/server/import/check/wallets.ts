import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { many } from '#server/db/sql.ts';
import type { ImportField } from '../fields.ts';
import { readAmount, readLine } from '../read/text.ts';
import type { StagedRow } from '../row.ts';
import { importTexts } from '../texts.ts';
import { type CheckContext, type Checker, LineReader, readUsername } from './checker.ts';
import { membersByName } from './people.ts';

/** Wallets that count pieces instead of baht. */
const counted: ReadonlySet<string> = new Set(['point', 'ticket']);

/** Content key: the same content is imported once, whatever the file; a note distinguishes intended repetitions. */
function keyOf(job: CheckContext, username: string, amount: bigint, note: string): string {
  const { agent_id: agent, wallet_type: wallet, wallet_mode: mode } = job.batch;
  return createHash('sha256')
    .update(JSON.stringify([agent, wallet, mode, username, String(amount), note]))
    .digest('hex');
}

const typeOf = ({ batch }: CheckContext) => batch.wallet_type ?? 'main';

/** Parses one line. */
function readBalance(job: CheckContext, row: StagedRow) {
  const line = new LineReader(row, job.mapping);
  const username = line.read('username', (text) => readUsername(text, job), true) ?? '';
  const amount = line.read('import_amount', readAmount, true);
  const note = line.read('note', (text) => readLine(text, 255), false) ?? '';
  if (amount === 0n && job.batch.wallet_mode !== 'set') line.fail('import_amount', importTexts.moreThanNothing);
  if (amount !== null && counted.has(typeOf(job)) && amount % 100n !== 0n)
    line.fail('import_amount', importTexts.wholeNumber);
  return { line, username, amount: amount ?? 0n, key: keyOf(job, username, amount ?? 0n, note) };
}

/** A duplicate: nothing is imported. */
const duplicate = (field: ImportField, message: Text) => ({ result: 'dup', act: null, field, message }) as const;

/** Checks balances of existing members. */
export function walletChecker(job: CheckContext): Checker {
  const { db, batch } = job;
  const type = typeOf(job);
  const isSet = batch.wallet_mode === 'set';
  const firstLine = new Map<string, number>();
  return async (rows) => {
    const lines = rows.map((row) => readBalance(job, row));
    const membersByUsername = await membersByName(db, new Set(lines.map(({ username }) => username).filter(Boolean)));
    const balances = await balancesOf(
      job,
      type,
      [...membersByUsername.values()].map(({ id }) => id),
    );
    const batchByKey = await takenKeys(
      job,
      lines.map(({ key }) => key),
    );
    return lines.map(({ line, username, amount, key }) => {
      const member = membersByUsername.get(username);
      if (line.problem) return line.verdict({});
      if (!member || member.agent_id !== batch.agent_id) {
        line.fail('username', importTexts.noMemberHere);
        return line.verdict({});
      }
      const current = balances.get(member.id) ?? 0n;
      const next = isSet ? amount : current + amount;
      Object.assign(line.known, { wallet_type: type, current: String(current), next: String(next) });
      const rest = { memberId: member.id, amount, key };
      const first = firstLine.get(username);
      if (first !== undefined)
        return line.verdict({ ...rest, ...duplicate('username', importTexts.usernameTwice({ line: String(first) })) });
      firstLine.set(username, line.row.row_no);
      const earlierBatch = batchByKey.get(key);
      if (earlierBatch !== undefined)
        return line.verdict({ ...rest, ...duplicate('import_amount', importTexts.inBatch({ batch: earlierBatch })) });
      if (next === current) return line.verdict({ ...rest, ...duplicate('import_amount', importTexts.sameBalance) });
      return line.verdict(rest);
    });
  };
}

async function balancesOf(
  { db }: CheckContext,
  type: string,
  members: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const rows = await many(
    sql<{ member_id: number; balance: bigint }>`
      select member_id::int as member_id, balance from wallet
      where wallet_type = ${type} and member_id in (select jsonb_array_elements_text(${JSON.stringify(members)}::jsonb)::int)`,
    db,
  );
  return new Map(rows.map((row) => [row.member_id, row.balance]));
}

async function takenKeys({ db }: CheckContext, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await many(
    sql<{ row_key: string; batch_id: string }>`
      select r.row_key, b.batch_id from import_row r join import_batch b on b.id = r.batch_id
      where r.outcome in ('added', 'updated') and r.row_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
    db,
  );
  return new Map(rows.map((row) => [row.row_key, row.batch_id]));
}
