import type { GatewayName } from '#generated/api/gateways.ts';
import type { GatewayProtocol, Login, StatusWords } from './gateway-protocol.ts';

/** What gateways without public documents are taken to speak until an operator has theirs in hand. */
const common = {
  signature: 'x-signature',
  timestamp: 'x-timestamp',
  merchant: 'merchant_id',
  statuses: {
    SUCCESS: 'SUCCESS',
    FAILED: 'FAILED',
    PROCESSING: 'PENDING',
    DUPLICATE: 'DUPLICATE',
    NOT_FOUND: 'NOT_FOUND',
  },
  answer: {
    status: 'data.status',
    reference: 'data.orderId',
    transaction_id: 'data.transactionId',
    amount: 'data.amount',
    fee: 'data.fee',
    currency: 'data.currency',
    at: 'data.successAt',
    message: 'message',
  },
  balance: {
    balance: 'data.balance',
    available: 'data.available',
    pending: 'data.pending',
    currency: 'data.currency',
    at: 'data.at',
  },
  list: 'data',
  bank: { bank: 'bank', code: 'bankCode', name: 'bankName', deposit: 'deposit', withdraw: 'withdraw' },
  line: { at: 'at', type: 'type', reference: 'orderId', amount: 'amount', fee: 'fee', balance: 'balance' },
  event: {
    event_id: 'eventId',
    type: 'type',
    reference: 'orderId',
    transaction_id: 'transactionId',
    status: 'status',
    amount: 'amount',
    fee: 'fee',
    currency: 'currency',
    merchant: 'merchantId',
    at: 'successAt',
    payer_bank: 'payerBank',
    payer_account: 'payerAccount',
    payer_name: 'payerName',
  },
} as const;

interface MerchantOptions {
  readonly login: Login;
  readonly statuses?: Partial<StatusWords>;
  readonly has?: 'bankLists';
}

/**
 * A gateway of the general model: JSON over POST below `/api`, the merchant named in every body, a key in a header and
 * HMAC-SHA256 over `timestamp.body`.
 */
export function merchantProtocol(gateway: GatewayName, { login, statuses, has }: MerchantOptions): GatewayProtocol {
  const merchant = { merchant: 'merchantId' };
  return {
    ...common,
    gateway,
    login,
    statuses: { ...common.statuses, ...statuses },
    calls: {
      pay: {
        method: 'POST',
        path: '/api/payout/create',
        sends: {
          ...merchant,
          reference: 'orderId',
          amount: 'amount',
          currency: 'currency',
          bank_code: 'bankCode',
          account_no: 'accountNumber',
          account_name: 'accountName',
        },
      },
      inquire: { method: 'POST', path: '/api/payout/inquiry', sends: { ...merchant, reference: 'orderId' } },
      balance: { method: 'POST', path: '/api/balance', sends: merchant },
      ...(has === 'bankLists' ? { bankLists: { method: 'POST', path: '/api/banks', sends: merchant } as const } : {}),
    },
  };
}
