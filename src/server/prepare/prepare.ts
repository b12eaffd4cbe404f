import { cipherOf } from '../base/cipher.ts';
import { withAdvisoryLock } from '../db/advisory-lock.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { longTransaction } from '../db/long-transaction.ts';
import { migrate } from '../db/migrate.ts';
import { keepTextIndexes } from '../db/text-indexes.ts';
import { seedReference } from '../demo/reference.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { SizeName } from '../demo/size.ts';
import type { DemoAccount } from '../demo/staff.ts';
import { isEmpty, type Provider } from '../identity/first-owner.ts';
import { type Sealer, sealerOf } from '../seals/seal.ts';
import { beginSeals, sealMigrations, unsealedBy } from './begin-seals.ts';
import { addedText, syncReference } from './reference-sync.ts';

/** Any fixed number; processes that start at once on one database prepare it one after the other. */
const advisoryLock = 7_301_996;

export interface Preparation {
  readonly database: OpenDatabase;
  /** Size of the demo for an empty database; absent = only what every installation needs. */
  readonly demo?: SizeName;
  /** Key of the server that the demo's people belong to. */
  readonly server?: string;
  /** Gateways that are on in the deployment; absent = all. */
  readonly gateways?: readonly string[];
  /** Who knows the deployment's people; default `local`. */
  readonly identity?: Provider;
  /** The server's own key: encrypts secrets, and seals rows. */
  readonly secretKey: Uint8Array;
  readonly now: Date;
  readonly log: (line: string) => void;
}

export interface Prepared {
  /** The demo's accounts, if it was made just now. */
  readonly accounts: readonly DemoAccount[];
  /** Nobody can sign in yet. */
  readonly empty: boolean;
}

/** Brings a database to the state in which the server can use it: migrated, with roles and menus, maybe with the demo. */
export async function prepareDatabase(preparation: Preparation): Promise<Prepared> {
  const { database, log } = preparation;
  const sealer = sealerOf(preparation.secretKey);
  const before = await unsealedBy(database.db);
  const ran = await migrate(database);
  if (ran.length > 0) log(`Database schema: ${ran.length} migrations applied`);
  const fill = async () => {
    if (ran.length > 0) await sealMigrations(database.db, sealer, ran, before);
    const prepared = await seed(preparation, sealer);
    const sealed = await beginSeals(database.db, sealer);
    if (sealed !== undefined) log(`Seals: ${sealed} rows sealed`);
    return prepared;
  };
  // One process owns an embedded database; several may start on one PostgreSQL.
  if (database.engine === 'pglite') return fill();
  return database.withSession((session) =>
    withAdvisoryLock(session, advisoryLock, async () => {
      const prepared = await fill();
      await keepTextIndexes(session, log);
      return prepared;
    }),
  );
}

async function seed(
  { database, demo, server, gateways, identity = 'local', secretKey, now, log }: Preparation,
  sealer: Sealer,
): Promise<Prepared> {
  const { db } = database;
  const role = await db.selectFrom('role').select('id').limit(1).executeTakeFirst();
  if (role) {
    const added = addedText(await longTransaction(db, (tx) => syncReference(tx, sealer, now, gateways)));
    if (added !== undefined) log(`Reference data: ${added} added`);
    return { accounts: [], empty: await isEmpty(db, identity) };
  }
  if (demo === undefined) {
    await longTransaction(db, (tx) => seedReference(tx, now, gateways));
    return { accounts: [], empty: true };
  }
  log('Creating the demo data …');
  const { accounts } = await seedDemo({
    db,
    size: demo,
    today: now.toISOString(),
    seal: cipherOf(secretKey).encrypt,
    ...(server === undefined ? {} : { server }),
    ...(gateways === undefined ? {} : { gateways }),
    log: (line) => log(`  ${line}`),
  });
  return { accounts, empty: await isEmpty(db, identity) };
}
