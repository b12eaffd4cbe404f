// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { metadataAdd, metadataDelete, metadataList, metadataSave } from '../calls/metadata.ts';

export const useMetadataAdd: PostHook<typeof metadataAdd> = () => usePost(metadataAdd);
export const useMetadataDelete: PostHook<typeof metadataDelete> = () => usePost(metadataDelete);
export const useMetadataList: GetHook<typeof metadataList> = (query, options) => useGet(metadataList, query, options);
export const useMetadataSave: PostHook<typeof metadataSave> = () => usePost(metadataSave);
