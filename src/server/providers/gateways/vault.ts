import { type Kysely, sql } from 'kysely';
import type { Cipher } from '../../base/cipher.ts';
import type { Database } from '../../db/database.ts';
import { maybe } from '../../db/sql.ts';

/** What a gateway wants to know one of our accounts by. Never logged, never part of an error's text. */
export interface GatewayAccess {
  readonly apiUrl: string;
  /** Plain texts by name: `api_key`, `secret_key`, `merchant_id` … */
  readonly credentials: Readonly<Record<string, string>>;
  /** The secret before the last change, while it still counts. */
  readonly previousSecret: string | null;
}

/** Opens the accesses of accounts. Undefined for an account that does not exist or belongs to another gateway. */
export interface Vault {
  open(gateway: string, accountId: number): Promise<GatewayAccess | undefined>;
  /** Notes until when the session with the gateway lasts. */
  noteSession(accountId: number, until: Date): Promise<void>;
}

interface Row {
  readonly api_url: string;
  readonly merchant_id: string | null;
  readonly api_version: string | null;
  readonly api_key: string | null;
  readonly access_key: string | null;
  readonly token: string | null;
  readonly secret_key: string | null;
  readonly previous: string | null;
}

/** The accesses as the gateway's accounts have them, decrypted one at a time. */
export function databaseVault(db: Kysely<Database>, cipher: Cipher): Vault {
  return {
    async open(gateway, accountId) {
      const row = await maybe(
        sql<Row>`
          select api_url, merchant_id, api_version, api_key, access_key, token, secret_key,
            case when previous_secret_until > clock_timestamp() then previous_secret_key end as previous
          from gateway_account where id = ${accountId} and gateway = ${gateway}`,
        db,
      );
      if (!row) return undefined;
      const { merchant_id, api_version, api_key, access_key, token, secret_key } = row;
      const texts = { merchant_id, api_version };
      const secrets = { api_key, access_key, token, secret_key };
      return {
        apiUrl: row.api_url,
        credentials: {
          ...present(texts, (text) => text),
          ...present(secrets, (text) => cipher.decrypt(text)),
        },
        previousSecret: row.previous === null ? null : cipher.decrypt(row.previous),
      };
    },
    async noteSession(accountId, until) {
      await sql`update gateway_account set token_expires_at = ${until}::timestamptz where id = ${accountId}`.execute(
        db,
      );
    },
  };
}

function present(values: Readonly<Record<string, string | null>>, plain: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, plain(value)] as const])),
  );
}
