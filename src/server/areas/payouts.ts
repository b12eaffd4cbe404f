import type { TransactionContext } from '../context/context.ts';

/** What the area that pays out offers to those who bring news of its payouts, such as a gateway's callback. */
export interface Payouts {
  /** Key of the task that follows the payout of a withdrawal. */
  keyOf(withdrawalId: number): string;
  /** Records that a payout was made, whatever the source of the news. False if it is final already. */
  settle(
    ctx: Pick<TransactionContext, 'tx' | 'audit'>,
    attemptId: bigint,
    verdict: {
      readonly state: 'success';
      readonly upstreamRef: string | null;
      readonly message: string;
      readonly fee: bigint;
      readonly inquiry: false;
      readonly park: false;
    },
  ): Promise<boolean>;
}
