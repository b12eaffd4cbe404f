import type { AuditEntry } from '../audit/entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { markTransaction } from '../db/driver.ts';
import { DatabaseError } from '../db/session.ts';
import { sealChanges } from '../seals/seal.ts';
import type { Access, Context, TransactionContext } from './context.ts';
import type { Platform } from './platform.ts';
import { tellingBy } from './telling.ts';

/** Serialization failure and deadlock: the transaction may be retried. */
const retried: ReadonlySet<string> = new Set(['40001', '40P01']);
const attempts = 3;

/** The request context without database handles. */
export type Common = Omit<Context, 'db' | 'transaction' | 'auditAlone' | 'disclose'>;

/**
 * Runs `work` in one transaction, at most three times while the database asks for another try. At its end whoever it concerns
 * is told, and what it changed is sealed; audit entries are collected and written last, because the head of their chain stays locked until the commit.
 * One that is `read only` can change nothing, so it has nothing to seal.
 */
export async function inTransaction<T>(
  platform: Pick<Platform, 'db' | 'logger' | 'sealer' | 'notify' | 'tell'>,
  common: Common,
  work: (ctx: TransactionContext) => Promise<T>,
  access?: Access,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const entries: AuditEntry[] = [];
    const after: (() => void | Promise<void>)[] = [];
    try {
      const transaction = platform.db.transaction();
      const result = await (access ? transaction.setAccessMode(access) : transaction).execute((tx) =>
        markTransaction(async () => {
          const ctx: TransactionContext = {
            ...common,
            tx,
            async audit(entry) {
              entries.push(entry);
            },
            afterCommit(one) {
              after.push(one);
            },
          };
          const value = await tellingBy(access ? undefined : platform.tell, tx, () => work(ctx));
          if (!access) await platform.notify(tx, common, entries);
          await writeAudit(tx, common, entries, access ? [] : await sealChanges(tx, platform.sealer));
          return value;
        }),
      );
      for (const one of after) await runAfter(platform, one);
      return result;
    } catch (error) {
      if (attempt >= attempts || !(error instanceof DatabaseError) || !retried.has(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * attempt + Math.random() * 10 * attempt));
    }
  }
}

async function runAfter(platform: Pick<Platform, 'logger'>, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    platform.logger.error({ err: error }, 'work after a commit failed');
  }
}
