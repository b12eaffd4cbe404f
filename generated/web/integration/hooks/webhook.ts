// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  webhookAdd, webhookDetail, webhookItems, webhookList, webhookPause, webhookResume, webhookRotate, webhookSecret,
  webhookTest, webhookUpdate,
} from '../calls/webhook.ts';

export const useWebhookAdd: PostHook<typeof webhookAdd> = () => usePost(webhookAdd);
export const useWebhookDetail: GetHook<typeof webhookDetail> = (query, options) => useGet(webhookDetail, query, options);
export const useWebhookItems: GetHook<typeof webhookItems> = (query, options) => useGet(webhookItems, query, options);
export const useWebhookList: GetHook<typeof webhookList> = (query, options) => useGet(webhookList, query, options);
export const useWebhookPause: PostHook<typeof webhookPause> = () => usePost(webhookPause);
export const useWebhookResume: PostHook<typeof webhookResume> = () => usePost(webhookResume);
export const useWebhookRotate: PostHook<typeof webhookRotate> = () => usePost(webhookRotate);
export const useWebhookSecret: PostHook<typeof webhookSecret> = () => usePost(webhookSecret);
export const useWebhookTest: PostHook<typeof webhookTest> = () => usePost(webhookTest);
export const useWebhookUpdate: PostHook<typeof webhookUpdate> = () => usePost(webhookUpdate);
