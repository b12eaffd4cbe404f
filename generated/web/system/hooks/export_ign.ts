// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type PostHook, usePost } from '#web/data/hooks.ts';
import { exportIgnRun } from '../calls/export_ign.ts';

export const useExportIgnRun: PostHook<typeof exportIgnRun> = () => usePost(exportIgnRun);
