// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody, GatewayAgentConfigRow,
  GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayBalanceLogRow,
  GatewayBalanceLogsQuery, GatewayBalanceQuery, GatewayBalanceReply, GatewayBankItemRow, GatewayBankListsQuery,
  GatewayBanksQuery, GatewayDetailQuery, GatewayOrderInquiryQuery, GatewayOrderInquiryReply, GatewayOrderRow,
  GatewayStatementLineRow, GatewayStatementQuery, GatewayTransactionRow, GatewayTransactionsQuery, GatewayUpdateBody,
} from './gateway.ts';

/** VizPay account, as calls answer it. */
export interface VizPayAccountRow extends GatewayAccountRow {
  readonly api_key: string;
  readonly secret_key: string;
  readonly api_version: string;
}

export type VizPayAgentConfigRow = GatewayAgentConfigRow;
export type VizPayBalanceLogRow = GatewayBalanceLogRow;
export type VizPayBankRow = BankRefRow;
export type VizPayOrderRow = GatewayOrderRow;
export type VizPayTransactionRow = GatewayTransactionRow;

/** Query of GET /api/system/vizpay/account/items */
export interface VizpayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

export type VizpayAccountItemsReply = Pick<VizPayAccountRow, 'id' | 'name' | 'status'>;
export type VizpayAccountsQuery = GatewayAccountsQuery;
export type VizpayAccountsReply = Omit<VizPayAccountRow, 'previous_secret_key' | 'api_key' | 'secret_key'>;

export interface VizpayAddBody extends GatewayAddBody {
  readonly api_key: string;
  readonly api_version: string;
}

export type VizpayAddReply = Pick<VizPayAccountRow, 'id' | 'version'>;
export type VizpayAgentAddBody = GatewayAgentAddBody;
export type VizpayAgentAddReply = Pick<VizPayAgentConfigRow, 'id' | 'version'>;
export type VizpayAgentConfigsQuery = GatewayAgentConfigsQuery;
export type VizpayAgentConfigsReply = VizPayAgentConfigRow;
export type VizpayAgentDetailQuery = GatewayAgentDetailQuery;
export type VizpayAgentDetailReply = VizPayAgentConfigRow;
export type VizpayAgentUpdateBody = GatewayAgentUpdateBody;
export type VizpayAgentUpdateReply = Pick<VizPayAgentConfigRow, 'id' | 'version'>;
export type VizpayBalanceQuery = GatewayBalanceQuery;
export type VizpayBalanceReply = GatewayBalanceReply;
export type VizpayBalanceLogsQuery = GatewayBalanceLogsQuery;
export type VizpayBalanceLogsReply = VizPayBalanceLogRow;
export type VizpayBankListsQuery = GatewayBankListsQuery;
export type VizpayBankListsReply = GatewayBankItemRow;
export type VizpayBanksQuery = GatewayBanksQuery;
export type VizpayBanksReply = Pick<VizPayBankRow, 'code' | 'name_th' | 'name_en'>;
export type VizpayDetailQuery = GatewayDetailQuery;
export type VizpayDetailReply = VizPayAccountRow;
export type VizpayOrderInquiryQuery = GatewayOrderInquiryQuery;
export type VizpayOrderInquiryReply = GatewayOrderInquiryReply;

/** Query of GET /api/system/vizpay/orders */
export interface VizpayOrdersQuery {
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

export type VizpayOrdersReply = VizPayOrderRow;
export type VizpayStatementQuery = GatewayStatementQuery;
export type VizpayStatementReply = GatewayStatementLineRow;
export type VizpayTransactionsQuery = GatewayTransactionsQuery;
export type VizpayTransactionsReply = VizPayTransactionRow;

export interface VizpayUpdateBody extends GatewayUpdateBody {
  readonly api_key?: string;
  readonly api_version?: string;
}

export type VizpayUpdateReply = Pick<VizPayAccountRow, 'id' | 'version'>;
