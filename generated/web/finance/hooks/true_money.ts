// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { trueMoneyEvents, trueMoneyList } from '../calls/true_money.ts';

export const useTrueMoneyEvents: GetHook<typeof trueMoneyEvents> = (query, options) => useGet(trueMoneyEvents, query, options);
export const useTrueMoneyList: GetHook<typeof trueMoneyList> = (query, options) => useGet(trueMoneyList, query, options);
