// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody, GatewayAgentConfigRow,
  GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayBalanceLogRow,
  GatewayBalanceLogsQuery, GatewayBalanceQuery, GatewayBalanceReply, GatewayDetailQuery, GatewayOrderInquiryQuery,
  GatewayOrderInquiryReply, GatewayOrderRow, GatewayTransactionRow, GatewayTransactionsQuery, GatewayUpdateBody,
} from './gateway.ts';

/** HengPay account, as calls answer it. */
export interface HengPayAccountRow extends GatewayAccountRow {
  readonly merchant_id: string;
  readonly token: string;
  readonly secret_key: string;
}

export type HengPayAgentConfigRow = GatewayAgentConfigRow;
export type HengPayBalanceLogRow = GatewayBalanceLogRow;
export type HengPayBankRow = BankRefRow;
export type HengPayOrderRow = GatewayOrderRow;
export type HengPayTransactionRow = GatewayTransactionRow;

/** Query of GET /api/system/hengpay/account/items */
export interface HengpayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

export type HengpayAccountItemsReply = Pick<HengPayAccountRow, 'id' | 'name' | 'status'>;
export type HengpayAccountsQuery = GatewayAccountsQuery;
export type HengpayAccountsReply = Omit<HengPayAccountRow, 'previous_secret_key' | 'token' | 'secret_key'>;

export interface HengpayAddBody extends GatewayAddBody {
  readonly merchant_id: string;
  readonly token: string;
}

export type HengpayAddReply = Pick<HengPayAccountRow, 'id' | 'version'>;
export type HengpayAgentAddBody = GatewayAgentAddBody;
export type HengpayAgentAddReply = Pick<HengPayAgentConfigRow, 'id' | 'version'>;
export type HengpayAgentConfigsQuery = GatewayAgentConfigsQuery;
export type HengpayAgentConfigsReply = HengPayAgentConfigRow;
export type HengpayAgentDetailQuery = GatewayAgentDetailQuery;
export type HengpayAgentDetailReply = HengPayAgentConfigRow;
export type HengpayAgentUpdateBody = GatewayAgentUpdateBody;
export type HengpayAgentUpdateReply = Pick<HengPayAgentConfigRow, 'id' | 'version'>;
export type HengpayBalanceQuery = GatewayBalanceQuery;
export type HengpayBalanceReply = GatewayBalanceReply;
export type HengpayBalanceLogsQuery = GatewayBalanceLogsQuery;
export type HengpayBalanceLogsReply = HengPayBalanceLogRow;
export type HengpayDetailQuery = GatewayDetailQuery;
export type HengpayDetailReply = HengPayAccountRow;
export type HengpayOrderInquiryQuery = GatewayOrderInquiryQuery;
export type HengpayOrderInquiryReply = GatewayOrderInquiryReply;

/** Query of GET /api/system/hengpay/orders */
export interface HengpayOrdersQuery {
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

export type HengpayOrdersReply = HengPayOrderRow;
export type HengpayTransactionsQuery = GatewayTransactionsQuery;
export type HengpayTransactionsReply = HengPayTransactionRow;

export interface HengpayUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly token?: string;
}

export type HengpayUpdateReply = Pick<HengPayAccountRow, 'id' | 'version'>;
