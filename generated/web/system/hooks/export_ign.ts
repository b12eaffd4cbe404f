// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type { ExportIgnRunBody, ExportIgnRunReply } from '#generated/api/system.ts';
import { type Mutation, usePost } from '#web/data/hooks.ts';
import { exportIgnRun } from '../calls/export_ign.ts';

/** Export in-game names: POST /api/system/user/export_ign */
export function useExportIgnRun(): Mutation<ExportIgnRunBody, RecordReply<ExportIgnRunReply>> {
  return usePost(exportIgnRun);
}
