import { sql } from 'kysely';
import type { TransactionContext } from './context.ts';
import { forbidden } from './failure.ts';
import { many } from './ledger/sql.ts';

type Doer = Pick<TransactionContext, 'tx' | 'principal'>;

/** The people who count as this one where two are asked for; the person is one of them. */
const same = (userId: number) => sql`(select same_people(${userId}::integer))`;

/**
 * For conditions in SQL: did one who counts as this person do it? Whoever lately changed how somebody gets in may be
 * that somebody; the system is nobody.
 *
 * @example
 * sql`count(*) filter (where ${doneBySame(ctx, sql`created_by`)})`
 */
export function doneBySame({ principal }: Pick<Doer, 'principal'>, column: ReturnType<typeof sql>) {
  return principal.userId === 0 ? sql<boolean>`false` : sql<boolean>`${column} in ${same(principal.userId)}`;
}

/**
 * Refuses (403) whoever acts where `other` did the first half: the same person, or one who counts as the same because
 * one of them lately changed how the other gets in, or somebody else changed it for both. Null = nobody did.
 */
export async function demandAnother({ tx, principal }: Doer, other: number | null, message: string): Promise<void> {
  if (other === null || principal.userId === 0) return;
  if (other === principal.userId) throw forbidden(message);
  const [found] = await many(
    sql<{ username: string }>`select username from app_user where id = ${other} and id in ${same(principal.userId)}`,
    tx,
  );
  if (found) throw forbidden(`${message} (วิธีเข้าสู่ระบบของคุณหรือ ${found.username} เพิ่งถูกเปลี่ยน จึงนับเป็นคนเดียวกัน)`);
}
