import type { DecisionName, Decisions } from '#generated/api/handlers.ts';
import type { DecideContext } from '#server/decisions/verdict.ts';
import type { Tools } from '#server/records/write.ts';
import { decideBulk } from './decide/bulk.ts';
import { decideReverse } from './decide/deposit.ts';
import { decideFill } from './decide/fill.ts';
import { decideMatch } from './decide/match.ts';
import { decideResolve } from './decide/resolve.ts';
import { decideTicket } from './decide/ticket.ts';
import { decideTransfer } from './decide/transfer.ts';
import { decideUnmatch } from './decide/unmatch.ts';
import { decideApprove, decideChangeType, decideManual, decideRefund, decideVerify } from './decide/withdrawal.ts';

type Own = `${'withdraw' | 'deposit' | 'mbanking' | 'replenish' | 'ticket'}.${string}`;

/** Verdicts on the calls of this area, by the ids of the manifest. */
export const financeDecisions = (tools: Tools) =>
  ({
    'deposit.match': decideMatch,
    'deposit.reverse': decideReverse,
    'deposit.unmatch': decideUnmatch,
    'mbanking.bulk.withdraw': decideBulk,
    'mbanking.transfer': decideTransfer,
    'mbanking.transfer_resolve': decideResolve,
    'replenish.request_transfer': decideFill,
    'ticket.update': decideTicket(tools),
    'withdraw.approve': decideApprove,
    'withdraw.change_type': decideChangeType,
    'withdraw.manual': decideManual,
    'withdraw.refund': decideRefund,
    'withdraw.verify': decideVerify,
  }) satisfies Pick<Decisions<DecideContext>, Extract<DecisionName, Own>>;
