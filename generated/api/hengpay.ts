// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountItemsQuery, GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody,
  GatewayAgentConfigRow, GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody,
  GatewayBalanceLogRow, GatewayBalanceLogsQuery, GatewayBalanceQuery, GatewayBalanceReply, GatewayDetailQuery,
  GatewayOrderInquiryQuery, GatewayOrderInquiryReply, GatewayOrderRow, GatewayOrdersQuery, GatewayTransactionRow,
  GatewayTransactionsQuery, GatewayUpdateBody,
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
export type HengpayAccountItemsQuery = GatewayAccountItemsQuery;
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
export type HengpayOrdersQuery = GatewayOrdersQuery;
export type HengpayOrdersReply = HengPayOrderRow;
export type HengpayTransactionsQuery = GatewayTransactionsQuery;
export type HengpayTransactionsReply = HengPayTransactionRow;

export interface HengpayUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly token?: string;
}

export type HengpayUpdateReply = Pick<HengPayAccountRow, 'id' | 'version'>;
