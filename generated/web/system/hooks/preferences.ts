// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { preferencesList, preferencesRead, preferencesSettings } from '../calls/preferences.ts';

export const usePreferencesList: PostHook<typeof preferencesList> = () => usePost(preferencesList);
export const usePreferencesRead: GetHook<typeof preferencesRead> = (query, options) => useGet(preferencesRead, query, options);
export const usePreferencesSettings: PostHook<typeof preferencesSettings> = () => usePost(preferencesSettings);
