// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody, GatewayAgentConfigRow,
  GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayDetailQuery, GatewayOrderRow,
  GatewayTransactionRow, GatewayTransactionsQuery, GatewayUpdateBody,
} from './gateway.ts';

/** DirePay account, as calls answer it. */
export interface DirePayAccountRow extends GatewayAccountRow {
  readonly merchant_id: string;
  readonly api_key: string;
  readonly secret_key: string;
}

export type DirePayAgentConfigRow = GatewayAgentConfigRow;
export type DirePayBankRow = BankRefRow;
export type DirePayOrderRow = GatewayOrderRow;
export type DirePayTransactionRow = GatewayTransactionRow;

/** Query of GET /api/system/direpay/account/items */
export interface DirepayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

export type DirepayAccountItemsReply = Pick<DirePayAccountRow, 'id' | 'name' | 'status'>;
export type DirepayAccountsQuery = GatewayAccountsQuery;
export type DirepayAccountsReply = Omit<DirePayAccountRow, 'previous_secret_key' | 'api_key' | 'secret_key'>;

export interface DirepayAddBody extends GatewayAddBody {
  readonly merchant_id: string;
  readonly api_key: string;
}

export type DirepayAddReply = Pick<DirePayAccountRow, 'id' | 'version'>;
export type DirepayAgentAddBody = GatewayAgentAddBody;
export type DirepayAgentAddReply = Pick<DirePayAgentConfigRow, 'id' | 'version'>;
export type DirepayAgentConfigsQuery = GatewayAgentConfigsQuery;
export type DirepayAgentConfigsReply = DirePayAgentConfigRow;
export type DirepayAgentDetailQuery = GatewayAgentDetailQuery;
export type DirepayAgentDetailReply = DirePayAgentConfigRow;
export type DirepayAgentUpdateBody = GatewayAgentUpdateBody;
export type DirepayAgentUpdateReply = Pick<DirePayAgentConfigRow, 'id' | 'version'>;
export type DirepayDetailQuery = GatewayDetailQuery;
export type DirepayDetailReply = DirePayAccountRow;

/** Query of GET /api/system/direpay/orders */
export interface DirepayOrdersQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly account_id?: readonly number[];
  readonly type?: readonly ('deposit' | 'withdraw')[];
  readonly method?: readonly ('qr' | 'transfer' | 'truewallet' | 'payout')[];
  readonly status?: readonly (
    | 'created' | 'pending' | 'processing' | 'paid' | 'success' | 'expired' | 'failed' | 'cancelled' | 'reversed' |
    'suspicious' | 'unknown'
  )[];
  readonly bank_code?: readonly string[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly no_callback?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

export type DirepayOrdersReply = DirePayOrderRow;
export type DirepayTransactionsQuery = GatewayTransactionsQuery;
export type DirepayTransactionsReply = DirePayTransactionRow;

export interface DirepayUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly api_key?: string;
}

export type DirepayUpdateReply = Pick<DirePayAccountRow, 'id' | 'version'>;
