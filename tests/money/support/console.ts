import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bulkTask } from '#areas/finance/server/mbanking/bulk/feed.ts';
import { transferListeners } from '#areas/finance/server/transfer-listeners.ts';
import { systemContext } from '#server/context/context-factory.ts';
import type { Checkpoint } from '#server/jobs/send-once.ts';
import { drain } from '#server/jobs/worker.ts';
import { transferTask } from '#server/transfers/transfer-task.ts';
import { openWorld, post, type Reply, signIn, type World } from '../../api/kit.ts';
import type { Subject } from '../../api/subjects.ts';
import { quickSandbox, usualSchedule } from './quick-sandbox.ts';
import { createWorld, type World as Money } from './world.ts';

/** The product with money, people with passwords, and a worker that a test winds by hand. */
export interface Console extends World {
  readonly money: Money;
  /** A call below /api/system/mbanking/ by somebody. */
  call(by: string, path: string, body: object, key?: string): Promise<Reply>;
  work(options?: { readonly checkpoint?: (at: Checkpoint) => Promise<void> }): Promise<number>;
}

export async function openConsole(subject: Subject): Promise<Console> {
  const world = await openWorld(subject, { sandbox: quickSandbox() });
  const { db } = world.database;
  // The agents of the world of money take the place of those that every test begins with, and of what came with them.
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of ['agent_share', 'agent_config', 'agent'] as const) await tx.deleteFrom(table).execute();
  });
  const money = await createWorld(db);
  const tokens = new Map<string, { authorization: string }>();
  const context = systemContext(world.platform, 'transfers');
  return {
    ...world,
    money,
    async call(by, path, body, key = randomUUID()) {
      const token = tokens.get(by) ?? (await signIn(world.app, by));
      tokens.set(by, token);
      return post(world.app, `/api/system/mbanking/${path}`, body, { ...token, 'idempotency-key': key });
    },
    work({ checkpoint } = {}) {
      const transfer = transferTask({
        context,
        listeners: transferListeners,
        schedule: usualSchedule,
        ...(checkpoint ? { checkpoint } : {}),
      });
      const handlers = { transfer, bulk: bulkTask(context) };
      return drain({ db, handlers, concurrency: 8 });
    },
  };
}
