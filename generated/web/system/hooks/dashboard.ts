// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { dashboardDelete, dashboardList, dashboardSave, dashboardShare } from '../calls/dashboard.ts';

export const useDashboardDelete: PostHook<typeof dashboardDelete> = () => usePost(dashboardDelete);
export const useDashboardList: GetHook<typeof dashboardList> = (query, options) => useGet(dashboardList, query, options);
export const useDashboardSave: PostHook<typeof dashboardSave> = () => usePost(dashboardSave);
export const useDashboardShare: PostHook<typeof dashboardShare> = () => usePost(dashboardShare);
