// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountItemsQuery, GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody,
  GatewayAgentConfigRow, GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayBankItemRow,
  GatewayBankListsQuery, GatewayBanksQuery, GatewayDetailQuery, GatewayOrderRow, GatewayOrdersQuery,
  GatewayTransactionRow, GatewayTransactionsQuery, GatewayUpdateBody,
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
export type OnepayAccountItemsQuery = GatewayAccountItemsQuery;
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
export type OnepayOrdersQuery = GatewayOrdersQuery;
export type OnepayOrdersReply = OnePayOrderRow;
export type OnepayTransactionsQuery = GatewayTransactionsQuery;
export type OnepayTransactionsReply = OnePayTransactionRow;

export interface OnepayUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly api_key?: string;
}

export type OnepayUpdateReply = Pick<OnePayAccountRow, 'id' | 'version'>;
