// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody, GatewayAgentConfigRow,
  GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayDetailQuery, GatewayOrderRow,
  GatewayTransactionRow, GatewayTransactionsQuery, GatewayUpdateBody,
} from './gateway.ts';

/** BitPayz account, as calls answer it. */
export interface BitPayzAccountRow extends GatewayAccountRow {
  readonly merchant_id: string;
  readonly api_key: string;
  readonly secret_key: string;
}

export type BitPayzAgentConfigRow = GatewayAgentConfigRow;
export type BitPayzBankRow = BankRefRow;
export type BitPayzOrderRow = GatewayOrderRow;
export type BitPayzTransactionRow = GatewayTransactionRow;

/** Query of GET /api/system/bitpayz/account/items */
export interface BitpayzAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

export type BitpayzAccountItemsReply = Pick<BitPayzAccountRow, 'id' | 'name' | 'status'>;
export type BitpayzAccountsQuery = GatewayAccountsQuery;
export type BitpayzAccountsReply = Omit<BitPayzAccountRow, 'previous_secret_key' | 'api_key' | 'secret_key'>;

export interface BitpayzAddBody extends GatewayAddBody {
  readonly merchant_id: string;
  readonly api_key: string;
}

export type BitpayzAddReply = Pick<BitPayzAccountRow, 'id' | 'version'>;
export type BitpayzAgentAddBody = GatewayAgentAddBody;
export type BitpayzAgentAddReply = Pick<BitPayzAgentConfigRow, 'id' | 'version'>;
export type BitpayzAgentConfigsQuery = GatewayAgentConfigsQuery;
export type BitpayzAgentConfigsReply = BitPayzAgentConfigRow;
export type BitpayzAgentDetailQuery = GatewayAgentDetailQuery;
export type BitpayzAgentDetailReply = BitPayzAgentConfigRow;
export type BitpayzAgentUpdateBody = GatewayAgentUpdateBody;
export type BitpayzAgentUpdateReply = Pick<BitPayzAgentConfigRow, 'id' | 'version'>;
export type BitpayzDetailQuery = GatewayDetailQuery;
export type BitpayzDetailReply = BitPayzAccountRow;

/** Query of GET /api/system/bitpayz/orders */
export interface BitpayzOrdersQuery {
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

export type BitpayzOrdersReply = BitPayzOrderRow;
export type BitpayzTransactionsQuery = GatewayTransactionsQuery;
export type BitpayzTransactionsReply = BitPayzTransactionRow;

export interface BitpayzUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly api_key?: string;
}

export type BitpayzUpdateReply = Pick<BitPayzAccountRow, 'id' | 'version'>;
