// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  subscriptionAdd, subscriptionDelete, subscriptionFile, subscriptionFiles, subscriptionList, subscriptionSend,
  subscriptionUpdate,
} from '../calls/subscription.ts';

export const useSubscriptionAdd: PostHook<typeof subscriptionAdd> = () => usePost(subscriptionAdd);
export const useSubscriptionDelete: PostHook<typeof subscriptionDelete> = () => usePost(subscriptionDelete);
export const useSubscriptionFile: GetHook<typeof subscriptionFile> = (query, options) => useGet(subscriptionFile, query, options);
export const useSubscriptionFiles: GetHook<typeof subscriptionFiles> = (query, options) => useGet(subscriptionFiles, query, options);
export const useSubscriptionList: GetHook<typeof subscriptionList> = (query, options) => useGet(subscriptionList, query, options);
export const useSubscriptionSend: PostHook<typeof subscriptionSend> = () => usePost(subscriptionSend);
export const useSubscriptionUpdate: PostHook<typeof subscriptionUpdate> = () => usePost(subscriptionUpdate);
