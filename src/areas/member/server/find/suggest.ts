import { type RawBuilder, sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { MemberHit } from '#generated/api/member.ts';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { servedBy } from '../served-by.ts';

/** Default and maximum number of rows. */
const defaultLimit = 8;
const maxLimit = 50;
/** Minimum digits to search by telephone or account number. */
const minDigits = 4;

const startsWith = (text: string): string => `${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/**
 * Conditions by which a few letters match a member, each served by an index: prefix of the user name (digits alone also
 * match after the agent's prefix), of the first or last name, and for callers who may see them, of the telephone or
 * account number.
 */
function conditionsOf(text: string, ctx: Context): readonly RawBuilder<unknown>[] {
  const lower = startsWith(text.toLowerCase());
  const digits = text.replace(/[\s-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  const seesNumbers = isNumber && digits.length >= minDigits && ctx.can('member.pii.view');
  return [
    sql`member.username like ${lower}`,
    ...(isNumber
      ? [
          sql`exists (select from agent a where a.id = member.agent_id and member.username like a.prefix || ${startsWith(digits)})`,
        ]
      : [sql`member.name like ${startsWith(text)}`, sql`split_part(member.name, ' ', 2) like ${startsWith(text)}`]),
    ...(seesNumbers
      ? [sql`member.mobile like ${startsWith(digits)}`, sql`member.bank_account_no like ${startsWith(digits)}`]
      : []),
  ];
}

/** `GET /api/member/filter?segment=suggest`: members that match a few letters, within the caller's row scope. */
export const suggest: Services<Context>['member.suggest'] = async ({ query }, ctx) => {
  const text = query.q.trim();
  if (text.length < 2) return { items: [] };
  const limit = Math.min(query.limit ?? defaultLimit, maxLimit);
  const parts = conditionsOf(text, ctx).map(
    (condition, rank) => sql`(select member.id, ${rank}::integer as rank from member
      where ${condition} and ${servedBy(ctx, sql`member.agent_id`)} limit ${limit})`,
  );
  const items = await many(
    sql<MemberHit>`
      select member.id::integer as id, member.username, member.name, agent.code as agent_code, member.status
      from (select id, min(rank) as rank from (${sql.join(parts, sql` union all `)}) way group by id) hit
      join member on member.id = hit.id join agent on agent.id = member.agent_id
      order by hit.rank, member.username limit ${limit}`,
    ctx.db,
  );
  return { items };
};
