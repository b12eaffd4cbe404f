import { sql } from 'kysely';
import { maybe, type Tx } from '#server/db/sql.ts';

/** Seconds that a person who took a request keeps it without renewing. */
export const lockSeconds = 120;

export interface Holder {
  readonly userId: number;
  readonly name: string;
  readonly at: Date;
}

/** Who has the request in hand now, by the database's clock. */
export async function holderOf(tx: Tx, id: number): Promise<Holder | undefined> {
  return maybe(
    sql<Holder>`
      select withdrawal.locked_by::integer as "userId", coalesce(app_user.name, '-') as name, withdrawal.locked_at as at
      from withdrawal left join app_user on app_user.id = withdrawal.locked_by
      where withdrawal.id = ${id} and withdrawal.locked_by is not null
        and withdrawal.locked_at > clock_timestamp() - ${lockSeconds}::integer * interval '1 second'`,
    tx,
  );
}
