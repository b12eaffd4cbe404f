// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { viewDelete, viewFirst, viewSave, viewShare } from '../calls/view.ts';

export const useViewDelete: PostHook<typeof viewDelete> = () => usePost(viewDelete);
export const useViewFirst: PostHook<typeof viewFirst> = () => usePost(viewFirst);
export const useViewSave: PostHook<typeof viewSave> = () => usePost(viewSave);
export const useViewShare: PostHook<typeof viewShare> = () => usePost(viewShare);
