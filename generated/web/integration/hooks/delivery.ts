// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { deliveryDetail, deliveryList, deliveryReplay, deliveryReplayFailed } from '../calls/delivery.ts';

export const useDeliveryDetail: GetHook<typeof deliveryDetail> = (query, options) => useGet(deliveryDetail, query, options);
export const useDeliveryList: GetHook<typeof deliveryList> = (query, options) => useGet(deliveryList, query, options);
export const useDeliveryReplay: PostHook<typeof deliveryReplay> = () => usePost(deliveryReplay);
export const useDeliveryReplayFailed: PostHook<typeof deliveryReplayFailed> = () => usePost(deliveryReplayFailed);
