import { type Kysely, sql } from 'kysely';
import type { Cipher } from '../base/cipher.ts';
import type { Database } from '../db/database.ts';
import { maybe } from '../db/sql.ts';

/** What a bank wants to know one of our accounts by. Never logged, never part of an error's text. */
export interface BankAccess {
  readonly bankCode: string;
  readonly accountNo: string;
  /** How the account is connected: `app`, `web`, `api`, `sms` or `manual`. */
  readonly channel: string;
  /** Plain texts by name: `device_id`, `app_pin`, `login_username` … */
  readonly credentials: Readonly<Record<string, string>>;
}

/** Opens the accesses of bank accounts. Undefined for an account that does not exist. */
export interface BankVault {
  open(accountId: number): Promise<BankAccess | undefined>;
}

type Row = Readonly<Record<(typeof secrets)[number], string | null>> & {
  readonly bank_code: string;
  readonly account_no: string;
  readonly channel: string;
};

const secrets = ['device_id', 'app_pin', 'login_username', 'login_password', 'api_key', 'api_secret'] as const;

/** The accesses as the accounts have them, decrypted one at a time. */
export function bankVault(db: Kysely<Database>, cipher: Cipher): BankVault {
  return {
    async open(accountId) {
      const columns = sql.join(secrets.map((name) => sql.ref(name)));
      const row = await maybe(
        sql<Row>`select bank_code, account_no, channel, ${columns} from bank where id = ${accountId}`,
        db,
      );
      if (!row) return undefined;
      const credentials = Object.fromEntries(
        secrets.flatMap((name) => {
          const sealed = row[name];
          return sealed === null ? [] : [[name, cipher.decrypt(sealed)] as const];
        }),
      );
      return { bankCode: row.bank_code, accountNo: row.account_no, channel: row.channel, credentials };
    },
  };
}
