import type { GatewayName } from '#generated/api/gateways.ts';
import type { Words } from './protocol-words.ts';

/** What a request may carry. */
export type RequestPart =
  | 'merchant'
  | 'reference'
  | 'order_ref'
  | 'amount'
  | 'currency'
  | 'bank_code'
  | 'account_no'
  | 'account_name'
  | 'customer'
  | 'access_key'
  | 'from'
  | 'to';

export type AnswerPart = 'status' | 'reference' | 'transaction_id' | 'amount' | 'fee' | 'currency' | 'at' | 'message';
export type BalancePart = 'balance' | 'available' | 'pending' | 'currency' | 'at';
export type BankPart = 'bank' | 'code' | 'name' | 'deposit' | 'withdraw';
export type LinePart = 'at' | 'type' | 'reference' | 'amount' | 'fee' | 'balance';

/** The fields of a callback. `event_id` identifies one report forever; a repeated report has the same. */
export type EventPart =
  | 'event_id'
  | 'type'
  | 'reference'
  | 'transaction_id'
  | 'status'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'merchant'
  | 'at'
  | 'payer_bank'
  | 'payer_account'
  | 'payer_name';

/** One call of a gateway. `{reference}` and `{version}` in the path are filled; the other parts go into body or query. */
export interface CallShape {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly sends: Words<RequestPart>;
}

/** The words that our books have for the state of a transfer, and a gateway's own for each. */
export type StatusWords = Readonly<Record<'SUCCESS' | 'FAILED' | 'PROCESSING' | 'DUPLICATE' | 'NOT_FOUND', string>>;

/** How a request shows who sends it. `session` = a token for a day, got by `opens` with key and secret. */
export type Login =
  | { readonly by: 'key'; readonly header: string; readonly credential: string }
  | { readonly by: 'bearer' | 'basic'; readonly credential: string }
  | { readonly by: 'session'; readonly opens: string; readonly customers: string };

/**
 * What one gateway's interface looks like: addresses, headers and words. Client, sandbox and the reading of callbacks
 * share it. Every body is signed (signing.ts) with the account's `secret_key`; of a call without one, its address.
 */
export interface GatewayProtocol {
  readonly gateway: GatewayName;
  readonly login: Login;
  /** Names of the headers, lower case. */
  readonly signature: string;
  readonly timestamp: string;
  /** Credential with which the account is named in bodies and callbacks. */
  readonly merchant?: string;
  /** Amounts are JSON numbers instead of texts. */
  readonly numbers?: true;
  readonly calls: {
    readonly pay: CallShape;
    readonly inquire: CallShape;
    readonly balance: CallShape;
    /** Absent where the gateway has no such call. */
    readonly bankLists?: CallShape;
    readonly statement?: CallShape;
  };
  readonly statuses: StatusWords;
  readonly answer: Words<AnswerPart>;
  readonly balance: Words<BalancePart>;
  /** Rows of lists, and the path of the list. */
  readonly list: string;
  readonly bank: Words<BankPart>;
  readonly line: Words<LinePart>;
  readonly event: Words<EventPart>;
}
