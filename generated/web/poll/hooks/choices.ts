// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  choicesAdd, choicesDelete, choicesDetail, choicesItems, choicesList, choicesNew, choicesOptions, choicesRemove,
  choicesSave, choicesUpdate,
} from '../calls/choices.ts';

export const useChoicesAdd: PostHook<typeof choicesAdd> = () => usePost(choicesAdd);
export const useChoicesDelete: PostHook<typeof choicesDelete> = () => usePost(choicesDelete);
export const useChoicesDetail: GetHook<typeof choicesDetail> = (query, options) => useGet(choicesDetail, query, options);
export const useChoicesItems: GetHook<typeof choicesItems> = (query, options) => useGet(choicesItems, query, options);
export const useChoicesList: GetHook<typeof choicesList> = (query, options) => useGet(choicesList, query, options);
export const useChoicesNew: PostHook<typeof choicesNew> = () => usePost(choicesNew);
export const useChoicesOptions: GetHook<typeof choicesOptions> = (query, options) => useGet(choicesOptions, query, options);
export const useChoicesRemove: PostHook<typeof choicesRemove> = () => usePost(choicesRemove);
export const useChoicesSave: PostHook<typeof choicesSave> = () => usePost(choicesSave);
export const useChoicesUpdate: PostHook<typeof choicesUpdate> = () => usePost(choicesUpdate);
