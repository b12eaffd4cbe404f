import { onBulkTransfer } from './services/finance/mbanking/bulk/feed.ts';
import { followReplenish } from './services/finance/replenish/follow-replenish.ts';
import { followSweep } from './services/finance/sweep/follow-sweep.ts';
import type { TransferListeners } from './transfers/settle-transfer.ts';

/** Who is told how a transfer ended, by who asked for it. */
export const transferListeners: TransferListeners = {
  bulk: onBulkTransfer,
  replenish: followReplenish,
  sweep: followSweep,
};
