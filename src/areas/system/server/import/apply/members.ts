import { sql } from 'kysely';
import { many } from '#server/db/sql.ts';
import { recordEvents } from '#server/lifecycle/record-event.ts';
import type { WaitingRow } from '../row.ts';
import { importTexts } from '../texts.ts';
import type { Apply, Effect } from './chunk.ts';
import { openWallets, postCredit } from './post-balance.ts';

interface WrittenMember {
  readonly id: number;
  readonly username: string;
}

const recordset = (rows: readonly WaitingRow[]) =>
  sql`json_to_recordset(${JSON.stringify(rows.map((row) => row.known))}::json) as v (username text, name text, mobile text,
    bank_code text, bank_account_no text, bank_account_name text, upline_username text, registered_at timestamptz, line_id text)`;

const upline = sql`(select up.id from member up where up.username = v.upline_username)`;
const wallet = sql`case when v.bank_code = 'TRUEWALLET' then v.bank_account_no end`;

const eventsOf = (members: readonly WrittenMember[], action: string) =>
  members.map(({ id }) => ({ entity: 'Member', id, action, ...(action === 'create' ? { to: 'active' } : {}) }));

/** Adds new members with their wallets, and updates existing ones where requested. */
export const applyMembers: Apply = async (ctx, batch, rows, author) => {
  const adding = rows.filter((row) => row.act === 'add');
  const updating = rows.filter((row) => row.act === 'update');
  const added = await many(
    sql<WrittenMember>`
      insert into member (username, agent_id, name, mobile, line_id, bank_code, bank_account_no, bank_account_name,
        truewallet_no, upline_id, register_channel, level, tags, turnover_required, turnover_done, deposit_count,
        deposit_total, withdraw_count, withdraw_total, winloss_total, registered_at, status, activity_state)
      select v.username, ${batch.agent_id}::int, v.name, v.mobile, v.line_id, v.bank_code, v.bank_account_no,
        v.bank_account_name, ${wallet}, ${upline}, 'import', 'bronze', '[]', 0, 0, 0, 0, 0, 0, 0,
        coalesce(v.registered_at, clock_timestamp()), 'active', 'never'
      from ${recordset(adding)}
      on conflict (username) do nothing
      returning id::int as id, username`,
    ctx.tx,
  );
  const updated = await many(
    sql<WrittenMember>`
      update member set name = v.name, mobile = v.mobile, bank_code = v.bank_code, bank_account_no = v.bank_account_no,
        bank_account_name = v.bank_account_name, line_id = coalesce(v.line_id, member.line_id)
      from ${recordset(updating)} where member.username = v.username and member.agent_id = ${batch.agent_id}
      returning member.id::int as id, member.username`,
    ctx.tx,
  );
  await recordEvents(ctx.tx, [...eventsOf(added, 'create'), ...eventsOf(updated, 'update')], {
    ...author,
    userId: author.id ?? 0,
  });
  const ids = new Map([...added, ...updated].map(({ id, username }) => [username, id]));
  await openWallets(
    ctx,
    added.map(({ id }) => id),
    'main',
  );
  const effects: Effect[] = [];
  for (const row of rows) {
    const memberId = ids.get(String(row.known.username)) ?? null;
    if (memberId === null) {
      // The member was created concurrently since the check.
      effects.push({ id: row.id, outcome: 'skipped', message: importTexts.memberThere, memberId, amount: 0n });
      continue;
    }
    const amount = row.act === 'add' ? row.amount : 0n;
    if (amount > 0n) await postCredit(ctx, batch, { rowId: row.id, memberId, delta: amount }, author);
    effects.push({ id: row.id, outcome: row.act === 'add' ? 'added' : 'updated', message: null, memberId, amount });
  }
  return effects;
};
