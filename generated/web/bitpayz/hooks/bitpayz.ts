// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  BitpayzAccountItemsQuery,
  BitpayzAccountItemsReply,
  BitpayzAccountsQuery,
  BitpayzAccountsReply,
  BitpayzAddBody,
  BitpayzAddReply,
  BitpayzAgentAddBody,
  BitpayzAgentAddReply,
  BitpayzAgentConfigsQuery,
  BitpayzAgentConfigsReply,
  BitpayzAgentDetailQuery,
  BitpayzAgentDetailReply,
  BitpayzAgentUpdateBody,
  BitpayzAgentUpdateReply,
  BitpayzDetailQuery,
  BitpayzDetailReply,
  BitpayzOrdersQuery,
  BitpayzOrdersReply,
  BitpayzTransactionsQuery,
  BitpayzTransactionsReply,
  BitpayzUpdateBody,
  BitpayzUpdateReply,
} from '#generated/api/bitpayz.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  bitpayzAccountItems,
  bitpayzAccounts,
  bitpayzAdd,
  bitpayzAgentAdd,
  bitpayzAgentConfigs,
  bitpayzAgentDetail,
  bitpayzAgentUpdate,
  bitpayzDetail,
  bitpayzOrders,
  bitpayzTransactions,
  bitpayzUpdate,
} from '../calls/bitpayz.ts';

/** BitPayz accounts: GET /api/system/bitpayz/account/items */
export function useBitpayzAccountItems(
  query: BitpayzAccountItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly BitpayzAccountItemsReply[]>> {
  return useGet(bitpayzAccountItems, query, options);
}

/** BitPayz accounts: GET /api/system/bitpayz/accounts */
export function useBitpayzAccounts(
  query: BitpayzAccountsQuery | null,
  options?: QueryOptions,
): Query<PageReply<BitpayzAccountsReply>> {
  return useGet(bitpayzAccounts, query, options);
}

/** Add BitPayz account: POST /api/system/bitpayz/add */
export function useBitpayzAdd(): Mutation<BitpayzAddBody, RecordReply<BitpayzAddReply>> {
  return usePost(bitpayzAdd);
}

/** Add BitPayz agent config: POST /api/system/bitpayz/agent/add */
export function useBitpayzAgentAdd(): Mutation<BitpayzAgentAddBody, RecordReply<BitpayzAgentAddReply>> {
  return usePost(bitpayzAgentAdd);
}

/** BitPayz agent configs: GET /api/system/bitpayz/agent/configs */
export function useBitpayzAgentConfigs(
  query: BitpayzAgentConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<BitpayzAgentConfigsReply>> {
  return useGet(bitpayzAgentConfigs, query, options);
}

/** BitPayz agent config: GET /api/system/bitpayz/agent/detail */
export function useBitpayzAgentDetail(
  query: BitpayzAgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<BitpayzAgentDetailReply>> {
  return useGet(bitpayzAgentDetail, query, options);
}

/** Update BitPayz agent config: POST /api/system/bitpayz/agent/update */
export function useBitpayzAgentUpdate(): Mutation<BitpayzAgentUpdateBody, RecordReply<BitpayzAgentUpdateReply>> {
  return usePost(bitpayzAgentUpdate);
}

/** BitPayz account: GET /api/system/bitpayz/detail */
export function useBitpayzDetail(
  query: BitpayzDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<BitpayzDetailReply>> {
  return useGet(bitpayzDetail, query, options);
}

/** BitPayz orders: GET /api/system/bitpayz/orders */
export function useBitpayzOrders(
  query: BitpayzOrdersQuery | null,
  options?: QueryOptions,
): Query<PageReply<BitpayzOrdersReply>> {
  return useGet(bitpayzOrders, query, options);
}

/** BitPayz transactions: GET /api/system/bitpayz/transactions */
export function useBitpayzTransactions(
  query: BitpayzTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<BitpayzTransactionsReply>> {
  return useGet(bitpayzTransactions, query, options);
}

/** Update BitPayz account: POST /api/system/bitpayz/update */
export function useBitpayzUpdate(): Mutation<BitpayzUpdateBody, RecordReply<BitpayzUpdateReply>> {
  return usePost(bitpayzUpdate);
}
