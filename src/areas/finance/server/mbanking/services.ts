import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { TransferListeners } from '#server/transfers/settle-transfer.ts';
import { balance } from './balance.ts';
import { addRecipient, createGroup, deleteGroup, deleteRecipient } from './bulk/edit.ts';
import { groupList, recipientList } from './bulk/lists.ts';
import { prepareSend, send, stop } from './bulk/send.ts';
import { bankList, recentTransactions, statement } from './read-bank.ts';
import { transactions } from './transactions.ts';
import { type Prove, prepareTransfer, transfer } from './transfer.ts';
import { transferResolve, transferState } from './transfer-state.ts';

/** The hand-written calls of the console, by the names of the manifest. */
export function mbankingServices(listeners: TransferListeners) {
  return {
    'mbanking.balance': balance,
    'mbanking.bank-list': bankList,
    'mbanking.statement': statement,
    'mbanking.transactions': transactions,
    'mbanking.recent-transactions': recentTransactions,
    'mbanking.transfer': transfer,
    'mbanking.transfer_state': transferState,
    'mbanking.transfer_resolve': transferResolve(listeners),
    'mbanking.bulk.group-list': groupList,
    'mbanking.bulk.create-group': createGroup,
    'mbanking.bulk.delete-group': deleteGroup,
    'mbanking.bulk.add-recipient': addRecipient,
    'mbanking.bulk.delete-recipient': deleteRecipient,
    'mbanking.bulk.recipient-list': recipientList,
    'mbanking.bulk.withdraw': send,
    'mbanking.bulk.stop': stop,
  } satisfies Pick<Services<Context>, Extract<ServiceName, `mbanking.${string}`>>;
}

/** What some of them need to know before their transaction opens. */
export function mbankingPreparations(prove: Prove) {
  return { 'mbanking.transfer': prepareTransfer(prove), 'mbanking.bulk.withdraw': prepareSend(prove) };
}
