import { join, resolve } from 'node:path';
import { headStore, parseHeads } from '#server/audit/heads.ts';
import { checkAudit } from '#server/audit/verify.ts';
import { openDatabase } from '#server/db/connect.ts';
import { verifyInvariants } from '#server/ledger/invariants/verify.ts';
import { openDifferences } from '#server/services/finance/banks/days/open-differences.ts';

/**
 * `npm run verify`: checks the books and the audit log of the database that the environment names (DATABASE_URL, or
 * DATA_DIR while the server is stopped), the log also against the heads that were kept (AUDIT_HEADS, by default
 * audit-heads.log in DATA_DIR). Prints each broken rule with the first row that breaks it; exits 1 when there is one. Says
 * how many differences with the banks' statements are open, too: those are for people, and break no rule.
 */
const { DATABASE_URL: url, DATA_DIR: dir = join(process.cwd(), '.data') } = process.env;
const store = headStore(process.env.AUDIT_HEADS || join(resolve(dir), 'audit-heads.log'));
const database = await openDatabase(url ? { url, poolSize: 2 } : { dir });
try {
  const kept = parseHeads(await store.read());
  const { breaches, audit, open } = await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      breaches: await verifyInvariants(tx),
      audit: await checkAudit(tx, kept),
      open: await openDifferences(tx),
    }));
  const print = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  for (const { id, title, row } of breaches) console.error(`${id}  ${title}\n    ${JSON.stringify(row, print)}`);
  if (audit.broken !== undefined) {
    console.error(`I12  the hash chain of the audit log closes\n    row ${audit.broken}: ${audit.reason}`);
  }
  if (open.count > 0)
    console.log(
      `${open.count} differences with the banks are open, the oldest of ${open.oldest}: /finance/manage_banks?tab=differences`,
    );
  if (breaches.length > 0 || audit.broken !== undefined) process.exitCode = 1;
  else
    console.log(
      `All invariants of the books hold; ${audit.rows} rows of the audit log, ${kept.length} kept heads agree.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database.close();
}
