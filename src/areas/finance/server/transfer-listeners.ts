import type { TransferListeners } from '#server/transfers/settle-transfer.ts';
import { onBulkTransfer } from './mbanking/bulk/feed.ts';
import { followReplenish } from './replenish/follow-replenish.ts';
import { followSweep } from './sweep/follow-sweep.ts';

/** What happens when a transfer ends, by its origin. */
export const transferListeners: TransferListeners = {
  bulk: onBulkTransfer,
  replenish: followReplenish,
  sweep: followSweep,
};
