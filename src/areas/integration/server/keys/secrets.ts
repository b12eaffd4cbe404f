import { sql } from 'kysely';
import { newSecret, prefixOf, secretHash } from '#server/base/api-key.ts';
import { many, one, type Tx } from '#server/db/sql.ts';

/** A secret that was just made: shown once, by the reply of the call that made it. */
export interface FreshSecret {
  readonly secret: string;
  /** What lists show of it. */
  readonly prefix: string;
}

export function freshSecret(): FreshSecret {
  const secret = newSecret();
  return { secret, prefix: prefixOf(secret) };
}

/** Keeps the hash of a secret. */
export async function keepSecret(tx: Tx, keyId: number, { secret }: FreshSecret): Promise<void> {
  await many(sql`insert into api_key_secret (key_id, hash) values (${keyId}, ${secretHash(secret)})`, tx);
}

/** Ends the secrets that a key has, after some hours; one that ends earlier already does. Returns until when they work. */
export async function endSecrets(tx: Tx, keyId: number, hours: number): Promise<Date> {
  const { until } = await one(
    sql<{ until: Date }>`select clock_timestamp() + make_interval(hours => ${hours}::integer) as until`,
    tx,
  );
  await many(
    sql`update api_key_secret set ends_at = ${until}::timestamptz
      where key_id = ${keyId} and coalesce(ends_at > ${until}::timestamptz, true)`,
    tx,
  );
  return until;
}
