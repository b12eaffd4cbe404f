// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountItemsQuery, GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody,
  GatewayAgentConfigRow, GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayDetailQuery,
  GatewayOrderRow, GatewayOrdersQuery, GatewayTransactionRow, GatewayTransactionsQuery, GatewayUpdateBody,
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
export type BitpayzAccountItemsQuery = GatewayAccountItemsQuery;
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
export type BitpayzOrdersQuery = GatewayOrdersQuery;
export type BitpayzOrdersReply = BitPayzOrderRow;
export type BitpayzTransactionsQuery = GatewayTransactionsQuery;
export type BitpayzTransactionsReply = BitPayzTransactionRow;

export interface BitpayzUpdateBody extends GatewayUpdateBody {
  readonly merchant_id?: string;
  readonly api_key?: string;
}

export type BitpayzUpdateReply = Pick<BitPayzAccountRow, 'id' | 'version'>;
