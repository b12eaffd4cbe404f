import type { GatewayProtocol } from '#server/providers/gateways/gateway-protocol.ts';

/**
 * Protocol of payonex: a session token valid for about a day, customers that must be registered before a payout,
 * records identified by `uuid`.
 */
export const protocol: GatewayProtocol = {
  gateway: 'payonex',
  login: { by: 'session', opens: '/authenticate', customers: '/v2/customers' },
  signature: 'x-signature',
  timestamp: 'x-timestamp',
  numbers: true,
  calls: {
    pay: {
      method: 'POST',
      path: '/v2/withdraw/request',
      sends: { customer: 'customerUuid', amount: 'amount', currency: 'currency', reference: 'referenceId' },
    },
    inquire: { method: 'GET', path: '/v2/transactions/{reference}', sends: {} },
    balance: { method: 'GET', path: '/v2/balances', sends: {} },
    bankLists: { method: 'GET', path: '/v2/banks', sends: {} },
  },
  statuses: {
    SUCCESS: 'SUCCESS',
    FAILED: 'FAILED',
    PROCESSING: 'PENDING',
    DUPLICATE: 'DUPLICATE',
    NOT_FOUND: 'NOT_FOUND',
  },
  answer: {
    status: 'data.status',
    reference: 'data.referenceId',
    transaction_id: 'data.uuid',
    amount: 'data.amount',
    fee: 'data.fee',
    currency: 'data.currency',
    at: 'data.updatedAt',
    message: 'message',
  },
  balance: {
    balance: 'data.balance',
    available: 'data.settleBalance',
    pending: 'data.pendingBalance',
    currency: 'data.currency',
    at: 'data.updatedAt',
  },
  list: 'data',
  bank: { bank: 'shortName', code: 'bankCode', name: 'nameTh', deposit: 'isDeposit', withdraw: 'isWithdraw' },
  line: { at: 'at', type: 'type', reference: 'referenceId', amount: 'amount', fee: 'fee', balance: 'balance' },
  event: {
    event_id: 'eventId',
    type: 'type',
    reference: 'referenceId',
    transaction_id: 'uuid',
    status: 'status',
    amount: 'amount',
    fee: 'fee',
    currency: 'currency',
    at: 'updatedAt',
    payer_bank: 'payer.bankCode',
    payer_account: 'payer.accountNo',
    payer_name: 'payer.name',
  },
};
