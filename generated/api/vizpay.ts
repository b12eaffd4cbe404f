// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountItemsQuery, GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody,
  GatewayAgentConfigRow, GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody,
  GatewayBalanceLogRow, GatewayBalanceLogsQuery, GatewayBalanceQuery, GatewayBalanceReply, GatewayBankItemRow,
  GatewayBankListsQuery, GatewayBanksQuery, GatewayDetailQuery, GatewayOrderInquiryQuery, GatewayOrderInquiryReply,
  GatewayOrderRow, GatewayOrdersQuery, GatewayStatementLineRow, GatewayStatementQuery, GatewayTransactionRow,
  GatewayTransactionsQuery, GatewayUpdateBody,
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
export type VizpayAccountItemsQuery = GatewayAccountItemsQuery;
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
export type VizpayOrdersQuery = GatewayOrdersQuery;
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
