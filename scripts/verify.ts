import { join } from 'node:path';
import { verifyAudit } from '#server/audit.ts';
import { openDatabase } from '#server/db/connect.ts';
import { verifyInvariants } from '#server/ledger/invariants/verify.ts';

/**
 * `npm run verify`: checks the books of the database that the environment names (DATABASE_URL, or DATA_DIR while the
 * server is stopped). Prints each broken rule with the first row that breaks it; exits 1 when there is one.
 */
const { DATABASE_URL: url, DATA_DIR: dir = join(process.cwd(), '.data') } = process.env;
const database = await openDatabase(url ? { url, poolSize: 2 } : { dir });
try {
  const breaches = await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => verifyInvariants(tx));
  const audit = await verifyAudit(database.db);
  const print = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  for (const { id, title, row } of breaches) console.error(`${id}  ${title}\n    ${JSON.stringify(row, print)}`);
  if (audit !== undefined) console.error(`I12  the hash chain of the audit log closes\n    row ${audit}`);
  if (breaches.length > 0 || audit !== undefined) process.exitCode = 1;
  else console.log('All invariants of the books hold.');
} finally {
  await database.close();
}
