import type { Context } from '../context/context.ts';
import type { Claimed, Outcome } from '../jobs/outbox.ts';
import { type Checkpoint, type Outgoing, sendOnce, usualSchedule } from '../jobs/send-once.ts';
import type { TaskHandler } from '../jobs/worker.ts';
import type { OwnAccount } from '../providers/ports.ts';
import { type HouseAccount, readAccount } from './account.ts';
import { settleTransfer, type TransferListeners } from './settle-transfer.ts';
import { transfersTexts } from './texts.ts';
import { ageOf, markSending, readTransfer, type TransferRow } from './transfer.ts';

export interface TransferTaskSettings {
  /** The system context. */
  readonly context: Pick<Context, 'db' | 'transaction' | 'providers'>;
  readonly listeners: TransferListeners;
  /** Milliseconds before each further inquiry; after the last one a person decides. */
  readonly schedule?: readonly number[];
  readonly checkpoint?: (at: Checkpoint) => Promise<void>;
}

/** Sends one transfer exactly once and stores its result. */
export function transferTask(settings: TransferTaskSettings): TaskHandler {
  const { context, listeners, schedule = usualSchedule, checkpoint = async () => {} } = settings;
  const { db, providers } = context;

  async function outgoing(transfer: TransferRow): Promise<Outgoing> {
    const { id, transfer_ref: reference, amount, fee, inquiries } = transfer;
    const [source, target] = await Promise.all([
      readAccount(db, transfer.source_bank_id),
      transfer.target_bank_id === null ? undefined : readAccount(db, transfer.target_bank_id),
    ]);
    const account = { id: transfer.source_bank_id, bookBalance: source?.balance ?? 0n, feeFixed: fee };
    const to = {
      bankCode: transfer.bank_code,
      accountNo: transfer.account_no,
      accountName: transfer.account_name,
      ...(target && source ? { own: ownOf(target, source) } : {}),
    };
    return {
      request: { account, reference, orderRef: reference, amount, to },
      queued: transfer.status === 'pending',
      fee,
      inquiries,
      most: schedule.length,
      age: await ageOf(db, id),
      mark: () => markSending(db, id),
      // The account was frozen or closed after the request: nothing has been sent.
      refuses: async () => {
        const now = await readAccount(db, transfer.source_bank_id);
        const stopped = !now || now.status === 'frozen' || now.status === 'closed';
        return stopped ? transfersTexts.sourceStopped.kept() : undefined;
      },
    };
  }

  return async (task: Claimed): Promise<Outcome> => {
    const transfer = await readTransfer(db, Number(task.payload.transfer_id));
    if (!transfer || transfer.status === 'success' || transfer.status === 'failed') return { done: true };
    await checkpoint('claimed');
    const verdict = await sendOnce(providers.bank, await outgoing(transfer), checkpoint);
    await checkpoint('answered');
    await context.transaction((ctx) => settleTransfer(ctx, transfer.id, verdict, listeners));
    await checkpoint('settled');
    if (verdict.state !== 'unknown') return { done: true };
    if (verdict.park) return { park: verdict.message };
    return { again: schedule[transfer.inquiries] ?? schedule.at(-1) ?? 60_000, error: verdict.message };
  };
}

function ownOf(target: HouseAccount, { bankCode, accountNo, accountName }: HouseAccount): OwnAccount {
  return { id: target.id, bookBalance: target.balance, sender: { bankCode, accountNo, accountName } };
}
