import { sql } from 'kysely';
import type { Breach } from '#server/base/breach.ts';
import type { Context } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Checkpoint } from '#server/jobs/send-once.ts';
import { drain } from '#server/jobs/worker.ts';
import type { SandboxWorld } from '#server/providers/sandbox/sandbox-providers.ts';
import { requestTransfer, type TransferRequest, type TransferRequested } from '#server/transfers/request-transfer.ts';
import type { TransferListeners } from '#server/transfers/settle-transfer.ts';
import { readTransfer, type TransferRow } from '#server/transfers/transfer.ts';
import { transferTask } from '#server/transfers/transfer-task.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import type { Subject } from '../../api/subjects.ts';
import { platformFor } from './platform.ts';
import { quickSandbox, usualSchedule } from './quick-sandbox.ts';
import { createWorld, type World } from './world.ts';

export interface WindOptions {
  readonly schedule?: readonly number[];
  readonly checkpoint?: (at: Checkpoint) => Promise<void>;
}

/** The house's bank accounts over one database, with a worker that a test winds by hand. */
export interface House {
  readonly database: OpenDatabase;
  readonly world: World;
  readonly context: Context;
  request(request: Omit<TransferRequest, 'origin'> & Partial<TransferRequest>): Promise<TransferRequested>;
  /** The id of a transfer that was accepted. */
  accepted(request: Omit<TransferRequest, 'origin'> & Partial<TransferRequest>): Promise<number>;
  work(options?: WindOptions): Promise<number>;
  transfer(id: number): Promise<TransferRow>;
  /** Requests that reached the other side, and those it carried out. */
  sent(ref: string): Promise<{ readonly requests: number; readonly paid: number }>;
  balance(bankId: number): Promise<bigint>;
  breaches(): Promise<readonly Breach[]>;
  close(): Promise<void>;
}

/** Somebody else's account. */
export const elsewhere = { bankCode: 'SCB', accountNo: '4051234567', accountName: 'นาย สมชาย ใจดี' };

export async function openHouse(
  subject: Subject,
  options: { readonly sandbox?: Partial<SandboxWorld>; readonly listeners?: TransferListeners } = {},
): Promise<House> {
  const database = await subject.open({ poolSize: 20 });
  await migrate(database);
  const { db } = database;
  const platform = platformFor(db, { principalOf: async () => undefined }, { ...quickSandbox(), ...options.sandbox });
  const context = systemContext(platform, 'transfers');
  const listeners = options.listeners ?? {};
  const world = await createWorld(db);
  const house: House = {
    database,
    world,
    context,
    request: (request) => context.transaction((ctx) => requestTransfer(ctx, { origin: 'console', ...request })),
    async accepted(request) {
      const answer = await house.request(request);
      if (!answer.ok) throw new Error(answer.refusal.text.th);
      return answer.id;
    },
    work({ schedule = usualSchedule, checkpoint } = {}) {
      const transfer = transferTask({ context, listeners, schedule, ...(checkpoint ? { checkpoint } : {}) });
      return drain({ db, handlers: { transfer }, concurrency: 8 });
    },
    async transfer(id) {
      const row = await readTransfer(db, id);
      if (!row) throw new Error(`no transfer ${id}`);
      return row;
    },
    async sent(ref) {
      const { rows } = await sql<{ requests: number; paid: number }>`
        select count(*)::integer as requests, (count(*) filter (where executed))::integer as paid
        from sandbox_transfer where reference = ${ref}`.execute(db);
      return rows[0] ?? { requests: 0, paid: 0 };
    },
    async balance(bankId) {
      const row = await db.selectFrom('bank').select('balance').where('id', '=', bankId).executeTakeFirstOrThrow();
      return row.balance;
    },
    breaches: () => verifyInvariants(db),
    close: () => database.close(),
  };
  return house;
}
