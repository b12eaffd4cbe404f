// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { ExportIgnRunBody, ExportIgnRunReply } from '#generated/api/system.ts';

/** Export in-game names: POST /api/system/user/export_ign */
export const exportIgnRun: Call<ExportIgnRunBody, RecordReply<ExportIgnRunReply>> = { id: 'export_ign.run', method: 'POST', path: '/api/system/user/export_ign', permission: 'system.export_ign.run' };
