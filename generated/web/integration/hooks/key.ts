// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  keyAdd, keyDetail, keyList, keyRevoke, keyRevokeVerdict, keyRotate, keyScopes, keyTakeOver, keyUpdate,
} from '../calls/key.ts';

export const useKeyAdd: PostHook<typeof keyAdd> = () => usePost(keyAdd);
export const useKeyDetail: GetHook<typeof keyDetail> = (query, options) => useGet(keyDetail, query, options);
export const useKeyList: GetHook<typeof keyList> = (query, options) => useGet(keyList, query, options);
export const useKeyRevoke: PostHook<typeof keyRevoke> = () => usePost(keyRevoke);
export const useKeyRevokeVerdict: GetHook<typeof keyRevokeVerdict> = (query, options) => useGet(keyRevokeVerdict, query, options);
export const useKeyRotate: PostHook<typeof keyRotate> = () => usePost(keyRotate);
export const useKeyScopes: GetHook<typeof keyScopes> = (query, options) => useGet(keyScopes, query, options);
export const useKeyTakeOver: PostHook<typeof keyTakeOver> = () => usePost(keyTakeOver);
export const useKeyUpdate: PostHook<typeof keyUpdate> = () => usePost(keyUpdate);
