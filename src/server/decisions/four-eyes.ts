import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { forbidden, type Words } from '../base/failure.ts';
import { asIs, joinTexts } from '../base/text-catalogue.ts';
import type { TransactionContext } from '../context/context.ts';
import { many } from '../db/sql.ts';
import { decisionsTexts } from './texts.ts';

type Doer = Pick<TransactionContext, 'tx' | 'principal'>;

/** Users who count as the same person for the four-eyes rule, the user included. */
const same = (userId: number) => sql`(select same_people(${userId}::integer))`;

/** Did the account of a key do it? Anybody who has the key may have done it, so that it counts as everybody. */
const byMachine = (column: ReturnType<typeof sql>) =>
  sql`${column} in (select id from app_user where status = 'machine')`;

/**
 * For conditions in SQL: whether the user, or one who counts as the same person, did it. A user who lately changed how
 * another signs in counts as that user; the system never does.
 *
 * @example
 * sql`count(*) filter (where ${doneBySame(ctx, sql`created_by`)})`
 */
export function doneBySame({ principal }: Pick<Doer, 'principal'>, column: ReturnType<typeof sql>) {
  if (principal.userId === 0) return sql<boolean>`false`;
  return sql<boolean>`(${column} in ${same(principal.userId)} or ${byMachine(column)})`;
}

/**
 * Whether the acting user also did the first half. `other` did it; null = nobody. It is the same person, or a user who
 * counts as the same because one of them lately changed how the other signs in, or somebody else changed it for both.
 * The result explains a refusal: empty if it is the same user, else why the two count as one; undefined = two people.
 */
export async function sameHand({ tx, principal }: Doer, other: number | null): Promise<Text | undefined> {
  if (other === null || principal.userId === 0) return undefined;
  if (other === principal.userId) return { th: '', en: '' };
  // A key is never one of two people, neither the first nor the second.
  if (principal.key) return decisionsTexts.keyIsNobody;
  const [found] = await many(
    sql<{ username: string; status: string }>`
      select username, status from app_user
      where id = ${other} and (status = 'machine' or id in ${same(principal.userId)})`,
    tx,
  );
  if (!found) return undefined;
  if (found.status === 'machine') return decisionsTexts.keyDidIt;
  return decisionsTexts.samePerson({ username: found.username });
}

/** Throws 403 if the principal counts as the person `other` who did the first half. */
export async function requireAnotherPerson(doer: Doer, other: number | null, message: Words): Promise<void> {
  const sameUser = await sameHand(doer, other);
  if (sameUser) throw forbidden(joinTexts([typeof message === 'string' ? asIs(message) : message, sameUser], ''));
}
