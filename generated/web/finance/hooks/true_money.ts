// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  TrueMoneyEventsQuery,
  TrueMoneyEventsReply,
  TrueMoneyListQuery,
  TrueMoneyListReply,
} from '#generated/api/finance.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { trueMoneyEvents, trueMoneyList } from '../calls/true_money.ts';

/** Latest transfers of a wallet: GET /api/system/true_money/events */
export function useTrueMoneyEvents(
  query: TrueMoneyEventsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<TrueMoneyEventsReply>> {
  return useGet(trueMoneyEvents, query, options);
}

/** TrueMoney wallets: GET /api/system/true_money/list */
export function useTrueMoneyList(
  query: TrueMoneyListQuery | null,
  options?: QueryOptions,
): Query<PageReply<TrueMoneyListReply>> {
  return useGet(trueMoneyList, query, options);
}
