// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody, GatewayAgentConfigRow,
  GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayDetailQuery, GatewayOrderRow,
  GatewayTransactionRow, GatewayTransactionsQuery, GatewayUpdateBody,
} from './gateway.ts';

/** ZapPay account, as calls answer it. */
export interface ZapPayAccountRow extends GatewayAccountRow {
  readonly merchant_id: string;
  readonly api_key: string;
  readonly secret_key: string;
}

export type ZapPayAgentConfigRow = GatewayAgentConfigRow;
export type ZapPayBankRow = BankRefRow;
export type ZapPayOrderRow = GatewayOrderRow;
export type ZapPayTransactionRow = GatewayTransactionRow;

/** Query of GET /api/system/zappay/account/items */
export interface ZappayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

export type ZappayAccountItemsReply = Pick<ZapPayAccountRow, 'id' | 'name' | 'status'>;
export type ZappayAccountsQuery = GatewayAccountsQuery;
export type ZappayAccountsReply = Omit<ZapPayAccountRow, 'previous_secret_key' | 'api_key' | 'secret_key'>;

export interface ZappayAddBody extends GatewayAddBody {
  readonly merchant_id: string;
  readonly api_key: string;
}

export type ZappayAddReply = Pick<ZapPayAccountRow, 'id' | 'version'>;
export type ZappayAgentAddBody = GatewayAgentAddBody;
export type ZappayAgentAddReply = Pick<ZapPayAgentConfigRow, 'id' | 'version'>;
export type ZappayAgentConfigsQuery = GatewayAgentConfigsQuery;
export type ZappayAgentConfigsReply = ZapPayAgentConfigRow;
export type ZappayAgentDetailQuery = GatewayAgentDetailQuery;
export type ZappayAgentDetailReply = ZapPayAgentConfigRow;
export type ZappayAgentUpdateBody = GatewayAgentUpdateBody;
export type ZappayAgentUpdateReply = Pick<ZapPayAgentConfigRow, 'id' | 'version'>;
export type ZappayDetailQuery = GatewayDetailQuery;
export type ZappayDetailReply = ZapPayAccountRow;

/** Query of GET /api/system/zappay/orders */
export interface ZappayOrdersQuery {
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

export type ZappayOrdersReply = ZapPayOrderRow;
export type ZappayTransactionsQuery = GatewayTransactionsQuery;
export type ZappayTransactionsReply = ZapPayTransactionRow;

export interface ZappayUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly api_key?: string;
}

export type ZappayUpdateReply = Pick<ZapPayAccountRow, 'id' | 'version'>;
