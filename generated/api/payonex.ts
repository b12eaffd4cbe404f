// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { BankRefRow } from './finance.ts';
import type {
  GatewayAccountRow, GatewayAccountsQuery, GatewayAddBody, GatewayAgentAddBody, GatewayAgentConfigRow,
  GatewayAgentConfigsQuery, GatewayAgentDetailQuery, GatewayAgentUpdateBody, GatewayBalanceLogRow,
  GatewayBalanceLogsQuery, GatewayBalanceQuery, GatewayBalanceReply, GatewayBankItemRow, GatewayBankListsQuery,
  GatewayBanksQuery, GatewayDetailQuery, GatewayOrderRow, GatewayTransactionRow, GatewayTransactionsQuery,
  GatewayUpdateBody,
} from './gateway.ts';

/** PayoneX account, as calls answer it. */
export interface PayoneXAccountRow extends GatewayAccountRow {
  readonly access_key: string;
  readonly secret_key: string;
  readonly token_expires_at: string | null;
}

export type PayoneXAgentConfigRow = GatewayAgentConfigRow;
export type PayoneXBalanceLogRow = GatewayBalanceLogRow;
export type PayoneXBankRow = BankRefRow;
export type PayoneXOrderRow = GatewayOrderRow;
export type PayoneXTransactionRow = GatewayTransactionRow;

/** Query of GET /api/system/payonex/account/items */
export interface PayonexAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

export type PayonexAccountItemsReply = Pick<PayoneXAccountRow, 'id' | 'name' | 'status'>;
export type PayonexAccountsQuery = GatewayAccountsQuery;
export type PayonexAccountsReply = Omit<PayoneXAccountRow, 'previous_secret_key' | 'access_key' | 'secret_key'>;

export interface PayonexAddBody extends GatewayAddBody {
  readonly access_key: string;
}

export type PayonexAddReply = Pick<PayoneXAccountRow, 'id' | 'version'>;
export type PayonexAgentAddBody = GatewayAgentAddBody;
export type PayonexAgentAddReply = Pick<PayoneXAgentConfigRow, 'id' | 'version'>;
export type PayonexAgentConfigsQuery = GatewayAgentConfigsQuery;
export type PayonexAgentConfigsReply = PayoneXAgentConfigRow;
export type PayonexAgentDetailQuery = GatewayAgentDetailQuery;
export type PayonexAgentDetailReply = PayoneXAgentConfigRow;
export type PayonexAgentUpdateBody = GatewayAgentUpdateBody;
export type PayonexAgentUpdateReply = Pick<PayoneXAgentConfigRow, 'id' | 'version'>;
export type PayonexBalanceQuery = GatewayBalanceQuery;
export type PayonexBalanceReply = GatewayBalanceReply;
export type PayonexBalanceLogsQuery = GatewayBalanceLogsQuery;
export type PayonexBalanceLogsReply = PayoneXBalanceLogRow;
export type PayonexBankListsQuery = GatewayBankListsQuery;
export type PayonexBankListsReply = GatewayBankItemRow;
export type PayonexBanksQuery = GatewayBanksQuery;
export type PayonexBanksReply = Pick<PayoneXBankRow, 'code' | 'name_th' | 'name_en'>;
export type PayonexDetailQuery = GatewayDetailQuery;
export type PayonexDetailReply = PayoneXAccountRow;

/** Query of GET /api/system/payonex/orders */
export interface PayonexOrdersQuery {
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

export type PayonexOrdersReply = PayoneXOrderRow;
export type PayonexTransactionsQuery = GatewayTransactionsQuery;
export type PayonexTransactionsReply = PayoneXTransactionRow;

export interface PayonexUpdateBody extends GatewayUpdateBody {
  readonly access_key?: string;
}

export type PayonexUpdateReply = Pick<PayoneXAccountRow, 'id' | 'version'>;
