import { onBulkTransfer } from '#areas/finance/server/mbanking/bulk/feed.ts';
import { followReplenish } from '#areas/finance/server/replenish/follow-replenish.ts';
import { followSweep } from '#areas/finance/server/sweep/follow-sweep.ts';
import type { TransferListeners } from './transfers/settle-transfer.ts';

/** Who is told how a transfer ended, by who asked for it. */
export const transferListeners: TransferListeners = {
  bulk: onBulkTransfer,
  replenish: followReplenish,
  sweep: followSweep,
};
