// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody, GatewayAgentConfigRow,
  GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayBankItemRow, GatewayBankListsQuery,
  GatewayBanksQuery, GatewayDetailQuery, GatewayOrderRow, GatewayTransactionRow, GatewayTransactionsQuery,
  GatewayUpdateBody,
} from './gateway.ts';

/** OnePay account, as calls answer it. */
export interface OnePayAccountRow extends GatewayAccountRow {
  readonly merchant_id: string;
  readonly api_key: string;
  readonly secret_key: string;
}

export type OnePayAgentConfigRow = GatewayAgentConfigRow;
export type OnePayBankRow = BankRefRow;
export type OnePayOrderRow = GatewayOrderRow;
export type OnePayTransactionRow = GatewayTransactionRow;

/** Query of GET /api/system/onepay/account/items */
export interface OnepayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

export type OnepayAccountItemsReply = Pick<OnePayAccountRow, 'id' | 'name' | 'status'>;
export type OnepayAccountsQuery = GatewayAccountsQuery;
export type OnepayAccountsReply = Omit<OnePayAccountRow, 'previous_secret_key' | 'api_key' | 'secret_key'>;

export interface OnepayAddBody extends GatewayAddBody {
  readonly merchant_id: string;
  readonly api_key: string;
}

export type OnepayAddReply = Pick<OnePayAccountRow, 'id' | 'version'>;
export type OnepayAgentAddBody = GatewayAgentAddBody;
export type OnepayAgentAddReply = Pick<OnePayAgentConfigRow, 'id' | 'version'>;
export type OnepayAgentConfigsQuery = GatewayAgentConfigsQuery;
export type OnepayAgentConfigsReply = OnePayAgentConfigRow;
export type OnepayAgentDetailQuery = GatewayAgentDetailQuery;
export type OnepayAgentDetailReply = OnePayAgentConfigRow;
export type OnepayAgentUpdateBody = GatewayAgentUpdateBody;
export type OnepayAgentUpdateReply = Pick<OnePayAgentConfigRow, 'id' | 'version'>;
export type OnepayBankListsQuery = GatewayBankListsQuery;
export type OnepayBankListsReply = GatewayBankItemRow;
export type OnepayBanksQuery = GatewayBanksQuery;
export type OnepayBanksReply = Pick<OnePayBankRow, 'code' | 'name_th' | 'name_en'>;
export type OnepayDetailQuery = GatewayDetailQuery;
export type OnepayDetailReply = OnePayAccountRow;

/** Query of GET /api/system/onepay/orders */
export interface OnepayOrdersQuery {
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

export type OnepayOrdersReply = OnePayOrderRow;
export type OnepayTransactionsQuery = GatewayTransactionsQuery;
export type OnepayTransactionsReply = OnePayTransactionRow;

export interface OnepayUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly api_key?: string;
}

export type OnepayUpdateReply = Pick<OnePayAccountRow, 'id' | 'version'>;
