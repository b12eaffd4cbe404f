import { sql } from 'kysely';
import { many } from '#server/db/sql.ts';
import { importTexts } from '../texts.ts';
import type { Apply } from './chunk.ts';

/** Advisory lock key, an arbitrary constant: two batches linking members at once could together create a cycle. */
const linkLockKey = 7_301_998;

/** Sets referrers line by line, because each is checked against the state left by the previous one. */
export const applyAffiliates: Apply = async (ctx, batch, rows) => {
  await many(sql`select pg_advisory_xact_lock(${linkLockKey})`, ctx.tx);
  const effects = [];
  for (const row of rows) {
    const { username, upline_username: upline } = row.known;
    const [done] = await many(
      sql<{ id: number }>`
        update member set upline_id = up.id from member up
        where member.username = ${username} and up.username = ${upline} and up.id <> member.id
          and member.agent_id = ${batch.agent_id} and up.agent_id = ${batch.agent_id}
          and (member.upline_id is null or ${row.act === 'update'}::boolean)
          and not exists (
            with recursive above (id, upline_id) as (
              select id, upline_id from member where id = up.id
              union select m.id, m.upline_id from member m join above on m.id = above.upline_id
            ) select 1 from above where above.id = member.id)
        returning member.id::int as id`,
      ctx.tx,
    );
    effects.push(
      done
        ? {
            id: row.id,
            outcome: row.act === 'add' ? ('added' as const) : ('updated' as const),
            message: null,
            memberId: done.id,
            amount: 0n,
          }
        : {
            id: row.id,
            outcome: 'failed' as const,
            message: importTexts.lineChanged,
            memberId: row.member_id,
            amount: 0n,
          },
    );
  }
  return effects;
};
