// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  bankAccounts, bankAdd, bankAgree, bankCross, bankDays, bankDetail, bankDifferences, bankFlow, bankItems, bankList,
  bankMlist, bankRelogin, bankSources, bankUpdate, bankUpdateBalances,
} from '../calls/bank.ts';

export const useBankAccounts: GetHook<typeof bankAccounts> = (query, options) => useGet(bankAccounts, query, options);
export const useBankAdd: PostHook<typeof bankAdd> = () => usePost(bankAdd);
export const useBankAgree: PostHook<typeof bankAgree> = () => usePost(bankAgree);
export const useBankCross: GetHook<typeof bankCross> = (query, options) => useGet(bankCross, query, options);
export const useBankDays: GetHook<typeof bankDays> = (query, options) => useGet(bankDays, query, options);
export const useBankDetail: GetHook<typeof bankDetail> = (query, options) => useGet(bankDetail, query, options);
export const useBankDifferences: GetHook<typeof bankDifferences> = (query, options) => useGet(bankDifferences, query, options);
export const useBankFlow: GetHook<typeof bankFlow> = (query, options) => useGet(bankFlow, query, options);
export const useBankItems: GetHook<typeof bankItems> = (query, options) => useGet(bankItems, query, options);
export const useBankList: GetHook<typeof bankList> = (query, options) => useGet(bankList, query, options);
export const useBankMlist: GetHook<typeof bankMlist> = (query, options) => useGet(bankMlist, query, options);
export const useBankRelogin: PostHook<typeof bankRelogin> = () => usePost(bankRelogin);
export const useBankSources: GetHook<typeof bankSources> = (query, options) => useGet(bankSources, query, options);
export const useBankUpdate: PostHook<typeof bankUpdate> = () => usePost(bankUpdate);
export const useBankUpdateBalances: PostHook<typeof bankUpdateBalances> = () => usePost(bankUpdateBalances);
