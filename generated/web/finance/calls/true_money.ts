// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  TrueMoneyEventsQuery, TrueMoneyEventsReply, TrueMoneyListQuery, TrueMoneyListReply,
} from '#generated/api/finance.ts';

/** Latest transfers of a wallet: GET /api/system/true_money/events */
export const trueMoneyEvents: Call<TrueMoneyEventsQuery, RecordReply<TrueMoneyEventsReply>> = { id: 'true_money.events', method: 'GET', path: '/api/system/true_money/events', permission: 'finance.truemoney.view', extension: true };

/** TrueMoney wallets: GET /api/system/true_money/list */
export const trueMoneyList: Call<TrueMoneyListQuery, PageReply<TrueMoneyListReply>> = { id: 'true_money.list', method: 'GET', path: '/api/system/true_money/list', permission: 'finance.truemoney.view' };
