// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const exportIgnRun: Call = { id: 'export_ign.run', method: 'POST', path: '/api/system/user/export_ign', permission: 'system.export_ign.run', onError: 'log' };
