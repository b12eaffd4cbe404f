import { join, resolve } from 'node:path';
import { headStore, parseHeads } from '#server/audit/heads.ts';
import { checkAudit } from '#server/audit/verify.ts';
import { openDatabase } from '#server/db/connect.ts';
import { longTransaction } from '#server/db/long-transaction.ts';
import { checkSeals } from '#server/seals/check.ts';
import { sealerOf } from '#server/seals/seal.ts';
import { existingSecretKey } from '#server/settings/secret-key.ts';
import { openMatters } from '#server/verify/area-checks.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';

/**
 * `npm run verify`: checks the books, the seals of rows and the audit log of the database that the environment names
 * (DATABASE_URL, or DATA_DIR while the server is stopped), with the server's own key (SECRET_KEY, or secret.key in
 * DATA_DIR); the log also against the heads that were kept (AUDIT_HEADS, by default audit-heads.log in DATA_DIR). Prints
 * each broken rule with the first row that breaks it; exits 1 when there is one. Says what is open in areas, too, such as
 * differences with the banks' statements: that is for people, and breaks no rule.
 */
const { env } = process;
const dir = resolve(env.DATA_DIR || '.data');

async function verify(): Promise<void> {
  const store = headStore(env.AUDIT_HEADS || join(dir, 'audit-heads.log'));
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL, poolSize: 2 } : { dir, mustExist: true },
  );
  try {
    const sealer = sealerOf(existingSecretKey(env.SECRET_KEY, join(dir, 'secret.key')));
    const kept = parseHeads(await store.read());
    const { breaches, seals, audit, open } = await longTransaction(
      database.db,
      async (tx) => ({
        breaches: await verifyInvariants(tx),
        seals: await checkSeals(tx, sealer),
        audit: await checkAudit(tx, kept),
        open: await openMatters(tx),
      }),
      'repeatable read',
    );
    const print = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
    const all = [...breaches, ...seals.breaches];
    for (const { id, title, row } of all) console.error(`${id}  ${title}\n    ${JSON.stringify(row, print)}`);
    if (audit.broken !== undefined) {
      console.error(`I12  the hash chain of the audit log closes\n    row ${audit.broken}: ${audit.reason}`);
    }
    for (const sentence of open) console.log(sentence);
    if (all.length > 0 || audit.broken !== undefined) process.exitCode = 1;
    else
      console.log(
        `All invariants of the books hold; ${seals.rows} sealed rows, ${audit.rows} rows of the audit log, ${kept.length} kept heads agree.`,
      );
  } finally {
    await database.close();
  }
}

verify().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
