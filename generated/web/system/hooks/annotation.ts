// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { annotationAdd, annotationDelete, annotationList, annotationUpdate } from '../calls/annotation.ts';

export const useAnnotationAdd: PostHook<typeof annotationAdd> = () => usePost(annotationAdd);
export const useAnnotationDelete: PostHook<typeof annotationDelete> = () => usePost(annotationDelete);
export const useAnnotationList: GetHook<typeof annotationList> = (query, options) => useGet(annotationList, query, options);
export const useAnnotationUpdate: PostHook<typeof annotationUpdate> = () => usePost(annotationUpdate);
