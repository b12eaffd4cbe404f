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

/**
 * For conditions in SQL: whether the user, or one who counts as the same person, did it. A user who lately changed how
 * another signs in counts as that user; the system never does.
 *
 * @example
 * sql`count(*) filter (where ${doneBySame(ctx, sql`created_by`)})`
 */
export function doneBySame({ principal }: Pick<Doer, 'principal'>, column: ReturnType<typeof sql>) {
  return principal.userId === 0 ? sql<boolean>`false` : sql<boolean>`${column} in ${same(principal.userId)}`;
}

/**
 * Whether the acting user also did the first half. `other` did it; null = nobody. It is the same person, or a user who
 * counts as the same because one of them lately changed how the other signs in, or somebody else changed it for both.
 * The result explains a refusal: empty if it is the same user, else why the two count as one; undefined = two people.
 */
export async function sameHand({ tx, principal }: Doer, other: number | null): Promise<Text | undefined> {
  if (other === null || principal.userId === 0) return undefined;
  if (other === principal.userId) return { th: '', en: '' };
  const [found] = await many(
    sql<{ username: string }>`select username from app_user where id = ${other} and id in ${same(principal.userId)}`,
    tx,
  );
  if (!found) return undefined;
  return decisionsTexts.samePerson({ username: found.username });
}

/** Throws 403 if the principal counts as the person `other` who did the first half. */
export async function requireAnotherPerson(doer: Doer, other: number | null, message: Words): Promise<void> {
  const sameUser = await sameHand(doer, other);
  if (sameUser) throw forbidden(joinTexts([typeof message === 'string' ? asIs(message) : message, sameUser], ''));
}
