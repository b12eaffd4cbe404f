// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const recordHistory: Call = { id: 'audit.history', method: 'GET', path: '/api/system/audit/history', permission: 'signed-in', extension: true };
