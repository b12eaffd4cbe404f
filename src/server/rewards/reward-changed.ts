import type { RowOf } from '../context/context.ts';
import type { Tx } from '../db/sql.ts';

type Reward = Pick<RowOf<'event_reward'>, 'id' | 'status' | 'stock_used' | 'stock_total'>;

/**
 * What an area that gives rewards does when one was changed, in the same transaction. Throws FailureError 422 where it
 * could not go on with the reward as it is now.
 */
export type RewardChanged = (tx: Tx, row: Reward, before: Reward) => Promise<void>;
